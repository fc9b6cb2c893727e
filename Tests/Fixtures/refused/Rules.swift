{ a in b }  // error: top-level statement cannot begin with a closure expression
let noClosure = $0  // error: anonymous closure argument not contained in a closure
let named = { x in $0 }  // error: anonymous closure arguments cannot be used inside a closure that has explicit arguments
let nested = { func f() { $0 } }  // error: anonymous closure argument not contained in a closure
let inner = { x in { $0 } }
let opaque = some Shape()  // error: consecutive statements on a line must be separated by ';'
let call = any Shape()  // error: consecutive statements on a line must be separated by ';'
let value = f(await)  // error: expected expression after 'await'
func initial() { init() }  // error: initializers may only be declared within a type
let chained = if a { b } else { c } .d  // error: consecutive statements on a line must be separated by ';'

func twice(a: inout inout A) {}  // error: parameter may have at most one of the 'inout', 'borrowing', or 'consuming' specifiers
func both(a: borrowing inout A) {}  // error: parameter may have at most one of the 'inout', 'borrowing', or 'consuming' specifiers
func order(a: sending inout A) {}  // error: 'sending' must be placed after specifier 'inout'
typealias Bare = A -> B  // error: single argument function types require parentheses
typealias Curried = (A) -> B -> C  // error: single argument function types require parentheses
typealias Maybe = (A)? -> B  // error: single argument function types require parentheses
let dotted: A.  // error: expected member name following '.'
let after = 1

var untyped { 1 }  // error: computed property must have an explicit type
var (pair, other): (A, B) { c }  // error: getter/setter can only be defined for a single variable
var one: A, two: A { a }  // error: 'var' declarations with multiple variables cannot have explicit getters/setters
var written: A { set { } }  // error: variable with a setter must also have a getter
var parted: A { get { b }; set { } }  // error: expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition
struct Subscripts {
  subscript(a: A) -> B { set { } }  // error: subscript with a setter must also have a getter
  subscript(b: A) -> B { didSet { } }  // error: 'didSet' is not allowed in subscripts
}

async func late() {}  // error: 'async' must be written after the parameter list of a function
@escaping func attributed() {}  // error: attribute can only be applied to types, not declarations
func parameter(@autoclosure a: A) {}  // error: attribute can only be applied to types, not declarations
static struct Static {}  // error: declaration cannot be marked 'static'
private public let access = 1  // error: multiple incompatible access-level modifiers specified
struct Members {
  ; let first: A  // error: unexpected ';' separator
  let second: B; let third: C
  static typealias D = E  // error: declaration cannot be marked 'static'
  static class func f() {}  // error: 'class' cannot appear after another 'static' or 'class' keyword
  weak unowned var g: H?  // error: duplicate modifier
  extension I {}  // error: declaration is only valid at file scope
}
func local() { import J }  // error: declaration is only valid at file scope

enum Cases: Int {
  case computed = a  // error: raw value for enum case must be a literal
  case sum = 1 + 2  // error: raw value for enum case must be a literal
  case labelled(a b: A)  // error: enum case cannot have keyword arguments
  case blank(_ b: A)
}
func patterns() {
  switch a {
  case let .b(let c): d  // error: 'let' cannot appear nested inside another 'var' or 'let' pattern
  case let (e, var f): g  // error: 'var' cannot appear nested inside another 'var' or 'let' pattern
  case (let h, let i): j
  }
}
let indented = """
  a
 \(b /* */)  // error: insufficient indentation of line in multi-line string literal
  """
typealias Labelled = (a: A, _ b: B) -> C  // error: function types cannot have argument labels; use '_' before 'a'
let tuple: (inout a: A, b: B)  // error: 'inout' before a parameter name is not allowed, place it before the parameter type instead
let parameters = { (a b: A) in b }  // error: closure cannot have keyword arguments
let captured = { [weak = a] in b }  // error: expected name of in closure capture list
func keyPaths() { \.a.b() { c } }  // error: consecutive statements on a line must be separated by ';'
func closures() { f { a } { b } }  // error: consecutive statements on a line must be separated by ';'
let called = f() { a } { b }
let self = a  // error: keyword 'self' cannot be used as an identifier here
import struct Module  // error: expected module name in import declaration
var effects: A { get throws { a } set { } }  // error: 'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'
var setter: A { get { a } set throws { } }  // error: 'set' accessor cannot have specifier 'throws'
@objc @objc class Twice {}  // error: duplicate attribute
protocol Requirements {
  subscript(a: A) -> B { }  // error: subscript declarations must have a getter
}
