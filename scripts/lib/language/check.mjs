import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isExempt, LITERALS } from "./exemptions.mjs";
import { pathRules, rulesFor } from "./rules.mjs";

const READ = /(?:\.(?:[mc]?[jt]sx?|md|css|html|sh|ya?ml|jsonc|service|timer)|(?:^|\/)Dockerfile|^\.ci\/run)$/;
const SKIPPED = new Set(["node_modules", "build", "dist", "test-results", "playwright-report", "secrets"]);

/** Blanks the literals out and keeps every line and column where it is. */
const withoutLiterals = (text) =>
  LITERALS.reduce((rest, literal) => rest.replaceAll(literal, (found) => found.replace(/\S/g, " ")), text);

/** The findings in one file, in the order of its lines: [{ path, line, found, suggestion }]. */
export function checkText(path, text) {
  const readable = withoutLiterals(text);
  const findings = [];
  for (const { pattern, suggestion } of pathRules) {
    for (const [found] of path.matchAll(pattern)) findings.push({ path, line: 1, found, suggestion });
  }
  for (const { pattern, suggestion } of rulesFor(path)) {
    for (const match of readable.matchAll(pattern)) {
      const line = readable.slice(0, match.index).split("\n").length;
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
    .filter((path) => !isExempt(path))
    .flatMap((path) => checkText(path, readFileSync(join(root, path), "utf8")));
}
