import { codeOf } from "../safe-error.ts";

/** Classes of PostgreSQL's error codes: connection, resources, shutdown or cancellation, system. */
const UNAVAILABLE_CLASSES = /^(08|53|57|58)/;
/** The error of a read-only server, such as a replica during a failover. */
const READ_ONLY = "25006";
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** Messages of pg that have no code. */
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** A hosted service did not answer, or not in time. */
export class UnavailableError extends Error {
  override readonly name = "UnavailableError";
  /** The service's code, for the log. */
  readonly code: string;
  /** Seconds until a request may be repeated, if the service has reached a quota. */
  readonly retryAfter: number | undefined;

  constructor(code: string, retryAfter?: number) {
    super(`The service is not available (${code}).`);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The property `retryAfter` of a failure with this cause; nothing without a reached quota. */
export function retryAfterOf(cause: unknown): { readonly retryAfter?: number } {
  return cause instanceof UnavailableError && cause.retryAfter !== undefined
    ? { retryAfter: cause.retryAfter }
    : {};
}

/** Whether an error or its cause means that the database is unreachable, rather than that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnavailableError) return true;
  const code = codeOf(error);
  if (UNAVAILABLE_CLASSES.test(code) || code === READ_ONLY || NETWORK.test(code) || WORDS.test(error.message))
    return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
}
