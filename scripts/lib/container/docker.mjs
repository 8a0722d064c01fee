import { Fault } from "../output.mjs";
import { run, tail } from "../run.mjs";

/** A limit for every command except a build. */
const PATIENCE_MS = 120_000;

/** The output of a docker command; throws with its last lines if it fails. */
export async function docker(args, { limit = PATIENCE_MS } = {}) {
  const { code, output } = await tryDocker(args, { limit });
  if (code !== 0) throw new Error(`docker ${args[0]} ended with ${code}: ${tail(output, 20)}`);
  return output.trim();
}

/** The same, for a command that may fail: { code, output }. */
export const tryDocker = (args, { limit = PATIENCE_MS } = {}) => run("docker", args, { quiet: true, limit });

/** One field of an image or a container, by a docker format template. */
export const inspect = (what, template) => docker(["inspect", "--format", template, what]);

/** Errors   Fault with what to do */
export async function needDocker() {
  const { code, output } = await tryDocker(["version", "--format", "{{.Server.Version}}"]);
  if (code !== 0) throw new Fault(`This check needs docker and its engine. ${tail(output, 1)}`);
  return output.trim();
}
