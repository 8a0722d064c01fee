import { pino } from "pino";

/** Structured logs, one JSON object a line. Settings are parsed in `env.ts`, which sets the level at start. */
export const logger = pino({ level: "info", base: null, timestamp: pino.stdTimeFunctions.isoTime });
