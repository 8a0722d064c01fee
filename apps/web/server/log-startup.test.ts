import { pino } from "pino";
import { expect, test } from "vitest";
import { parseSettings } from "./env.ts";
import { hasPlaceholders, logStartup } from "./log-startup.ts";

const SMTP_URL = "smtp://127.0.0.1:1";

test.each([
  [{}, ["info"]],
  // A mail server is set, so messages were meant to be emailed.
  [{ SMTP_URL }, ["warn"]],
  [{ PUBLIC_URL: "https://www.firm.com.au" }, ["warn"]],
  [{ SMTP_URL, CONTACT_EMAIL: "office@example.com" }, []],
])("with %j the start logs whether CONTACT_EMAIL is missing", (environment, levels) => {
  const lines: string[] = [];
  const logger = pino(
    { formatters: { level: (level) => ({ level }) } },
    { write: (line) => void lines.push(line) },
  );
  logStartup(parseSettings(environment), logger);
  const missing = lines.filter((line) => line.includes("CONTACT_EMAIL is not set"));
  expect(missing.map((line) => /"level":"(\w+)"/.exec(line)?.[1])).toEqual(levels);
});

const EMAIL = "office@firm.com.au";
const COMPLETE = { SMTP_URL, MAIL_FROM: EMAIL, CONTACT_EMAIL: EMAIL, BACKUP_KEY: "a long random text" };
const { SMTP_URL: _, ...withoutMail } = COMPLETE;
const { BACKUP_KEY: __, ...withoutKey } = COMPLETE;
const { MAIL_FROM: ___, ...withoutSender } = COMPLETE;

test.each([
  ["https://www.firm.com.au", COMPLETE, []],
  ["https://www.firm.com.au", withoutMail, ["SMTP_URL"]],
  ["https://www.firm.com.au", withoutKey, ["BACKUP_KEY"]],
  ["https://www.firm.com.au", withoutSender, ["MAIL_FROM"]],
  ["https://www.firm.com.au", { ...withoutMail, PROVIDER: "firebase" }, []],
  ["http://localhost:3000", {}, []],
])("on %s with %j the start warns of what a public site needs: %j", (PUBLIC_URL, environment, missing) => {
  const lines: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  logStartup(parseSettings({ PUBLIC_URL, TRUST_PROXY: "true", ...environment }), logger);
  const named = lines.flatMap((line) => /(\w+) is not set/.exec(line)?.[1] ?? []);
  expect(named).toEqual(missing);
});

const FIRM = {
  companyNumber: "ABN 51 824 753 556",
  email: "office@firm.com.au",
  securityEmail: "security@firm.com.au",
  phoneDialled: "+61732210000",
};

test.each([
  [{}, false],
  [{ companyNumber: "ABN 00 000 000 000" }, true],
  [{ email: "office@example.com" }, true],
  [{ securityEmail: "security@example.com" }, true],
  [{ phoneDialled: "+61770100123" }, true],
])("a firm with %j has placeholders: %j", (changed, has) => {
  expect(hasPlaceholders({ ...FIRM, ...changed })).toBe(has);
});

test.each([
  ["https://www.firm.com.au", 1],
  ["http://localhost:3000", 0],
])("on %s the start warns %i times of the invented firm", (PUBLIC_URL, times) => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push(line) });
  logStartup(parseSettings({ PUBLIC_URL, TRUST_PROXY: "true", CONTACT_EMAIL: "office@firm.com.au" }), logger);
  expect(lines.filter((line) => line.includes("invented one"))).toHaveLength(times);
});
