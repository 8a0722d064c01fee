import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rulesFor } from "./rules.mjs";

const READ = /(?:\.(?:[mc]?[jt]sx?|md|css|html|sh|ya?ml|jsonc|service|timer)|(?:^|\/)Dockerfile|^\.ci\/run)$/;
const SKIPPED = new Set(["node_modules", "build", "dist", "test-results", "playwright-report", "secrets"]);

/** The rules themselves, quoted licences, and files that are generated from others' text. */
const EXEMPT = [
  "scripts/lib/language/",
  "packages/sections/data/",
  "data/",
  "apps/web/app/features/section-library/export/licence-notice.ts",
];

/** The findings in one file, in the order of its lines: [{ path, line, found, suggestion }]. */
export function checkText(path, text) {
  const findings = [];
  for (const { pattern, suggestion } of rulesFor(path)) {
    for (const match of text.matchAll(pattern)) {
      const line = text.slice(0, match.index).split("\n").length;
      findings.push({ path, line, found: match[0].replace(/\s+/g, " "), suggestion });
    }
  }
  return findings.sort((a, b) => a.line - b.line);
}

/** Every file below `root` that is read for its language, as paths from there. */
export function listFiles(root, folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && (!name.startsWith(".") || name === ".ci"))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return listFiles(root, path);
      return READ.test(path) ? [path] : [];
    })
    .sort();
}

/** The findings in every file that is not exempt. */
export function checkRepository(root) {
  return listFiles(root)
    .filter((path) => !EXEMPT.some((start) => path.startsWith(start)))
    .flatMap((path) => checkText(path, readFileSync(join(root, path), "utf8")));
}
