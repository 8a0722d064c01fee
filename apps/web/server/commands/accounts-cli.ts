import { findAccount } from "../providers/embedded/manage-accounts.ts";
import { parseCommand, USAGE } from "./accounts-command.ts";
import { CommandError } from "./command-error.ts";
import { openForCommand } from "./database-for-command.ts";
import { oneLine } from "./printable.ts";
import { runCli } from "./run-cli.ts";

const INSTEAD = "accounts are managed under Authentication in the project's console";

runCli({
  usage: USAGE,
  parse: parseCommand,
  open: (settings) => openForCommand(settings, INSTEAD),
  async *run({ email, run }, db) {
    const account = await findAccount(db, email);
    if (!account) throw new CommandError(`No account for ${oneLine(email)}.`);
    yield await run(db, account);
  },
});
