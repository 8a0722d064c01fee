import type { DocumentResult } from "../providers/documents.ts";
import { CommandError } from "./command-error.ts";

/** The result's value; a failure throws a CommandError. */
export function expectOk<Value>(result: DocumentResult<Value>): Value {
  if (!result.ok) throw new CommandError(result.message);
  return result;
}
