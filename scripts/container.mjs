import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Fault, main, print } from "./lib/output.mjs";
import { ROOT } from "./lib/root.mjs";
import { run, stopRunning, tail } from "./lib/run.mjs";

/*
 * Builds the image and runs it as in docs/operations.md: a read-only file system, no capabilities, volumes for data and backups. What the
 * product does inside is tested by `npm test`; here, what only the image can break: permissions, signals, volumes and commands.
 *
 * NODE_IMAGE replaces the base image, for a machine that cannot pull it; PORT the published port.
 */
const { NODE_IMAGE, PORT = "3999" } = process.env;
const NAME = `kingpost-check-${randomBytes(4).toString("hex")}`;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const SANDBOX = "--init --read-only --tmpfs=/tmp --cap-drop=ALL --security-opt=no-new-privileges".split(" ");
const SETTINGS = [`PUBLIC_URL=${ORIGIN}`, `BACKUP_KEY=${randomBytes(32).toString("hex")}`, "BOT_CHECK=off"];
const BACKUP = ["node", "apps/web/build/server/backup.js"];
const PASSWORD = "purlin rafter trimmer 71";
const EMAIL = "ann@example.com";

async function docker(...args) {
  const { code, output } = await run("docker", args, { quiet: true, limit: 30 * 60_000 });
  if (code !== 0) throw new Fault(`docker ${args[0]} ended with ${code}: ${tail(output)}`);
  return output.trim();
}

const inspect = (field) => docker("inspect", "--format", `{{${field}}}`, NAME);

/** Runs the image on a data volume, with further options of docker before it and a command after it. */
const runImage = (data, options, ...command) => {
  const volumes = [`--volume=${NAME}-${data}:/data`, `--volume=${NAME}-backups:/backups`];
  const settings = SETTINGS.map((setting) => `--env=${setting}`);
  return docker("run", ...SANDBOX, ...volumes, ...settings, ...options, NAME, ...command);
};

async function start(data) {
  await runImage(data, ["--detach", `--name=${NAME}`, `--publish=127.0.0.1:${PORT}:3000`]);
  while ((await inspect(".State.Health.Status")) === "starting") await wait(500);
  const health = await inspect(".State.Health.Status");
  if (health !== "healthy") throw new Fault(`It is ${health}:\n${await docker("logs", NAME)}`);
}

async function enter(path, form) {
  const body = new URLSearchParams({ email: EMAIL, password: PASSWORD, ...form });
  const options = { method: "POST", headers: { Origin: ORIGIN }, redirect: "manual", body };
  const { status } = await fetch(ORIGIN + path, options);
  if (status !== 302) throw new Fault(`POST ${path} returned ${status}.`);
}

/** Stops the container as an update does, and removes it. */
async function stop() {
  await docker("stop", NAME);
  const code = await inspect(".State.ExitCode");
  if (code !== "0") throw new Fault(`It ended with ${code}.`);
  await docker("rm", NAME);
}

const base = NODE_IMAGE ? ["--build-arg", `NODE=${NODE_IMAGE}`] : [];
const profile = { fullName: "Ann Purlin", company: "Rafters", confirmPassword: PASSWORD };
const FILE = "/backups/check.backup";
const CHECKS = {
  "The image is built": () => docker("build", "--tag", NAME, ...base, ROOT),
  "It starts on an empty volume and turns healthy": () => start("data"),
  "A user signs up": () => enter("/signup", profile),
  "A backup is made while it runs": () => docker("exec", NAME, ...BACKUP, "backup", FILE),
  "It stops in time": stop,
  "It starts again on its volume": () => start("data"),
  "The user signs in": () => enter("/signin"),
  "It stops in time again": stop,
  "The backup is restored": () => runImage("restored", ["--rm"], ...BACKUP, "restore", FILE),
  "It starts on the restored volume": () => start("restored"),
  "The user of the backup signs in": () => enter("/signin"),
};

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopRunning(signal));

await main(async () => {
  try {
    for (const [title, check] of Object.entries(CHECKS)) {
      await check();
      print(`passed  ${title}`);
    }
  } finally {
    await run("docker", ["rm", "--force", NAME], { quiet: true });
    const volumes = ["data", "backups", "restored"].map((volume) => `${NAME}-${volume}`);
    await run("docker", ["volume", "rm", "--force", ...volumes], { quiet: true });
    await run("docker", ["image", "rm", "--force", NAME], { quiet: true });
  }
});
