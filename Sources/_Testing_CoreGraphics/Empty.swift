// Swift Testing looks for this module wherever `Testing` and `CoreGraphics` are imported together; there is nothing to add.
