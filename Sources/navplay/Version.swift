/// The number of the program, raised by every change that users see.
let version = "0.1.0"
