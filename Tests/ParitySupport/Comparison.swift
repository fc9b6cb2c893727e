import SwiftSubset

/// Compares many programs with the files that a folder holds, and prints what differs.
///
/// Returns how many differ. Each file is `Name.swift`, the program's name.
public func countDifferences(_ programs: [ParityProgram], filesIn folder: String) -> Int {
  var different = 0
  for program in programs {
    let path = "\(folder)/\(program.name).swift"
    let difference: String?
    do {
      let source = SourceText(bytes: try contents(of: path), name: "\(program.name).swift")
      difference = program.difference(interpreting: source)
    } catch {
      difference = "\(error)"
    }
    guard let difference else { continue }
    different += 1
    print("different: \(program.name)\n\(difference)\n")
  }
  print("\(programs.count - different) alike, \(different) different")
  return different
}
