import Interpreter

// What `scripts/catalog` writes into the sources and the documentation.
if CommandLine.arguments.contains("support") {
  print(Vocabulary.supportPage, terminator: "")
} else {
  print(Vocabulary.directorySource, terminator: "")
}
