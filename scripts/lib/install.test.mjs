import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isInstalled } from "./install.mjs";
import { inTemporaryFolder, writeFiles } from "./temporary-folder.mjs";

const version = "1.0.0";
const RECEIPT = "node_modules/.package-lock.json";
const project = {
  "package-lock.json": {
    packages: {
      "": {},
      "apps/web": { version },
      "node_modules/a": { version },
      "node_modules/optional": { version, optional: true },
      "node_modules/tool": { version, dev: true },
    },
  },
  [RECEIPT]: { packages: { "node_modules/a": { version }, "node_modules/tool": { version } } },
};

const inProject = (work) =>
  inTemporaryFolder((root) => {
    writeFiles(root, project);
    return work(root);
  });

test("packages that are installed, also by hand, are not installed again", () =>
  inProject((root) => expect(isInstalled(root)).toBe(true)));

test("an interrupted install is repeated", () =>
  inProject((root) => {
    rmSync(join(root, RECEIPT));
    expect(isInstalled(root)).toBe(false);
  }));

test("a lock file with a newer version triggers an install", () =>
  inProject((root) => {
    writeFiles(root, { "package-lock.json": { packages: { "node_modules/a": { version: "2.0.0" } } } });
    expect(isInstalled(root)).toBe(false);
  }));

test("development packages are needed only where they are used", () =>
  inProject((root) => {
    writeFiles(root, { [RECEIPT]: { packages: { "node_modules/a": { version } } } });
    expect(isInstalled(root)).toBe(false);
    expect(isInstalled(root, { withDev: false })).toBe(true);
  }));
