import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { mailsIn } from "../server/testing/outbox.ts";

// The secrets of a run of the browser tests, and the log itself.

const E2E = import.meta.dirname;
const dataFolder = () => process.env.KINGPOST_E2E_DATA ?? "";

/** The whole output of the server under test, log and console. */
export function serverLog(): string {
  return readFileSync(join(dataFolder(), "server.log"), "utf8");
}

/** The passwords that the browser tests type: `fill("...")` after such a label, `password: "..."` and constants. */
export function typedPasswords(): readonly string[] {
  const typed = /(?:Password[^\n]*\.fill\(|\b(?:password|PASSWORD)(?::| =) )"([^"]+)"/g;
  const texts = readdirSync(E2E, { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(E2E, name), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(typed)].map(([, password = ""]) => password));
}

/** The link of the reset email to an address with one request. */
export function resetLinkTo(email: string): string | undefined {
  const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/;
  const mail = mailsIn(dataFolder()).find((text) => text.includes(email) && link.test(text));
  return link.exec(mail ?? "")?.[0];
}

/** The tokens of all emailed links. */
export function mailedTokens(): readonly string[] {
  return mailsIn(dataFolder()).flatMap((mail) =>
    [...mail.matchAll(/\?token=([\w-]+)/g)].map(([, token = ""]) => token),
  );
}

/** The server's own secrets: the account secret and the database password. */
export function ownSecrets(): readonly string[] {
  const folder = join(dataFolder(), "secrets");
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8").trim());
}

/** The tokens of all open sessions and all password hashes, from the database of the server under test. */
export async function storedSecrets(): Promise<readonly string[]> {
  const [, , , port = "", socket = ""] = readFileSync(
    join(dataFolder(), "postgres/cluster/postmaster.pid"),
    "utf8",
  ).split("\n");
  const password = readFileSync(join(dataFolder(), "secrets/postgres-password"), "utf8").trim();
  const client = new Client({
    host: socket === "" ? "127.0.0.1" : socket,
    port: Number(port),
    user: "kingpost",
    database: "kingpost",
    password,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ secret: string }>(
      `select token as secret from "session" union all select password from "account" where password is not null`,
    );
    return rows.map(({ secret }) => secret);
  } finally {
    await client.end();
  }
}

/** The encodings in which a text may appear in a log: plain, URL, form, JSON and base64. */
export function spellings(text: string): readonly string[] {
  const json = JSON.stringify(text).slice(1, -1);
  const encoded = encodeURIComponent(text);
  const base64 = Buffer.from(text).toString("base64").replace(/=+$/, "");
  return [...new Set([text, json, encoded, encoded.replaceAll("%20", "+"), base64])];
}
