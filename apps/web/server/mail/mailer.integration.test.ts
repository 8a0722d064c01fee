import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { resetPasswordMail } from "./account-messages.ts";
import { createMailer } from "./mailer.ts";

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
async function startServer(options: SMTPServerOptions = {}) {
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
    ...options,
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
    const mailer = createMailer(
      { SMTP_URL: server.url, MAIL_FROM: "Office <office@example.com>", DATA_DIR: folder },
      logger,
    );
    mailer.send(message);
    await mailer.idle();
    await server.stop();
    const [letter] = server.letters;
    expect(letter).toMatchObject({ from: "office@example.com", to: ["ann@example.com"] });
    expect(letter?.eml).toMatch(/^From: Office <office@example.com>$/m);
    expect(letter?.eml).toMatch(/^Subject: Reset your Kingpost password$/m);
    expect(letter?.eml).toContain(`http://localhost:3000/reset-password?token=${TOKEN}`);
    expect(letter?.eml).toMatch(/^Content-Type: text\/html/m);
    expect(await readdir(folder)).toEqual([]);
  });

  test("a message is sent again after a temporary error", async () => {
    let failures = 2;
    const server = await startServer({
      onMailFrom(_address, _session, done) {
        failures -= 1;
        done(failures >= 0 ? Object.assign(new Error("busy"), { responseCode: 451 }) : undefined);
      },
    });
    const mailer = createMailer({ SMTP_URL: server.url, DATA_DIR: folder }, logger, {
      retryAfterSeconds: [0, 0, 0],
    });
    mailer.send(message);
    await mailer.idle();
    await server.stop();
    expect(server.letters).toHaveLength(1);
    expect(lines.filter((line) => line.includes("could not be sent yet"))).toHaveLength(2);
  });

  test("a message is not sent again after a permanent error, and the log contains no personal data", async () => {
    let attempts = 0;
    const server = await startServer({
      onRcptTo(_address, _session, done) {
        attempts += 1;
        done(Object.assign(new Error(`no such user, ${TOKEN}`), { responseCode: 550 }));
      },
    });
    const mailer = createMailer({ SMTP_URL: server.url, DATA_DIR: folder }, logger, {
      retryAfterSeconds: [0, 0],
    });
    mailer.send(message);
    await mailer.idle();
    await server.stop();
    expect(attempts).toBe(1);
    expect(lines.join("")).toContain("an email could not be sent");
    expect(lines.join("")).not.toContain(TOKEN);
    expect(lines.join("")).not.toContain("ann@example.com");
  });

  test("an unreachable server delays no caller, and its password is not logged", async () => {
    const settings = { SMTP_URL: "smtp://user:top-secret@127.0.0.1:1", DATA_DIR: folder };
    const mailer = createMailer(settings, logger, { retryAfterSeconds: [0, 0] });
    expect(mailer.send(message)).toBeUndefined();
    await mailer.idle();
    const log = lines.join("");
    expect(lines).toHaveLength(3);
    for (const secret of ["top-secret", TOKEN, "ann@example.com"]) expect(log).not.toContain(secret);
  });

  test("closing cancels pending retries", async () => {
    const settings = { SMTP_URL: "smtp://127.0.0.1:1", DATA_DIR: folder };
    const mailer = createMailer(settings, logger, { retryAfterSeconds: [3600] });
    mailer.send(message);
    await mailer.close();
    expect(lines.at(-1)).toContain("an email could not be sent");
  });
});

describe("without SMTP_URL", () => {
  test("a message becomes a file that only this user can read, and the log shows its path", async () => {
    const mailer = createMailer({ DATA_DIR: folder }, logger);
    mailer.send(message);
    mailer.send(message);
    await mailer.idle();
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
    const mailer = createMailer({ DATA_DIR: folder }, logger);
    mailer.send(message);
    await mailer.idle();
    const [name = ""] = await readdir(join(folder, "outbox"));
    const eml = await readFile(join(folder, "outbox", name), "utf8");
    expect(eml.split(/\r?\n/)).toContain(`http://localhost:3000/reset-password?token=${TOKEN}`);
  });

  test("a recipient cannot inject headers or further recipients", async () => {
    const mailer = createMailer({ DATA_DIR: folder }, logger);
    mailer.send({
      ...message,
      subject: "Hello\r\nBcc: eve@example.com",
      to: "ann@example.com\r\nBcc: eve@example.com",
    });
    await mailer.idle();
    for (const name of await readdir(join(folder, "outbox"))) {
      expect(await readFile(join(folder, "outbox", name), "utf8")).not.toMatch(/^Bcc:/m);
    }
  });
});
