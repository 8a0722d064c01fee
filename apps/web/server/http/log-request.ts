import { logger } from "../log.ts";

export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** "cut" if the client disconnected before the response. */
  readonly status: number | "cut";
  /** When it arrived, by `performance.now()`. */
  readonly started: number;
}

/** Logs a request and its response as one line. */
export function logRequest({ started, ...request }: AnsweredRequest): void {
  const ms = Math.round((performance.now() - started) * 10) / 10;
  logger.info({ ...request, ms }, "request");
}

/** The path of a request's target, without the query. */
export function pathOf(target: string | undefined): string {
  const [path = ""] = (target ?? "").split("?", 1);
  return path;
}
