import { isUnavailable } from "../db/unavailable.ts";
import { OperatorError } from "../operator-error.ts";
import { codeOf, safeError } from "../safe-error.ts";
import { explainStartError } from "../start-error.ts";
import { oneLine } from "./printable.ts";

/** Tables or columns are missing: PostgreSQL's 42P01 and 42703. */
const OLD_SCHEMA = /^(42P01|42703)$/;

function isOldSchema(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return OLD_SCHEMA.test(codeOf(error)) || isOldSchema(error.cause);
}

/** A missing file has a system error code as well. */
const isOfFile = (error: unknown) => error instanceof Error && "path" in error;

/** Writing to standard output failed, for example because its disk is full. A failed write to the database means that it is unreachable. */
const isOfWriting = (error: unknown): error is Error =>
  error instanceof Error && "syscall" in error && error.syscall === "write" && !isOfFile(error);

/** The one-line message for a failed command; an unexpected error keeps its stack. */
export function explainCommandError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (isOldSchema(error))
    return "The database is of an older version. Restart the product, which brings it up to date.";
  if (isUnavailable(error) && !isOfFile(error)) {
    const { message } = safeError(error);
    const reason = message ? ` (${oneLine(message)})` : "";
    return `The database cannot be reached at the moment${reason}. Try again.`;
  }
  if (isOfWriting(error)) return `The output cannot be written (${oneLine(error.message)}).`;
  return explainStartError(error);
}
