import { SettingError, type Settings } from "../../server/env.ts";

/** The settings of PROVIDER=firebase, with those that it needs. */
export type HostedSettings = Settings & {
  readonly FIREBASE_PROJECT_ID: string;
  readonly FIREBASE_API_KEY: string;
  readonly AUTH_SECRET: string;
};

const invalid = (message: string) => new SettingError(`Invalid setting: ${message}`);

/**
 * Checks what the provider needs beside valid values.
 *
 * Errors   SettingError naming the variable
 */
export function hostedSettings(settings: Settings): HostedSettings {
  const { FIREBASE_PROJECT_ID, AUTH_SECRET, DATABASE_URL, PUBLIC_URL } = settings;
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: documents } = settings;
  if (DATABASE_URL !== undefined)
    throw invalid("DATABASE_URL is not used with PROVIDER=firebase. Remove one of the two.");
  if (FIREBASE_PROJECT_ID === undefined)
    throw invalid("FIREBASE_PROJECT_ID is missing. PROVIDER=firebase needs the ID of the project.");
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
