import Playground

/// Prints how to call the program, or what the session knows about a topic.
func printHelp(on topic: String?, _ arguments: Arguments) -> Int32 {
  guard let topic else {
    Output.write(usage)
    return Status.fine
  }
  if let text = usageTopics[topic] {
    Output.write(text)
    return Status.fine
  }
  let reply = Session(arguments.settings).respond(to: ":help \(topic)")
  Output.print(reply.output)
  if reply.ok { return Status.fine }
  for line in reply.errors { Output.printError(line) }
  return Status.usage
}

private let usage = """
  navplay runs SwiftUI navigation code in a terminal.

    navplay [FILE...]     a prompt where a person types, else runs standard input;
                          with FILEs or -c runs those, then with -i the prompt
    navplay run FILE...   runs inputs (.nav), Swift (.swift), transcripts, pages
                          (.transcript, .md), and prints a transcript
    navplay test PATH...  replays transcripts, pages and folders, and compares

    -c TEXT                    runs the inputs in TEXT; can be given many times
    -i, --interactive          opens the prompt afterwards
    -k, --keep-going           goes on after an input that failed
    -q, --quiet                prints only what the program prints, and errors
    --size COLUMNSxROWS        the device inside its frame (40x12)
    --style ascii|unicode      how pictures are drawn
    --color auto|always|never  whether pictures are coloured
    --entry NAME               the view that a file shows
    --bare                     starts without the tutorial's components
    --json                     prints one object for each input
    --no-init, --history none  no start-up file, no history
    --version, --help [TOPIC]  topics: run, test, status, and those of :help

  Files and -c run in the order written, in one session; '-' is standard input.

  """

private let usageTopics = [
  "run": """
  navplay run FILE... prints a transcript: each input behind '> ' and '| ', its reply behind
  two blanks, its errors behind '! '. navplay test accepts what it prints.

  A .swift file is one input; any other file holds as many as it likes, one after another.
  The first input that fails ends the run, unless -k is given.

  """,
  "test": """
  navplay test PATH... replays .transcript files, the navplay blocks of .md pages, and all
  of them in a folder, each case in a session of its own, and prints what differs.

  --update       writes what the failing steps really gave into the files
  --filter TEXT  plays only the cases whose names contain TEXT; one without has its file's
  --fail-fast    ends after the first case that fails
  --format text|tap|junit|json
  --timing       tells how long each case took, the slowest first

  """,
  "status": """
  0    fine
  1    an input failed or the program still waits; a transcript did not hold
  2    the call cannot be understood
  66   a file cannot be read
  70   a fault of navplay itself
  130  interrupted; 128 + n for another signal n

  """,
]
