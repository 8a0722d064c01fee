import { runCli } from "./commands/run-cli.ts";
import { parseCommand, USAGE } from "./contact/messages-command.ts";
import { runCommand } from "./contact/run-messages.ts";
import { documentsIn } from "./providers/embedded/documents.ts";

runCli({
  usage: USAGE,
  parse: parseCommand,
  run: (command, db, notify) => runCommand(command, documentsIn(db).contactMessages, notify),
});
