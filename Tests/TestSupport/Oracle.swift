import Foundation
import Testing

/// The compiler's own parser, which says of a text whether it is Swift.
public struct Oracle: Sendable {
  private let compiler: String

  /// Nil where there is no Swift compiler.
  public init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { "\($0)/swiftc" }
    guard let compiler = candidates.first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    self.compiler = compiler
  }

  /// Returns what the compiler says first of the texts it refuses, by their indices; nil when it
  /// took over 10 seconds.
  public func refusals(of texts: [String]) throws -> [Int: String]? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oracle-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = ["-frontend", "-parse", "-parse-as-library"]
    for (index, text) in texts.enumerated() {
      let file = folder.appending(path: "text\(index).swift")
      try text.write(to: file, atomically: false, encoding: .utf8)
      arguments.append(file.path)
    }
    guard let output = try run(arguments, in: folder) else { return nil }
    var refusals: [Int: String] = [:]
    for line in output.split(separator: "\n") where line.contains(": error: ") {
      guard let name = line.split(separator: ":").first, let start = name.range(of: "/text"),
        let index = Int(name[start.upperBound...].dropLast(".swift".count)), refusals[index] == nil
      else { continue }
      refusals[index] = String(line.dropFirst(name.count + 1))
    }
    return refusals
  }

  /// Type-checks declarations against NavigationCore and returns what the compiler says first of
  /// those it refuses, by their indices.
  ///
  /// That a member asks for more of its type than its extension promises is no refusal: the
  /// compiler has found it.
  public func refusals(ofProofs proofs: [String]) throws -> [Int: String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "proofs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "proofs.swift")
    let text = (["import SwiftUI"] + proofs).joined(separator: "\n")
    try text.write(to: file, atomically: false, encoding: .utf8)
    let arguments = [
      "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "5", "-module-alias",
      "SwiftUI=NavigationCore", "-I", BuiltProgram.modules, file.path,
    ]
    let output = try #require(try run(arguments, in: folder, seconds: 120))
    return Oracle.firstRefusals(in: output)
  }

  private static func firstRefusals(in output: String) -> [Int: String] {
    var refusals: [Int: String] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
      guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]) else { continue }
      let asksForMore =
        parts[4].contains("be equivalent") || parts[4].contains(" conform to ")
      if !asksForMore, refusals[number - 2] == nil { refusals[number - 2] = parts[4] }
    }
    return refusals
  }

  private func run(_ arguments: [String], in folder: URL, seconds: Double = 10) throws -> String? {
    let log = folder.appending(path: "log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: compiler)
    process.arguments = arguments
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let deadline = Date(timeIntervalSinceNow: seconds)
    while process.isRunning {
      guard Date() < deadline else {
        process.terminate()
        return nil
      }
      usleep(5_000)
    }
    return try String(contentsOf: log, encoding: .utf8)
  }
}
