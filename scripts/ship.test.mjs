import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/root.mjs";
import { inTemporaryFolder } from "./lib/temporary-folder.mjs";
import { findWorkspaces } from "./lib/workspaces.mjs";

const read = (path) => readFileSync(join(ROOT, path), "utf8");

/** What each match of `pattern` has in its first group, sorted and each once. */
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found))].sort();

test("the Dockerfile installs with the manifest of every workspace", () => {
  const copied = all(read("Dockerfile"), /^COPY (\S+)\/package\.json \1\/$/gm);
  expect(copied).toEqual(
    findWorkspaces(ROOT)
      .map(({ path }) => path)
      .sort(),
  );
});

test("the Dockerfile asks for nothing but its base, and its builder has to fetch nothing either", () => {
  const dockerfile = read("Dockerfile");
  expect(dockerfile).not.toMatch(/^#\s*syntax\s*=/m);
  // Stages, or the one argument that names the base.
  const stages = all(dockerfile, /^FROM \S+ AS (\S+)$/gm);
  const bases = all(dockerfile, /^FROM (\S+)/gm).filter((base) => !stages.includes(base));
  expect(bases.map((base) => base.replace(/\W/g, ""))).toEqual(["NODE"]);
});

test.each(["Dockerfile", "deploy/kingpost.service", "deploy/kingpost-backup.service"])(
  "%s starts a program that is there",
  (path) => {
    const programs = all(read(path), /\b(apps\/web\/server\/[\w-]+\.ts)\b/g);
    expect(programs).toHaveLength(1);
    for (const program of programs) expect(existsSync(join(ROOT, program)), program).toBe(true);
  },
);

test.skipIf(process.platform === "win32")(
  "deploy/make-secrets.sh writes the secrets that compose.yaml names, and leaves them alone later",
  () =>
    inTemporaryFolder((folder) => {
      const makeSecrets = () => execFileSync(join(ROOT, "deploy/make-secrets.sh"), { cwd: folder });
      const secrets = join(folder, "secrets");
      const written = () =>
        readdirSync(secrets)
          .sort()
          .map((name) => [name, readFileSync(join(secrets, name), "utf8")]);
      makeSecrets();
      const first = written();
      const named = all(read("compose.yaml"), /^\s+file: \.\/secrets\/(\S+)$/gm);
      expect(first.map(([name]) => name)).toEqual(named);
      for (const [name, text] of first) expect(text, name).toMatch(/[0-9a-f]{64}/);
      expect(new Set(first.map(([, text]) => text)).size).toBe(first.length);
      makeSecrets();
      expect(written()).toEqual(first);
    }),
);
