import Interpreter

// What `scripts/catalog` writes into the sources.
print(Vocabulary.directorySource, terminator: "")
