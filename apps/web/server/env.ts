import { z } from "zod";

const port = z.coerce
  .number("must be a number")
  .int("must be a whole number")
  .min(0, "must be at least 0")
  .max(65_535, "must be at most 65535");

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === "/" && search === "" && hash === "";
}

/** Every setting of the product, all optional. An empty text counts as not given. */
const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, "must be an http or https address without a path, such as https://www.example.com")
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("info"),
});

export type Settings = Omit<z.output<typeof schema>, "PUBLIC_URL"> & { readonly PUBLIC_URL: string };

/** A setting that the product refuses: the message names the variable and what it takes. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/**
 * Reads the settings from the environment.
 *
 * Errors   SettingError naming every bad variable, its value and what is allowed
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const complaints = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}=${JSON.stringify(environment[name])} ${issue.message}`;
    });
    throw new SettingError(`Bad setting: ${complaints.join("; ")}.`);
  }
  const settings = result.data;
  return { ...settings, PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}` };
}
