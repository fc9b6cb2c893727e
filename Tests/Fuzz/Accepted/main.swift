import Foundation
import SwiftSubset

// Writes the texts that our parser accepts into a folder, for the compiler to judge: those of the
// files whose paths stand on standard input, and COUNT damaged forms of them.
let arguments = CommandLine.arguments
guard arguments.count == 4, let seed = UInt64(arguments[2]), let count = Int(arguments[3]) else {
  print("FuzzAccepted FOLDER SEED COUNT <PATHS")
  exit(2)
}
var accepted = Accepted(folder: URL(filePath: arguments[1]))
var texts: [String] = []
while let path = readLine() {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
  if try accepted.take(text) { texts.append(text) }
}
var damage = Damage(seed: seed)
for _ in 0..<(texts.isEmpty ? 0 : count) { _ = try accepted.take(damage.applied(to: texts)) }
print("\(accepted.count), \(accepted.count - texts.count) of them damaged")
