import { parseCommand, USAGE } from "./commands/accounts-command.ts";
import { CommandError } from "./commands/command-error.ts";
import { openEmbedded } from "./commands/open-database.ts";
import { oneLine } from "./commands/printable.ts";
import { runCli } from "./commands/run-cli.ts";
import { findAccount } from "./providers/embedded/register.ts";

const INSTEAD = "accounts are managed under Authentication in the project's console";

runCli({
  usage: USAGE,
  parse: parseCommand,
  open: (settings) => openEmbedded(settings, INSTEAD),
  async *run({ email, run }, db) {
    const account = await findAccount(db, email);
    if (!account) throw new CommandError(`No account for ${oneLine(email)}.`);
    yield await run(db, account);
  },
});
