import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { startFirestore } from "./firestore-emulator.mjs";

const load = createRequire(import.meta.url);

/** The operations that the product, its commands and its tests call. */
const USED = [
  ...[
    "delete",
    "lookup",
    "resetPassword",
    "sendOobCode",
    "signInWithCustomToken",
    "signInWithPassword",
    "update",
  ].map((method) => `/v1/accounts:${method}`),
  ...["/accounts", ":createSessionCookie"].map((end) => `/v1/projects/{targetProjectId}${end}`),
  ...["batchCreate", "batchGet", "delete", "lookup", "update"].map(
    (method) => `/v1/projects/{targetProjectId}/accounts:${method}`,
  ),
  "/emulator/v1/projects/{targetProjectId}/oobCodes",
];

/** The official emulator of Firebase Authentication, which is part of firebase-tools. */
async function startAuth() {
  // It compiles a validation for each parameter of 80 operations: ten seconds of processor, one without those that nothing here uses.
  const { paths } = load("firebase-tools/lib/emulator/auth/apiSpec.js").default;
  for (const [path, operations] of Object.entries(paths)) {
    if (!USED.includes(path)) delete paths[path];
    // Those by reference are common to all: `alt`, `prettyPrint`.
    operations.parameters = operations.parameters?.filter((parameter) => !("$ref" in parameter));
  }
  const { createApp } = load("firebase-tools/lib/emulator/auth/server.js");
  const app = await createApp("demo-kingpost");
  return new Promise((settle) => {
    const server = app.listen(0, "127.0.0.1", () =>
      settle({ host: `127.0.0.1:${server.address().port}`, stop: () => server.close() }),
    );
  });
}

/**
 * Starts the emulators of the accounts and of the documents on free ports of this machine, without a network. Their data are gone with
 * the process. An emulator of Firestore that TEST_FIRESTORE_HOST names is used as it is.
 */
export async function startEmulators({ environment = process.env, withAuth = true } = {}) {
  const given = environment.TEST_FIRESTORE_HOST;
  // It compiles its whole API first: seconds that a test of documents need not wait.
  const auth = withAuth ? await startAuth() : { host: "", stop: () => undefined };
  const firestore = given ? { host: given, stop: () => undefined } : await startFirestore();
  return {
    auth: auth.host,
    firestore: firestore.host,
    stop: () => {
      auth.stop();
      firestore.stop();
    },
  };
}

/** As a program (`--firestore` for the documents alone) it prints where they listen, and ends with its standard input. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { auth, firestore } = await startEmulators({ withAuth: !process.argv.includes("--firestore") });
  process.stdout.write(`${JSON.stringify({ auth, firestore })}\n`);
  // Ends when the parent process does, however that ends.
  try {
    for await (const _ of process.stdin);
  } finally {
    process.exit(0);
  }
}
