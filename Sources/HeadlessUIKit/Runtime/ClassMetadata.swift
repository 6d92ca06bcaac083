/// The parts of a Swift class's run-time metadata that say where its virtual table holds the allocator of an
/// initializer.
///
/// The layout is that of Swift 5 and later without the Objective-C runtime, 64 bits. Swift does not promise it on
/// Linux, so `ClassInstantiation` tests what it finds here before it is used.
struct ClassMetadata {
  /// Bytes from a class's address to the address of its descriptor.
  private static let descriptorOffset = 40
  /// Bytes from a descriptor to what follows its fixed part.
  private static let fixedDescriptorSize = 44

  let address: UnsafeRawPointer

  init(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The byte offset, in this class and in its subclasses, of the allocator of the first initializer that the class
  /// itself introduces; nil if the class introduces none, or if its metadata does not read as expected.
  var firstAllocatorOffset: Int? {
    let descriptor = address.load(fromByteOffset: Self.descriptorOffset, as: UnsafeRawPointer.self)
    let flags = DescriptorFlags(rawValue: descriptor.load(as: UInt32.self))
    guard flags.isClass, flags.hasVirtualTable, !flags.isGeneric, !flags.hasResilientSuperclass else { return nil }
    let table = descriptor + Self.fixedDescriptorSize + (flags.hasSingletonInitialization ? 12 : 0)
    let firstSlot = Int(table.load(as: UInt32.self))
    let count = Int(table.load(fromByteOffset: 4, as: UInt32.self))
    for index in 0..<count {
      let method = table + 8 + 8 * index
      guard isInitializer(method) else { continue }
      let offset = 8 * (firstSlot + index)
      let introduced = method + 4 + Int((method + 4).load(as: Int32.self))
      return allocator(at: offset) == introduced ? offset : nil
    }
    return nil
  }

  /// The address of the code that the virtual table holds `offset` bytes from the class's address.
  func allocator(at offset: Int) -> UnsafeRawPointer {
    address.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
  }

  private func isInitializer(_ method: UnsafeRawPointer) -> Bool {
    method.load(as: UInt32.self) & 0xF == 1
  }
}

/// The first word of a type's descriptor.
private struct DescriptorFlags {
  let rawValue: UInt32
  var isClass: Bool { rawValue & 0x1F == 16 }
  var isGeneric: Bool { rawValue & 0x80 != 0 }
  var hasSingletonInitialization: Bool { rawValue >> 16 & 0x3 == 1 }
  var hasResilientSuperclass: Bool { rawValue >> 16 & 0x2000 != 0 }
  var hasVirtualTable: Bool { rawValue >> 16 & 0x8000 != 0 }
}
