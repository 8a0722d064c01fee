import { z } from "zod";
import { type Environment, readSettings, SettingError, type Settings } from "../../server/env.ts";

/** Host and port, as the emulators are named. */
const emulator = z.string().regex(/^[\w.-]+:\d{1,5}$/, "must be host:port, such as 127.0.0.1:9099");

const schema = z.object({
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, "must be the ID of a project, such as kingpost-1a2b3")
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{3,}$/, "must be a web API key")
    .optional(),
  FIREBASE_MAIL_COLLECTION: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,99}$/, "must be the name of a collection, such as mail")
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: emulator.optional(),
  FIRESTORE_EMULATOR_HOST: emulator.optional(),
});

type ProjectSettings = z.output<typeof schema>;

/** What connects to a project. */
export type FirebaseSettings = ProjectSettings & { readonly FIREBASE_PROJECT_ID: string };

/** The settings of PROVIDER=firebase, with those that it needs. */
export type HostedSettings = Settings &
  ProjectSettings & {
    readonly FIREBASE_PROJECT_ID: string;
    readonly FIREBASE_API_KEY: string;
    readonly AUTH_SECRET: string;
  };

const invalid = (message: string) => new SettingError(`Invalid setting: ${message}`);

const missingProject = (who: string) =>
  invalid(`FIREBASE_PROJECT_ID is missing. ${who} needs the ID of the project.`);

/** For a command, whatever PROVIDER is. Throws a SettingError that names the variable. */
export function firebaseSettings(environment: Environment = process.env): FirebaseSettings {
  const { FIREBASE_PROJECT_ID, ...others } = readSettings(schema, environment);
  if (FIREBASE_PROJECT_ID === undefined) throw missingProject("The command");
  return { ...others, FIREBASE_PROJECT_ID };
}

/** Adds the settings of the provider, and checks what it needs. Throws a SettingError that names the variable. */
export function hostedSettings(given: Settings, environment: Environment = process.env): HostedSettings {
  const settings = { ...given, ...readSettings(schema, environment) };
  const { FIREBASE_PROJECT_ID, AUTH_SECRET, DATABASE_URL, PUBLIC_URL } = settings;
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: documents } = settings;
  if (DATABASE_URL !== undefined)
    throw invalid("DATABASE_URL is not used with PROVIDER=firebase. Remove one of the two.");
  if (FIREBASE_PROJECT_ID === undefined) throw missingProject("PROVIDER=firebase");
  if (AUTH_SECRET === undefined)
    throw invalid(
      "AUTH_SECRET is missing. PROVIDER=firebase needs it, with the same value in all processes: at least 32 random characters.",
    );
  if ((auth === undefined) !== (documents === undefined))
    throw invalid(
      `${auth === undefined ? "FIREBASE_AUTH_EMULATOR_HOST" : "FIRESTORE_EMULATOR_HOST"} is missing. Set both emulators or none.`,
    );
  if (auth !== undefined && PUBLIC_URL.startsWith("https:"))
    throw invalid(
      "FIREBASE_AUTH_EMULATOR_HOST is set, and PUBLIC_URL is https. An emulator accepts anyone's tokens and must not serve a public site.",
    );
  const FIREBASE_API_KEY = settings.FIREBASE_API_KEY ?? (auth === undefined ? undefined : "emulator");
  if (FIREBASE_API_KEY === undefined)
    throw invalid("FIREBASE_API_KEY is missing. It is the web API key in the settings of the project.");
  return { ...settings, FIREBASE_PROJECT_ID, FIREBASE_API_KEY, AUTH_SECRET };
}
