// Swift Testing looks for this module wherever `Testing` and `UIKit` are imported together; there is nothing to add.
