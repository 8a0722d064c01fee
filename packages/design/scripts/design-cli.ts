import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import catalogue from "@kingpost/sections/catalogue.json" with { type: "json" };
import { loadModules } from "../src/index.ts";
import { designCommand } from "./design-command.ts";

const { code, out, error } = designCommand({
  words: process.argv.slice(2),
  // npm runs a script in the folder of package.json; the path is relative to the user's.
  read: (file) => readFileSync(file === "-" ? 0 : resolve(process.env.INIT_CWD ?? "", file)),
  modules: await loadModules(),
  // The file of the catalogue is what the build has made of the section tables.
  resources: { catalogue: loadCatalogue(catalogue as CatalogueData) },
});
if (out !== undefined) process.stdout.write(out);
if (error !== undefined) process.stderr.write(error);
process.exitCode = code;
