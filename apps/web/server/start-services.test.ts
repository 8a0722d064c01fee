import { pino } from "pino";
import { expect, test } from "vitest";
import { parseSettings } from "./env.ts";
import { logStartup } from "./start-services.ts";

const SMTP_URL = "smtp://127.0.0.1:1";

test.each([
  [{}, ["info"]],
  // A mail server is set, so messages were meant to be emailed.
  [{ SMTP_URL }, ["warn"]],
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
