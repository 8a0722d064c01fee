import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { isBuilt, prepareBuild } from "./build.mjs";
import { SERVER_ENTRY } from "./server-entry.mjs";
import { inTemporaryFolder, writeFiles } from "./temporary-folder.mjs";

/** A miniature repository whose build writes the server's entry. */
const inProject = (work) =>
  inTemporaryFolder(async (root) => {
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    writeFiles(root, {
      "package.json": "{}",
      "package-lock.json": "{ }",
      "tsconfig.base.json": "{}",
      "CHANGELOG.md": "# Changelog",
      "docs/recalled-clauses.md": "# Clauses",
      "packages/table/validation/counts.json": "{}",
      "apps/web/app/root.tsx": "one",
      "packages/table/data/a.csv": "1",
    });
    const runNpm = vi.fn(async () => {
      writeFiles(root, { [SERVER_ENTRY]: "" });
      return { code: 0, output: "" };
    });
    await prepareBuild(root, { runNpm });
    await work({ root, runNpm, edit: (path, text) => writeFiles(root, { [path]: text }) });
  });

test("a changed modification time alone does not trigger a rebuild", () =>
  inProject(({ root }) => {
    expect(isBuilt(root)).toBe(true);
    utimesSync(join(root, "apps/web/app/root.tsx"), 1, 1);
    expect(isBuilt(root)).toBe(true);
  }));

test("two starts at once build once", () =>
  inProject(async ({ root, runNpm, edit }) => {
    edit("apps/web/app/root.tsx", "two");
    await Promise.all([prepareBuild(root, { runNpm }), prepareBuild(root, { runNpm })]);
    expect(runNpm).toHaveBeenCalledTimes(2);
  }));

test.each([
  ["an edited source", "apps/web/app/root.tsx", "two"],
  ["a new source", "apps/web/app/new.tsx", "new"],
  ["an edited table", "packages/table/data/a.csv", "2"],
  ["a new lock file", "package-lock.json", "{}"],
  ["a change of a number", "CHANGELOG.md", "# Changelog 2"],
  ["a clause to confirm", "docs/recalled-clauses.md", "# Clauses 2"],
  ["a count of the validation", "packages/table/validation/counts.json", "{ }"],
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

test("a removed source and a removed result each trigger a rebuild", () =>
  inProject(({ root, edit }) => {
    rmSync(join(root, "apps/web/app/root.tsx"));
    expect(isBuilt(root)).toBe(false);
    edit("apps/web/app/root.tsx", "one");
    expect(isBuilt(root)).toBe(true);
    rmSync(join(root, SERVER_ENTRY));
    expect(isBuilt(root)).toBe(false);
  }));

test("a failed build reports the reason and is retried", () =>
  inProject(async ({ root, edit }) => {
    edit("apps/web/app/root.tsx", "two");
    const failing = async () => ({ code: 1, output: "the reason" });
    await expect(prepareBuild(root, { runNpm: failing })).rejects.toThrow("the reason");
    edit("apps/web/app/root.tsx", "one");
    expect(isBuilt(root)).toBe(false);
  }));
