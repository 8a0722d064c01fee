import { readFileSync } from "node:fs";
import { z } from "zod";
import { CONFIGURATION, OperatorError, reasonOf } from "./operator-error.ts";

const A_PORT = "must be a whole number from 0 to 65535";
const port = z.coerce.number(A_PORT).int(A_PORT).min(0, A_PORT).max(65_535, A_PORT);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, pathname, search, hash, username, password } = new URL(text);
  return /^https?:/.test(origin) && [pathname, search, hash, username, password].join("") === "/";
}

/** The URL may have no host, as in `postgresql:///name?host=/run/postgresql`. */
function isPostgres(text: string): boolean {
  return (
    /^postgres(ql)?:\/\/./.test(text) && (URL.canParse(text) || /^postgres(ql)?:\/\/[^@]*@\//.test(text))
  );
}

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
const NAMED_ADDRESS = /^[^<>\r\n]+ <[^\s@<>,;]+@[^\s@<>,;]+>$/;

const yesOrNo = z
  .enum(["true", "false"], { error: "must be true or false" })
  .default("false")
  .transform((text) => text === "true");

/** The age key among the comments that age-keygen writes; any other text unchanged. */
function withoutComments(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const kept = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const areKeys = kept.length > 0 && kept.every((line) => /^(age1|AGE-SECRET-KEY-)/.test(line));
  return areKeys ? kept.join("\n") : text;
}

/** Every setting of the product, all optional; those of PROVIDER=firebase are in `hosted/accounts/settings.ts`. */
const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, "must be an http or https address without a path, such as https://www.example.com")
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  PROVIDER: z
    .enum(["embedded", "firebase"], { error: "must be one of embedded, firebase" })
    .default("embedded"),
  DATABASE_URL: z
    .string()
    .refine(isPostgres, "must be a PostgreSQL URL, such as postgresql://user:password@host:5432/name")
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "must be the URL of a mail server, such as smtps://user:password@mail.example.com",
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => ADDRESS.test(text) || NAMED_ADDRESS.test(text),
      "must be an email address, such as office@example.com or Our Office <office@example.com>",
    )
    .optional(),
  CONTACT_EMAIL: z.string().regex(ADDRESS, "must be an email address, such as office@example.com").optional(),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  BOT_CHECK: z.enum(["auto", "always", "off"], { error: "must be one of auto, always, off" }).default("auto"),
  TOKEN_SYNC_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be an http or https address, such as https://api.example.com/session",
    })
    .optional(),
  REQUIRE_EMAIL_VERIFICATION: yesOrNo,
  TRUST_PROXY: yesOrNo,
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must have at least 16 characters, without spaces")
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number("must be a number")
    .min(0, "must be at least 0")
    .max(3, "must be at most 3")
    .default(1),
  BACKUP_KEY: z
    .string()
    .min(
      16,
      "must have at least 16 characters: a long random text, or age1... to write and AGE-SECRET-KEY-... to read",
    )
    .transform(withoutComments)
    .optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("info"),
});

export type Settings = Omit<z.output<typeof schema>, "PUBLIC_URL"> & { readonly PUBLIC_URL: string };

/** An invalid setting: the message names the variable and the valid values. */
export class SettingError extends OperatorError {
  override readonly exitCode = CONFIGURATION;
}

/** The value may contain a password, which must not reach a log, so it is not repeated. */
const SECRET = new Set([
  "AUTH_SECRET",
  "BACKUP_KEY",
  "DATABASE_URL",
  "FIREBASE_API_KEY",
  "METRICS_TOKEN",
  "SMTP_URL",
  "TOKEN_SYNC_URL",
]);

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty file is an error, unlike an empty variable: the product must not run without a secret that was configured. */
function secretIn(path: string, name: string): string {
  let secret: string;
  try {
    secret = readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new SettingError(`Invalid setting: ${name}_FILE cannot be read (${reasonOf(error)}).`, {
      cause: error,
    });
  }
  if (secret === "") throw new SettingError(`Invalid setting: ${name}_FILE is an empty file (${path}).`);
  return secret;
}

/** A secret may be in a file that `NAME_FILE` names: for containers and service managers. */
function secretsInFiles(environment: Environment): Environment {
  const found: Record<string, string> = {};
  for (const name of SECRET) {
    const path = environment[`${name}_FILE`];
    if (!path) continue;
    if (environment[name]) throw new SettingError(`Invalid setting: ${name} and ${name}_FILE are both set.`);
    found[name] = secretIn(path, name);
  }
  return found;
}

/** Reads settings from the environment, and from the files that it names. The error names every invalid variable. */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const all = { ...environment, ...secretsInFiles(environment) };
  // An empty string counts as not set.
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const errors = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const shown = (environment[name] ?? "").replace(/\/\/[^/]*@/, "//...@");
      const value = SECRET.has(name) ? "" : `=${JSON.stringify(shown)}`;
      return `${name}${value} ${issue.message}`;
    });
    throw new SettingError(`Invalid setting: ${errors.join("; ")}.`);
  }
  return result.data;
}

export function parseSettings(environment: Environment): Settings {
  const settings = readSettings(schema, environment);
  return { ...settings, PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}` };
}
