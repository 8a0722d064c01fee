import { parseCommand, runCommand, USAGE } from "./commands/accounts-command.ts";
import { openEmbedded } from "./commands/open-database.ts";
import { runCli } from "./commands/run-cli.ts";

const INSTEAD = "accounts are managed under Authentication in the project's console";

runCli({
  usage: USAGE,
  parse: parseCommand,
  open: (settings) => openEmbedded(settings, INSTEAD),
  run: runCommand,
});
