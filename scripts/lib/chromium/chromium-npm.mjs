import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { needNode } from "../node-version.mjs";
import { npm, run } from "../run.mjs";

const PACKAGE = "@sparticuz/chromium@153.0.0";
const EXTRACT =
  'import("@sparticuz/chromium").then(async ({ default: it }) => console.log(await it.executablePath()))';

/**
 * A Chromium inside an npm package, for a Linux machine that can only reach the package registry.
 * It unpacks into the temporary folder, which is set to one in the cache here. It brings its own libraries only when it
 * detects the cloud service it was made for.
 */
export async function fetchFromNpm(root) {
  if (process.platform !== "linux" || process.arch !== "x64") return [];
  const cache = join(root, "node_modules/.cache/kingpost-chromium");
  const unpacked = join(cache, "unpacked");
  const program = join(unpacked, "chromium-with-libraries");
  if (existsSync(program)) return [program];
  // Leftovers of an interrupted attempt would pass as the complete program.
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", cache, PACKAGE];
  const { code } = await npm(args, { cwd: cache, quiet: true, limit: 180_000 });
  if (code !== 0) return [];
  const env = { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" };
  const extract = ["--input-type=module", "-e", EXTRACT];
  const extracted = await run(needNode(), extract, { cwd: cache, env, quiet: true, limit: 60_000 });
  if (extracted.code !== 0) return [];
  // A wrapper script, because the libraries must not affect Node.
  const lines = [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH="${unpacked}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-${unpacked}/fonts}"`,
    `exec "${unpacked}/chromium" "$@"`,
  ];
  writeFileSync(program, `${lines.join("\n")}\n`);
  chmodSync(program, 0o755);
  return [program];
}
