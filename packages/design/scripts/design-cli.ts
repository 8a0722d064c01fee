import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import catalogue from "@kingpost/sections/catalogue.json" with { type: "json" };
import { loadModules } from "../src/index.ts";
import { designCommand } from "./design-command.ts";

// npm runs a script in the folder of package.json; a path is relative to the user's.
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? "", file);

const { code, out, error } = await designCommand({
  words: process.argv.slice(2),
  read: (file) => readFileSync(file === "-" ? 0 : pathOf(file)),
  write: (file, bytes) => writeFileSync(pathOf(file), bytes),
  modules: await loadModules(),
  // The file of the catalogue is what the build has made of the section tables.
  resources: { catalogue: loadCatalogue(catalogue as CatalogueData) },
});
if (out !== undefined) process.stdout.write(out);
if (error !== undefined) process.stderr.write(error);
process.exitCode = code;
