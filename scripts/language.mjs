import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkText } from "./lib/language.mjs";
import { print, printError } from "./lib/output.mjs";
import { ROOT } from "./lib/root.mjs";

const READ = [
  "**/*.{js,mjs,cjs,ts,tsx,md,css,html,sh,yml,yaml,jsonc,service,timer}",
  "Dockerfile",
  ".ci/run",
];
const EXEMPT = [
  "**/{node_modules,build,dist,__screenshots__,test-results,playwright-report,secrets}",
  "data",
  // The rules themselves, quoted licences, and files that are generated from others' text.
  "scripts/lib/language*",
  "packages/sections/data",
  "apps/web/app/features/section-library/export/licence-notice.ts",
];

const files = globSync(READ, { cwd: ROOT, exclude: EXEMPT });
if (!files.includes("README.md")) throw new Error(`No README.md in ${ROOT}.`);
const findings = files.flatMap((path) => checkText(path, readFileSync(join(ROOT, path), "utf8")));
for (const { path, line, found, suggestion } of findings)
  printError(`${path}:${line} "${found}" is a phrase of the list. Write: ${suggestion}`);
if (findings.length > 0) process.exitCode = 1;
else print(`No phrase of the list in ${files.length} files.`);
