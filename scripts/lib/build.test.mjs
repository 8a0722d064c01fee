import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { buildIfNeeded, isBuilt } from "./build.mjs";
import { BUILD_RESULT } from "./server-entry.mjs";
import { inTemporaryFolder, writeFiles } from "./temporary-folder.mjs";

const scripts = { build: "x" };

/** A repository in small, whose build writes the server's entry, and a record of what was built. */
const inProject = (work) =>
  inTemporaryFolder(async (root) => {
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    writeFiles(root, {
      "package.json": { workspaces: ["apps/*", "packages/*"] },
      "apps/web/package.json": { name: "web", scripts, dependencies: { table: "1" } },
      "apps/web/app/root.tsx": "one",
      "packages/table/package.json": { name: "table", scripts },
      "packages/table/data/a.csv": "1",
    });
    const built = [];
    const runNpm = async (args) => {
      built.push(args[args.indexOf("--workspace") + 1]);
      writeFiles(root, { [BUILD_RESULT]: "" });
      return { code: 0, output: "" };
    };
    await buildIfNeeded(root, { runNpm });
    try {
      await work({ root, built, edit: (path, text) => writeFiles(root, { [path]: text }) });
    } finally {
      vi.restoreAllMocks();
    }
  });

test("the packages are built before the app that holds them", () =>
  inProject(({ built }) => expect(built).toEqual(["packages/table", "apps/web"])));

test("nothing is built again when nothing, or only a time, has changed", () =>
  inProject(({ root }) => {
    expect(isBuilt(root)).toBe(true);
    utimesSync(join(root, "apps/web/app/root.tsx"), 1, 1);
    expect(isBuilt(root)).toBe(true);
  }));

test.each([
  ["an edited source", "apps/web/app/root.tsx", "two"],
  ["a new source", "apps/web/app/new.tsx", "new"],
  ["an edited table", "packages/table/data/a.csv", "2"],
  ["a new lock file", "package-lock.json", "{}"],
])("%s asks for a build", (_, path, text) =>
  inProject(({ root, edit }) => {
    edit(path, text);
    expect(isBuilt(root)).toBe(false);
  }),
);

test.each([
  "apps/web/app/root.test.tsx",
  "apps/web/e2e/a.e2e.ts",
  "apps/web/build/x.js",
  "packages/table/dist/x",
])("%s asks for no build", (path) =>
  inProject(({ root, edit }) => {
    edit(path, "x");
    expect(isBuilt(root)).toBe(true);
  }),
);

test("a removed source, a removed result and a spoilt stamp each ask for a build", () =>
  inProject(({ root, edit }) => {
    rmSync(join(root, "apps/web/app/root.tsx"));
    expect(isBuilt(root)).toBe(false);
    edit("apps/web/app/root.tsx", "one");
    expect(isBuilt(root)).toBe(true);
    rmSync(join(root, BUILD_RESULT));
    expect(isBuilt(root)).toBe(false);
    edit(BUILD_RESULT, "");
    writeFileSync(join(root, "apps/web/build/.kingpost-build"), "{");
    expect(isBuilt(root)).toBe(false);
  }));

test("a build that fails says why and is tried again", () =>
  inProject(async ({ root, edit }) => {
    edit("apps/web/app/root.tsx", "two");
    const runNpm = async () => ({ code: 1, output: "the reason" });
    await expect(buildIfNeeded(root, { runNpm })).rejects.toThrow("the reason");
    edit("apps/web/app/root.tsx", "one");
    expect(isBuilt(root)).toBe(false);
  }));
