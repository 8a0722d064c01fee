import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startEmulators } from "./emulators.mjs";

/** The built product on the emulators, to try PROVIDER=firebase without a project. Every start begins with no accounts. */

const MAIN = fileURLToPath(new URL("../apps/web/build/server/main.js", import.meta.url));

const emulators = await startEmulators();
const settings = {
  PROVIDER: "firebase",
  FIREBASE_PROJECT_ID: "demo-kingpost",
  FIREBASE_AUTH_EMULATOR_HOST: emulators.auth,
  FIRESTORE_EMULATOR_HOST: emulators.firestore,
  FIREBASE_MAIL_COLLECTION: "mail",
  AUTH_SECRET: "only for the emulators, never for a site",
};
// For tests: where the emailed links are.
if (process.env.EMULATORS_FILE) writeFileSync(process.env.EMULATORS_FILE, JSON.stringify(emulators));
const product = spawn(process.execPath, [MAIN], { env: { ...process.env, ...settings }, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => product.kill(signal));
product.on("exit", (code) => {
  emulators.stop();
  process.exit(code ?? 1);
});
