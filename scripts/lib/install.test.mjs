import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isInstalled } from "./install.mjs";
import { inTemporaryFolder, writeFiles } from "./temporary-folder.mjs";

const locked = {
  "": {},
  "node_modules/a": { version: "1.0.0" },
  "node_modules/b": { version: "1.0.0", optional: true },
};
const project = {
  "package.json": { workspaces: ["apps/*"] },
  "package-lock.json": { packages: { ...locked, "apps/web": { dependencies: { a: "1.0.0", b: "1.0.0" } } } },
  "apps/web/package.json": { dependencies: { b: "1.0.0", a: "1.0.0" } },
  "node_modules/.package-lock.json": { packages: { "node_modules/a": { version: "1.0.0" } } },
};

const inProject = (work) =>
  inTemporaryFolder((root) => {
    writeFiles(root, project);
    return work(root);
  });

test("packages installed by hand are not installed again", () =>
  inProject((root) => expect(isInstalled(root)).toBe(true)));

test("an interrupted install is repeated", () =>
  inProject((root) => {
    rmSync(join(root, "node_modules/.package-lock.json"));
    expect(isInstalled(root)).toBe(false);
  }));

test.each([
  [
    "a lock file with a newer version",
    "package-lock.json",
    { packages: { "node_modules/a": { version: "2.0.0" } } },
  ],
  [
    "a package.json with another dependency",
    "apps/web/package.json",
    { dependencies: { a: "1.0.0", c: "1.0.0" } },
  ],
])("%s triggers an install", (_, path, content) =>
  inProject((root) => {
    expect(isInstalled(root)).toBe(true);
    writeFiles(root, { [path]: content });
    expect(isInstalled(root)).toBe(false);
  }),
);
