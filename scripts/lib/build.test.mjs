import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { buildIfNeeded, isBuilt } from "./build.mjs";
import { SERVER_ENTRY } from "./server-entry.mjs";
import { inTemporaryFolder, writeFiles } from "./temporary-folder.mjs";

const scripts = { build: "x" };

/** A miniature repository whose build writes the server's entry and records what was built. */
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
      writeFiles(root, { [SERVER_ENTRY]: "" });
      return { code: 0, output: "" };
    };
    await buildIfNeeded(root, { runNpm });
    try {
      await work({ root, built, edit: (path, text) => writeFiles(root, { [path]: text }) });
    } finally {
      vi.restoreAllMocks();
    }
  });

test("packages are built before the app", () =>
  inProject(({ built }) => expect(built).toEqual(["packages/table", "apps/web"])));

test("a changed modification time alone does not trigger a rebuild", () =>
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
])("%s triggers a rebuild", (_, path, text) =>
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
  "apps/web/.fonts/cut.woff2",
])("%s does not trigger a rebuild", (path) =>
  inProject(({ root, edit }) => {
    edit(path, "x");
    expect(isBuilt(root)).toBe(true);
  }),
);

test("a removed source, a removed result and a corrupt stamp each trigger a rebuild", () =>
  inProject(({ root, edit }) => {
    rmSync(join(root, "apps/web/app/root.tsx"));
    expect(isBuilt(root)).toBe(false);
    edit("apps/web/app/root.tsx", "one");
    expect(isBuilt(root)).toBe(true);
    rmSync(join(root, SERVER_ENTRY));
    expect(isBuilt(root)).toBe(false);
    edit(SERVER_ENTRY, "");
    writeFileSync(join(root, "apps/web/build/.kingpost-build"), "{");
    expect(isBuilt(root)).toBe(false);
  }));

test("a failed build reports the reason and is retried", () =>
  inProject(async ({ root, edit }) => {
    edit("apps/web/app/root.tsx", "two");
    const runNpm = async () => ({ code: 1, output: "the reason" });
    await expect(buildIfNeeded(root, { runNpm })).rejects.toThrow("the reason");
    edit("apps/web/app/root.tsx", "one");
    expect(isBuilt(root)).toBe(false);
  }));
