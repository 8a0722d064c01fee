import type { DocumentResult } from "../providers/documents.ts";
import { CommandError } from "./command-error.ts";

/** What was asked for; a failure becomes the line for the person. */
export function expectOk<Value>(result: DocumentResult<Value>): Value {
  if (!result.ok) throw new CommandError(result.message);
  return result;
}
