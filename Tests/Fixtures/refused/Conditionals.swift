#else  // error: unexpected conditional compilation block terminator
#if os(iOS) let wrong = 1  // error: extra tokens following conditional compilation directive
let a = 1
#else if DEBUG  // error: unexpected 'if' keyword following '#else' conditional compilation directive
let b = 2
#endif
#if DEBUG
let c = 3
)  // error: expected expression
#endif
<<<<<<< HEAD  // error: source control conflict marker in source file
let d = 4
#if  // error: incomplete condition in conditional compilation directive
#endif
