import Measurement

/// How to read the page.
struct ReadingGuide {
  func write(into html: inout HTMLWriter) {
    html.element("section", ["class": "guide", "aria-labelledby": "guide"]) { html in
      html.element("h2", ["id": "guide"], text: "How to read this")
      html.element("dl") { html in
        for (word, meaning) in Self.words {
          html.element("dt", text: word)
          html.element("dd", text: meaning)
        }
      }
    }
  }

  private static let words: [(String, String)] = [
    (
      "Frame",
      "What happens between two refreshes of the display: the script moves the viewport or changes the data, and the "
        + "collection view lays out and configures its cells. Nothing is drawn, so a frame on a device costs more."
    ),
    (
      "Deadline",
      "The time from one refresh to the next. A frame that takes longer is late: a hitch. It is shown at the first refresh "
        + "after it is done, and how many whole refreshes that is too late is its hitch time."
    ),
    (
      "Hitch ms/s",
      "Hitch time in a second of scrolling as it is shown. On the scale used here, \(HitchScale.name), less than 5 is good "
        + "and more than 10 is critical."
    ),
    (
      "Median, p90, p99",
      "Half, nine in ten, and 99 in a hundred frames take at most this long (Hyndman and Fan's definition 7). p90 is left "
        + "out below 10 frames, p99 below 100."
    ),
    (
      "Times and counts",
      "A frame's time is the median over the time passes; its phases are those of the pass it comes from. Times vary from run "
        + "to run and from machine to machine. Allocations and other counts come from a pass of their own and repeat exactly."
    ),
    (
      "A dash",
      "It was not measured. The reason shows when the pointer rests on it. It never stands for zero."
    ),
    (
      "Frame by frame",
      "Long runs are thinned: of each stretch of frames the quickest and the slowest are drawn, so no peak is lost. The sliders, or "
        + "drawing a range with the mouse, zoom in; a diamond is a hitch. With the chart in focus the arrow keys read it out."
    ),
    (
      "Pictures",
      "The rectangles that the layout answers for the viewport, taken when the frame was played again after measuring. The bar at the "
        + "side shows where the viewport stands in the content."
    ),
    (
      "Which code",
      "A flame graph holds what a timer saw within frames while the workload was played many times: the wider a box, the more often "
        + "its function ran. What lies between frames is not in it."
    ),
  ]
}
