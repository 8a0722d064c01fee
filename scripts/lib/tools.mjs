import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { needNode } from "./node-version.mjs";
import { run, withNode } from "./run.mjs";

/** Runs an installed tool's script with our Node: the shims in .bin differ between systems. */
export function tool(root, name, args, { env = process.env, ...options } = {}) {
  const folder = join(root, "node_modules", name);
  if (!existsSync(folder)) return { code: 127, output: `${name} is not installed.` };
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : Object.values(bin)[0];
  const node = needNode({ root });
  return run(node, [join(folder, script), ...args], { cwd: root, env: withNode(node, env), ...options });
}
