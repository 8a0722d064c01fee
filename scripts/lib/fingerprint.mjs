import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const ignored = new Set([
  "node_modules",
  "build",
  "dist",
  "e2e",
  "tests",
  "visual",
  "validation",
  ".react-router",
  ".fonts",
]);
const isTest = (name) => /\.(test|e2e|visual)\.[a-z]+$/.test(name) || name.endsWith(".tsbuildinfo");

/** Every file at or below the given paths that can affect a build, relative to `root`, sorted. */
export function listSources(root, paths) {
  const walk = (path) => {
    if (!existsSync(join(root, path))) return [];
    if (!statSync(join(root, path)).isDirectory()) return [path];
    return readdirSync(join(root, path), { withFileTypes: true })
      .filter(({ name }) => !ignored.has(name) && !isTest(name))
      .flatMap((entry) => (entry.isDirectory() ? walk(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
  };
  return paths.flatMap(walk).sort();
}

/**
 * The state of the files as { path: [size, mtime, hash] }. A file with the size and time in `known` keeps its hash unread,
 * which makes the second start cheap; after a fresh checkout only the times differ, and the hash decides.
 */
export function fingerprint(root, files, known = {}) {
  const state = {};
  for (const path of files) {
    const { size, mtimeMs } = statSync(join(root, path));
    const before = known[path];
    const isSame = before && before[0] === size && before[1] === mtimeMs;
    const hash = isSame
      ? before[2]
      : createHash("sha256")
          .update(readFileSync(join(root, path)))
          .digest("hex");
    state[path] = [size, mtimeMs, hash];
  }
  return state;
}

/** Whether two states contain the same files with the same content. */
export function isSameContent(a, b) {
  const paths = Object.keys(a);
  return paths.length === Object.keys(b).length && paths.every((path) => b[path]?.[2] === a[path][2]);
}
