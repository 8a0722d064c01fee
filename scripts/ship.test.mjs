import { execFileSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/root.mjs";
import { inTemporaryFolder } from "./lib/temporary-folder.mjs";

const read = (path) => readFileSync(join(ROOT, path), "utf8");

/** The first group of every match of `pattern`, sorted and without duplicates. */
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found))].sort();

test("the Dockerfile installs with the manifest of every workspace", () => {
  const copied = all(read("Dockerfile"), /^COPY (\S+)\/package\.json \1\/$/gm);
  const { workspaces } = JSON.parse(read("package.json"));
  const manifests = globSync(
    workspaces.map((path) => `${path}/package.json`),
    { cwd: ROOT },
  );
  expect(copied).toEqual(manifests.map((path) => dirname(path)).sort());
});

test("the Dockerfile pulls only its base image, and its build needs no other image or frontend", () => {
  const dockerfile = read("Dockerfile");
  expect(dockerfile).not.toMatch(/^#\s*syntax\s*=/m);
  // Each base is a stage or the argument that names the base image.
  const stages = all(dockerfile, /^FROM \S+ AS (\S+)$/gm);
  const bases = all(dockerfile, /^FROM (\S+)/gm).filter((base) => !stages.includes(base));
  expect(bases.map((base) => base.replace(/\W/g, ""))).toEqual(["NODE"]);
});

/** The settings that a process reads, without the two addresses that only tests set. */
const settings = () =>
  all(
    `${read("apps/web/server/env.ts")}\n${read("apps/web/hosted/accounts/settings.ts")}`,
    /^ {2}([A-Z][A-Z_]+): /gm,
  ).filter((name) => !name.includes("EMULATOR"));

test("compose.yaml passes every setting to the product", () => {
  // The image fixes where it listens and where its data are.
  const fixed = ["DATA_DIR", "HOST", "PORT"];
  const passed = all(read("compose.yaml"), /^ {6}([A-Z][A-Z_]+?)(?:_FILE)?: /gm);
  expect(settings().filter((name) => !passed.includes(name))).toEqual(fixed);
});

test("the documents list every setting", () => {
  const documents = `${read("README.md")}\n${read("docs/firebase.md")}`;
  const listed = all(documents, /`([A-Z][A-Z_]+)`/g);
  expect(settings().filter((name) => !listed.includes(name))).toEqual([]);
});

test.each(["Dockerfile", "deploy/kingpost.service", "deploy/kingpost-backup.service"])(
  "%s starts a program that exists",
  (path) => {
    const programs = all(read(path), /\b(apps\/web\/build\/server\/\w+\.js)\b/g);
    expect(programs).toHaveLength(1);
    for (const program of programs) expect(existsSync(join(ROOT, program)), program).toBe(true);
  },
);

test.skipIf(process.platform === "win32")(
  "deploy/make-secrets.sh writes the secrets that compose.yaml names, and keeps existing ones",
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
