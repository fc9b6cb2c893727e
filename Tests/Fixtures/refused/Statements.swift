func statements() {
  if x = 5 { print(x) }  // error: use of '=' in a boolean context, did you mean '=='?
  if a && let b = c { print(b) }  // error: expected ',' joining parts of a multi-clause condition
  if let d = e else { return }  // error: unexpected 'else' immediately following 'if' condition
  guard let f = g { return }  // error: expected 'else' after 'guard' condition
  while { }  // error: missing condition in 'while' statement
  for (int i = 0; i < 3; i++) { }  // error: C-style for statement was removed in Swift 3
  for h [1] { }  // error: expected 'in' after for-each pattern
  do { print(1) } while x  // error: 'do-while' statement is not allowed
  else { }  // error: 'else' has no 'if' before it
  catch { }  // error: the 'do' keyword is used to specify a 'catch' region
  print("a") print("b")  // error: consecutive statements on a line must be separated by ';'
  print "a"  // error: consecutive statements on a line must be separated by ';'
  let j = k +l  // error: consecutive statements on a line must be separated by ';'
  let m = n ? 1  // error: expected ':' after '? ...' in ternary expression
  let o = 1 < p < 3  // error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
  let q = r ?? try s()  // error: 'try' cannot appear to the right of a non-assignment operator
  let t = [1 2]  // error: expected ',' separator
  let u = ["a": 1, "b"]  // error: expected ':' in dictionary literal
  switch v {
    print("no case")  // error: all statements inside a switch must be covered by a 'case' or 'default'
  case 1:  // error: 'case' label in a 'switch' must have at least one executable statement
  case .a(let w), .b: print(w)  // error: 'w' must be bound in every pattern
  default print("d")  // error: expected ':' after 'default'
  }
  case 2: print("out")  // error: 'case' label can only appear inside a 'switch' statement
}
