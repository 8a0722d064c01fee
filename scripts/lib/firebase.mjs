import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { Fault, step } from "./output.mjs";
import { npm, tail } from "./run.mjs";

const STAMP = "node_modules/.kingpost-install";

/**
 * Installs what PROVIDER=firebase needs, which is apart from the product's packages: its library, and for tests the emulators. Nothing
 * if it is installed already.
 */
export async function prepareFirebase(root, { withEmulators }) {
  const folder = join(root, "firebase");
  const key = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, STAMP);
  const installed = () => (existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : []);
  const isReady = () => installed()[0] === key && (!withEmulators || installed()[1] === "emulators");
  const install = async () => {
    if (isReady()) return;
    // Its packages need no scripts of their own.
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    if (!withEmulators) args.push("--omit=dev");
    const { code, output } = await npm(args, { cwd: folder, quiet: true });
    if (code !== 0)
      throw new Fault(
        `The packages of firebase could not be installed. End of npm's output:\n\n${tail(output)}`,
      );
    writeFileSync(stamp, `${key} ${withEmulators ? "emulators" : ""}`);
  };
  if (!isReady())
    await step("Installing the packages of firebase", "Packages of firebase installed", () =>
      withLock(join(root, "build", "firebase.lock"), install),
    );
}
