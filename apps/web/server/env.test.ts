import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseSettings } from "./env.ts";

describe("settings", () => {
  test("all of them are optional", () => {
    expect(parseSettings({})).toEqual({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
      DATA_DIR: "./data",
      PROVIDER: "embedded",
      BOT_CHECK: "auto",
      DRAIN_SECONDS: 1,
      REQUIRE_EMAIL_VERIFICATION: false,
      TRUST_PROXY: false,
      LOG_LEVEL: "info",
    });
  });

  test("an empty string counts as missing", () => {
    expect(parseSettings({ PORT: "" }).PORT).toBe(3000);
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "80.5"],
    ["PUBLIC_URL", "example.com"],
    ["PUBLIC_URL", "ftp://example.com"],
    ["PUBLIC_URL", "https://example.com/app"],
    ["LOG_LEVEL", "loud"],
    ["MAIL_FROM", "office"],
    ["MAIL_FROM", "Office <office@example.com>\r\nBcc: <all@example.com>"],
    ["CONTACT_EMAIL", "a@example.com, b@example.com"],
    ["BOT_CHECK", "sometimes"],
    ["REQUIRE_EMAIL_VERIFICATION", "yes"],
    ["TRUST_PROXY", "1"],
    ["DRAIN_SECONDS", "60"],
    ["PROVIDER", "hosted"],
  ])("%s=%s is rejected with its name and value", (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)}`);
  });

  test.each([
    ["DATABASE_URL", "mysql://kingpost:hush@db:3306/kingpost"],
    ["DATABASE_URL", "kingpost:hush@db/kingpost"],
    ["DATABASE_URL", "postgresql://kingpost:hush@db:port/kingpost"],
    ["SMTP_URL", "https://kingpost:hush@mail.example.com"],
    ["SMTP_URL", "smtp://"],
    ["TOKEN_SYNC_URL", "ftp://kingpost:hush@example.com"],
    ["PUBLIC_URL", "https://kingpost:hush@example.com"],
    ["AUTH_SECRET", "hush"],
    ["BACKUP_KEY", "hush"],
    ["METRICS_TOKEN", "hush hush hush hush"],
  ])("%s=%s is rejected with its name, without repeating a possible password", (name, value) => {
    const parse = () => parseSettings({ [name]: value });
    expect(parse).toThrow(new RegExp(`${name}(="https://\\.\\.\\.@example\\.com")? must (be|have)`));
    expect(parse).not.toThrow("hush");
  });

  test.each([
    ["DATABASE_URL", "postgresql://kingpost:secret@db.example.com:5432/kingpost?sslmode=verify-full"],
    ["DATABASE_URL", "postgres:///kingpost?host=/run/postgresql"],
    ["DATABASE_URL", "postgres://kingpost:secret@/kingpost?host=/run/postgresql"],
    ["SMTP_URL", "smtps://office:secret@mail.example.com:465"],
    ["MAIL_FROM", "office@example.com"],
    ["MAIL_FROM", "Kingpost Structural <office@example.com>"],
    ["CONTACT_EMAIL", "office@example.com"],
    ["TOKEN_SYNC_URL", "https://api.example.com/session"],
  ])("%s=%s is accepted unchanged", (name, value) => {
    expect(parseSettings({ [name]: value })).toMatchObject({ [name]: value });
  });

  test("a secret may be read from a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "kingpost-env-"));
    const path = join(folder, "secret");
    writeFileSync(path, `${"s".repeat(32)}\n`);
    expect(parseSettings({ AUTH_SECRET_FILE: path }).AUTH_SECRET).toBe("s".repeat(32));
    expect(() => parseSettings({ AUTH_SECRET_FILE: path, AUTH_SECRET: "x".repeat(32) })).toThrow("both set");
    rmSync(folder, { recursive: true });
    expect(() => parseSettings({ AUTH_SECRET_FILE: path })).toThrow(
      /AUTH_SECRET_FILE cannot be read .*ENOENT/,
    );
  });

  test.each(["AUTH_SECRET", "BACKUP_KEY", "DATABASE_URL", "METRICS_TOKEN", "SMTP_URL", "TOKEN_SYNC_URL"])(
    "an empty %s_FILE is rejected",
    (name) => {
      const folder = mkdtempSync(join(tmpdir(), "kingpost-env-"));
      const path = join(folder, "secret");
      for (const content of ["", " \n\t\n"]) {
        writeFileSync(path, content);
        expect(() => parseSettings({ [`${name}_FILE`]: path })).toThrow(
          `Invalid setting: ${name}_FILE is an empty file (${path}).`,
        );
      }
      rmSync(folder, { recursive: true });
    },
  );

  test.each([
    "# created: 2026-11-21T20:00:00Z\n# public key: age1qqqq\nAGE-SECRET-KEY-1QQQQQQQQ\n",
    "\n# the office's\n\nAGE-SECRET-KEY-1QQQQQQQQ",
  ])("an age key is found among the comments of age-keygen: %j", (text) => {
    expect(parseSettings({ BACKUP_KEY: text }).BACKUP_KEY).toBe("AGE-SECRET-KEY-1QQQQQQQQ");
  });

  test("a random text is used in full, whatever it begins with", () => {
    const text = "# a long random text\nof two lines";
    expect(parseSettings({ BACKUP_KEY: text }).BACKUP_KEY).toBe(text);
  });

  test("boolean settings are true or false", () => {
    const settings = parseSettings({ TRUST_PROXY: "true", REQUIRE_EMAIL_VERIFICATION: "false" });
    expect(settings).toMatchObject({ TRUST_PROXY: true, REQUIRE_EMAIL_VERIFICATION: false });
  });

  test("all invalid settings are reported together", () => {
    expect(() => parseSettings({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT=.*LOG_LEVEL=/);
  });
});
