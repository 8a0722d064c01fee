import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { asksForHelp, CommandError } from "../../server/commands/command-error.ts";
import { runCli } from "../../server/commands/run-cli.ts";
import { prepareDataFolder } from "../../server/data-folder.ts";
import { openDatabase } from "../../server/db/open-database.ts";
import { reachDatabase } from "../../server/db/reach-database.ts";
import type { Settings } from "../../server/env.ts";
import { reasonOf } from "../../server/operator-error.ts";
import { firebaseSettings } from "../accounts/settings.ts";
import { connectFirebase } from "../connect.ts";
import { embeddedSide } from "./embedded-side.ts";
import { type HashParameters, hostedSide } from "./hosted-side.ts";
import type { MoveSide } from "./move-side.ts";
import { runMove } from "./run-move.ts";

const USAGE = `npm run move -- firebase                          copies all accounts, documents and messages to Firebase
npm run move -- embedded                          copies them from Firebase into the database
npm run move -- embedded --hash-parameters FILE   with the passwords; the file has the project's parameters

Stop the product first. DATA_DIR or DATABASE_URL selects the database; FIREBASE_PROJECT_ID and FIREBASE_SERVICE_ACCOUNT
select the project. The command can be repeated, and deletes nothing.
`;

/** The JSON of "Password hash parameters" in the project's console. */
const parametersFile = z.object({
  base64_signer_key: z.base64(),
  base64_salt_separator: z.base64(),
  rounds: z.number().int(),
  mem_cost: z.number().int(),
});

function parametersIn(path: string): HashParameters {
  // npm runs commands in the repository's folder; a path is relative to the user's current folder.
  const file = resolve(process.env.INIT_CWD ?? ".", path);
  let parsed: ReturnType<typeof parametersFile.safeParse>;
  try {
    parsed = parametersFile.safeParse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new CommandError(`The hash parameters cannot be read (${reasonOf(error)}).`);
  }
  if (!parsed.success)
    throw new CommandError(
      "The hash parameters must be a JSON object with base64_signer_key, base64_salt_separator, rounds and mem_cost.",
    );
  const { base64_signer_key, base64_salt_separator, rounds, mem_cost } = parsed.data;
  return {
    signerKey: Buffer.from(base64_signer_key, "base64"),
    saltSeparator: Buffer.from(base64_salt_separator, "base64"),
    rounds,
    memoryCost: mem_cost,
  };
}

function hostedSideOf(parametersPath: string | undefined): MoveSide {
  const settings = firebaseSettings();
  const parameters = parametersPath === undefined ? undefined : parametersIn(parametersPath);
  return hostedSide(connectFirebase(settings), parameters);
}

/** A source must be a database of ours; a target may be new. */
async function embeddedSideOf(settings: Settings, isTarget: boolean): Promise<MoveSide> {
  if (isTarget) await prepareDataFolder(settings.DATA_DIR);
  const database = await (isTarget ? openDatabase(settings) : reachDatabase(settings));
  return embeddedSide(database.db, database.close);
}

interface Command {
  readonly target: "firebase" | "embedded";
  readonly parameters: string | undefined;
}

function parse([target, option, parameters, ...rest]: readonly string[]): Command | undefined {
  if (asksForHelp(target)) return undefined;
  const isOption = option === undefined || (option === "--hash-parameters" && parameters !== undefined);
  const isKnown = target === "embedded" || (target === "firebase" && option === undefined);
  if (!isKnown || !isOption || rest.length > 0) throw new CommandError(USAGE);
  return { target, parameters };
}

runCli({
  usage: USAGE,
  parse,
  open: async (settings) => ({ store: settings, close: async () => undefined }),
  async *run({ target, parameters }, settings) {
    const hosted = hostedSideOf(parameters);
    try {
      const embedded = await embeddedSideOf(settings, target === "embedded");
      try {
        yield* target === "firebase" ? runMove(embedded, hosted) : runMove(hosted, embedded);
      } finally {
        await embedded.close();
      }
    } finally {
      await hosted.close();
    }
  },
});
