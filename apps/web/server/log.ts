import { pino } from "pino";
import { safeError } from "./safe-error.ts";

/** An error for the log: its innermost cause and stack, without the parameters of a database statement. */
function describe(error: unknown) {
  const safe = safeError(error);
  const frames =
    error instanceof Error ? error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) : undefined;
  return { ...safe, stack: frames?.join("\n") };
}

/** Structured logs, one JSON object a line. Settings are parsed in `env.ts`, which sets the level at start. */
export const logger = pino({
  level: "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describe },
});
