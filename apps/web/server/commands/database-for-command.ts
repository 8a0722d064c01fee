import type { Db } from "../db/client.ts";
import { reachDatabase } from "../db/reach-database.ts";
import type { Settings } from "../env.ts";
import { CommandError } from "./command-error.ts";
import type { Opened } from "./run-cli.ts";

/** Rejects a command that works on the database only; `instead` is what does the same for hosted services. */
export function expectEmbedded({ PROVIDER }: Settings, instead: string): void {
  if (PROVIDER !== "embedded")
    throw new CommandError(`This command is for PROVIDER=embedded. With PROVIDER=${PROVIDER}, ${instead}.`);
}

/** The database of the settings. */
export async function openForCommand(settings: Settings, instead: string): Promise<Opened<Db>> {
  expectEmbedded(settings, instead);
  const { db, close } = await reachDatabase(settings);
  return { store: db, close };
}
