import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Credential } from "firebase-admin/app";
import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import { SettingError } from "../server/env.ts";
import { reasonOf } from "../server/operator-error.ts";
import type { FirebaseSettings } from "./accounts/settings.ts";
import { type Library, loadLibrary } from "./library.ts";
import { hasUnanswered } from "./service-call.ts";

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

const unusable = (words: string) => new SettingError(`Invalid setting: FIREBASE_SERVICE_ACCOUNT ${words}.`);

/** What is in the file does not reach a message: it is a secret. */
function serviceAccountIn(path: string, projectId: string, library: Library): Credential {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    // Its message quotes the file.
    if (error instanceof SyntaxError) throw unusable(`is not a JSON file (${path})`);
    throw unusable(`cannot be read (${reasonOf(error)})`);
  }
  const account = accountFile.safeParse(content).data;
  if (!account) throw unusable(`is not the key file of a service account (${path})`);
  const { project_id, client_email: clientEmail, private_key: privateKey } = account;
  if (project_id !== projectId) {
    const [own, given] = [JSON.stringify(project_id), JSON.stringify(projectId)];
    throw unusable(`is of the project ${own}, and FIREBASE_PROJECT_ID is ${given}`);
  }
  try {
    return library.cert({ projectId, clientEmail, privateKey });
  } catch {
    // The library's error is about the key itself.
    throw unusable(`has a damaged private key (${path}). Download a new one`);
  }
}

function credentialOf(library: Library, settings: FirebaseSettings): Credential | undefined {
  const { FIREBASE_SERVICE_ACCOUNT: path, FIREBASE_PROJECT_ID: projectId } = settings;
  if (settings.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return undefined;
  return path === undefined ? library.applicationDefault() : serviceAccountIn(path, projectId, library);
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
