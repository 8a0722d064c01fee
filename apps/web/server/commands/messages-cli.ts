import type { Settings } from "../env.ts";
import type { DocumentStore } from "../providers/common/document-store.ts";
import { documentsIn } from "../providers/embedded/documents.ts";
import { openForCommand } from "./database-for-command.ts";
import { parseCommand, USAGE } from "./messages-command.ts";
import { type Opened, runCli } from "./run-cli.ts";

/** The messages of the provider that the settings select. */
async function openMessages(settings: Settings): Promise<Opened<DocumentStore["contactMessages"]>> {
  if (settings.PROVIDER === "firebase") return (await import("../../hosted/start.ts")).openMessages(settings);
  const { store, close } = await openForCommand(settings, "");
  return { store: documentsIn(store).contactMessages, close };
}

runCli({
  usage: USAGE,
  parse: parseCommand,
  open: openMessages,
  run: (run, messages, notify) => run(messages, notify),
});
