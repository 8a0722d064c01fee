import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { resetPasswordMail } from "./account-messages.ts";
import { createDelivery } from "./delivery.ts";

const TOKEN = "dFVMQ2xkcnZpd3hB7secret";
const message = resetPasswordMail("ann@example.com", "http://localhost:3000", TOKEN);

let folder: string;
let lines: string[];
const logger = pino({ level: "trace" }, { write: (line) => void lines.push(line) });

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), "kingpost-mail-"));
});
afterEach(() => rm(folder, { recursive: true }));

interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  readonly eml: string;
}

/** A real mail server on a free port. */
async function startServer() {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      text(stream).then((eml) => {
        const from = mailFrom ? mailFrom.address : "";
        letters.push({ from, to: rcptTo.map(({ address }) => address), eml });
        done();
      }, done);
    },
  });
  const { promise, resolve } = deferred();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((end) => server.close(end)),
  };
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe("with SMTP_URL set", () => {
  test("a message reaches the mail server with its sender and recipient", async () => {
    const server = await startServer();
    const deliver = createDelivery(
      { SMTP_URL: server.url, MAIL_FROM: "Office <office@example.com>", DATA_DIR: folder },
      logger,
    );
    await deliver(message);
    await server.stop();
    const [letter] = server.letters;
    expect(letter).toMatchObject({ from: "office@example.com", to: ["ann@example.com"] });
    expect(letter?.eml).toMatch(/^From: Office <office@example.com>$/m);
    expect(letter?.eml).toMatch(/^Subject: Reset your Kingpost password$/m);
    expect(letter?.eml).toContain(`http://localhost:3000/reset-password?token=${TOKEN}`);
    expect(letter?.eml).toMatch(/^Content-Type: text\/html/m);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("without SMTP_URL", () => {
  test("a message becomes a file that only this user can read, and the log shows its path", async () => {
    const deliver = createDelivery({ DATA_DIR: folder }, logger);
    await deliver(message);
    await deliver(message);
    const names = await readdir(join(folder, "outbox"));
    expect(names).toHaveLength(2);
    for (const name of names) {
      const file = join(folder, "outbox", name);
      expect(name).toMatch(/\.eml$/);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(lines.join("")).toContain(JSON.stringify(file));
    }
    expect((await stat(join(folder, "outbox"))).mode & 0o777).toBe(0o700);
    expect(lines.join("")).not.toContain(TOKEN);
  });

  test("the link in the file is on one line, unencoded", async () => {
    const deliver = createDelivery({ DATA_DIR: folder }, logger);
    await deliver(message);
    const [name = ""] = await readdir(join(folder, "outbox"));
    const eml = await readFile(join(folder, "outbox", name), "utf8");
    expect(eml.split(/\r?\n/)).toContain(`http://localhost:3000/reset-password?token=${TOKEN}`);
  });

  test("a recipient cannot inject headers or further recipients", async () => {
    const deliver = createDelivery({ DATA_DIR: folder }, logger);
    await deliver({
      ...message,
      subject: "Hello\r\nBcc: eve@example.com",
      to: "ann@example.com\r\nBcc: eve@example.com",
    });
    for (const name of await readdir(join(folder, "outbox"))) {
      expect(await readFile(join(folder, "outbox", name), "utf8")).not.toMatch(/^Bcc:/m);
    }
  });
});
