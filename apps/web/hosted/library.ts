import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { SettingError } from "../server/env.ts";

type AppLibrary = typeof import("firebase-admin/app");
type AuthLibrary = typeof import("firebase-admin/auth");
type FirestoreLibrary = typeof import("firebase-admin/firestore");

/** The folder `firebase` of the repository, above this file or its build. */
function libraryFolder(from: string): string {
  const folder = join(from, "firebase");
  if (existsSync(join(folder, "node_modules", "firebase-admin"))) return folder;
  const parent = dirname(from);
  if (parent === from)
    throw new SettingError(
      "PROVIDER=firebase needs its library. Run `npm start`, which installs it, or `npm ci --omit=dev` in the folder firebase.",
    );
  return libraryFolder(parent);
}

/** firebase-admin, which is installed apart from the product and loaded only for PROVIDER=firebase. */
export function loadLibrary() {
  const load = createRequire(join(libraryFolder(import.meta.dirname), "package.json"));
  return {
    ...(load("firebase-admin/app") as AppLibrary),
    ...(load("firebase-admin/auth") as AuthLibrary),
    ...(load("firebase-admin/firestore") as FirestoreLibrary),
  };
}

export type Library = ReturnType<typeof loadLibrary>;
