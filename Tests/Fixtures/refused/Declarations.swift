struct 3D { }  // error: 'D' is not a valid digit in integer literal
struct { }  // error: expected identifier in struct declaration
strcut Point { }  // error: consecutive statements on a line must be separated by ';'
func class() { }  // error: keyword 'class' cannot be used as an identifier here
static let shared = 1  // error: static properties may only be declared on a type
init() { }  // error: initializers may only be declared within a type
typealias Names [String]  // error: expected '=' in type alias declaration
infix operator +++: AdditionPrecedence  // error: declarations of kind 'operator' are not supported here
#import <UIKit/UIKit.h>  // error: Swift has no '#import'
NSString *text = 1  // error: consecutive statements on a line must be separated by ';'

struct Members {
  var x Int = 3  // error: found an unexpected second identifier in variable declaration; is there an accidental break?
  let y: Int { 3 }  // error: 'let' declarations cannot be computed properties
  var z: = 3  // error: expected type
  func a(b) { }  // error: expected ':' following argument label and parameter name
  func c(Int) { }  // error: unnamed parameters must be written with the empty name '_'
  func d(e: Int f: Int) { }  // error: expected ',' separator
  func g(h: Int == 3) { }  // error: expected '=' instead of '==' to assign default value for parameter
  func i(inout j: Int) { }  // error: 'inout' before a parameter name is not allowed, place it before the parameter type instead
  func k() -> { }  // error: expected type for function result
  func l()  // error: expected '{' in body of function declaration
  var m: Int { get { 1 } get { 2 } }  // error: variable already has a getter
  print("member")  // error: expected declaration
  case n  // error: enum 'case' is not allowed outside of an enum
  init name() { }  // error: initializers cannot have a name
}

enum Kinds {
  case a, .b  // error: extraneous '.' in enum 'case' declaration
  case c = , d  // error: expected expression after '=' in 'case'
}

protocol Shape {
  var area: Double  { area }  // error: expected get or set in a protocol property
}

extension Array where Element = Int { }  // error: use '==' for same-type requirements rather than '='
