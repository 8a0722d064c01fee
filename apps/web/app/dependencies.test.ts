import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const APP = import.meta.dirname;
const SOURCE = /\.tsx?$/;

/** The module names that a file imports, statically or dynamically. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(APP, file), "utf8");
  return [...text.matchAll(/(?:\bfrom |\bimport\(|\bimport )"([^"]+)"/g)].map(([, name = ""]) => name);
}

/** The files below a folder of the application without tests, which may use two features. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(join(APP, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => SOURCE.test(name) && !name.includes(".test."))
    .map((name) => join(folder, name));
}

/** "features/contact" of what a file imports by `name`; undefined for other modules. */
function featureOf(file: string, name: string): string | undefined {
  if (!name.startsWith(".")) return undefined;
  const path = relative(APP, join(APP, file, "..", name));
  return /^features\/[^/]+/.exec(path.replaceAll("\\", "/"))?.[0];
}

const FEATURES = readdirSync(join(APP, "features")).map((name) => `features/${name}`);

test.each(["ui", ...FEATURES])("%s imports no other feature, as ARCHITECTURE.md requires", (folder) => {
  const files = filesIn(folder);
  expect(files.length).toBeGreaterThan(0);
  const foreign = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => ![undefined, folder].includes(featureOf(file, name)))
      .map((name) => `${file} imports ${name}`),
  );
  expect(foreign).toEqual([]);
});
