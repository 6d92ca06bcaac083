import Foundation

/// A map of space: the point `(x, y, z, 1)`, as a row, times this matrix of four rows.
@frozen public struct CATransform3D: Equatable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat
  /// Row 1, column 2.
  public var m12: CGFloat
  /// Row 1, column 3.
  public var m13: CGFloat
  /// Row 1, column 4.
  public var m14: CGFloat
  /// Row 2, column 1.
  public var m21: CGFloat
  /// Row 2, column 2.
  public var m22: CGFloat
  /// Row 2, column 3.
  public var m23: CGFloat
  /// Row 2, column 4.
  public var m24: CGFloat
  /// Row 3, column 1.
  public var m31: CGFloat
  /// Row 3, column 2.
  public var m32: CGFloat
  /// Row 3, column 3.
  public var m33: CGFloat
  /// Row 3, column 4.
  public var m34: CGFloat
  /// Row 4, column 1: what is added to x, in points.
  public var m41: CGFloat
  /// Row 4, column 2: what is added to y, in points.
  public var m42: CGFloat
  /// Row 4, column 3: what is added to z, in points.
  public var m43: CGFloat
  /// Row 4, column 4.
  public var m44: CGFloat

  /// The matrix of zeros, as in C.
  public init() {
    self.init(rows: [.zero, .zero, .zero, .zero])
  }

  /// The matrix with these sixteen numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  typealias Row = SIMD4<Double>

  init(rows: [Row]) {
    self.init(
      m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: rows[0].w,
      m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: rows[1].w,
      m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: rows[2].w,
      m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: rows[3].w
    )
  }

  var rows: [Row] {
    [
      Row(m11, m12, m13, m14),
      Row(m21, m22, m23, m24),
      Row(m31, m32, m33, m34),
      Row(m41, m42, m43, m44),
    ]
  }

  /// First this map, then `other`.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let others = other.rows
    return CATransform3D(
      rows: rows.map { row in
        let upper: Row = row.x * others[0] + row.y * others[1]
        return upper + row.z * others[2] + row.w * others[3]
      })
  }

  /// The map that undoes this one, by Gauss and Jordan; nil if it cannot be undone.
  var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let candidates = column..<4
      guard let pivot = candidates.max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        left[pivot][column] != 0
      else { return nil }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      let scale = left[column][column]
      left[column] /= scale
      right[column] /= scale
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return CATransform3D(rows: right)
  }
}
