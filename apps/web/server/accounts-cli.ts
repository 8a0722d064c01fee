import { parseCommand, USAGE } from "./account-commands/accounts-command.ts";
import { runCommand } from "./account-commands/run-accounts.ts";
import { runCli } from "./commands/run-cli.ts";

runCli({ usage: USAGE, parse: parseCommand, run: runCommand });
