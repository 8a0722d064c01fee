import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Credential } from "firebase-admin/app";
import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import { SettingError, type Settings } from "../../env.ts";
import { type Library, loadLibrary } from "./library.ts";
import { hasUnanswered } from "./service-call.ts";
import type { HostedSettings } from "./settings.ts";

export type FirebaseSettings = Pick<HostedSettings, "FIREBASE_PROJECT_ID"> &
  Pick<Settings, "FIREBASE_SERVICE_ACCOUNT" | "FIREBASE_AUTH_EMULATOR_HOST" | "FIRESTORE_EMULATOR_HOST">;

const CLOSE_MS = 1000;

export interface Firebase {
  readonly library: Library;
  readonly auth: Auth;
  readonly db: Firestore;
  readonly close: () => Promise<void>;
}

const accountFile = z.object({
  type: z.literal("service_account"),
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string().includes("PRIVATE KEY"),
});

/** What is in the file does not reach a message: it is a secret. */
function readAccount(path: string, projectId: string) {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(`Invalid setting: FIREBASE_SERVICE_ACCOUNT cannot be read (${reason}).`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SettingError(`Invalid setting: FIREBASE_SERVICE_ACCOUNT is not a JSON file (${path}).`);
  }
  const parsed = accountFile.safeParse(value);
  if (!parsed.success)
    throw new SettingError(
      `Invalid setting: FIREBASE_SERVICE_ACCOUNT is not the key file of a service account (${path}).`,
    );
  const { project_id, client_email, private_key } = parsed.data;
  if (project_id !== projectId)
    throw new SettingError(
      `Invalid setting: FIREBASE_SERVICE_ACCOUNT is of the project ${JSON.stringify(project_id)}, and FIREBASE_PROJECT_ID is ${JSON.stringify(projectId)}.`,
    );
  return { projectId: project_id, clientEmail: client_email, privateKey: private_key };
}

function credentialOf(library: Library, settings: FirebaseSettings): Credential | undefined {
  const { FIREBASE_SERVICE_ACCOUNT: path, FIREBASE_PROJECT_ID: projectId } = settings;
  if (settings.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return undefined;
  if (path !== undefined) {
    const account = readAccount(path, projectId);
    try {
      return library.cert(account);
    } catch {
      // The library's error is about the key itself.
      throw new SettingError(
        `Invalid setting: FIREBASE_SERVICE_ACCOUNT has a damaged private key (${path}). Download a new one.`,
      );
    }
  }
  return library.applicationDefault();
}

/**
 * Opens a project of Firebase. Nothing is sent before the first call.
 *
 * Errors   SettingError if the library is not installed or the service account's file is not usable
 */
export function connectFirebase(settings: FirebaseSettings): Firebase {
  const library = loadLibrary();
  const credential = credentialOf(library, settings);
  const { FIREBASE_AUTH_EMULATOR_HOST: authHost, FIRESTORE_EMULATOR_HOST: host } = settings;
  // The library reads these from the environment.
  if (authHost !== undefined) process.env.FIREBASE_AUTH_EMULATOR_HOST = authHost;
  if (host !== undefined) process.env.FIRESTORE_EMULATOR_HOST = host;
  // An emulator needs no credentials: they are not looked for on the network.
  if (host !== undefined) process.env.METADATA_SERVER_DETECTION ??= "none";
  const projectId = settings.FIREBASE_PROJECT_ID;
  const app = library.initializeApp({ projectId, ...(credential && { credential }) }, randomUUID());
  const db = library.initializeFirestore(app, {});
  return {
    library,
    auth: library.getAuth(app),
    db,
    close: async () => {
      // A closed client rejects what it would still repeat, and handles that rejection nowhere: the end of the process closes it instead.
      if (!hasUnanswered())
        await Promise.race([db.terminate(), setTimeout(CLOSE_MS, undefined, { ref: false })]);
      await library.deleteApp(app);
    },
  };
}
