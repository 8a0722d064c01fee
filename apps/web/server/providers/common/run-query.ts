import { isAway, retryAfterOf } from "../../db/faults.ts";
import { logger } from "../../log.ts";
import { safeError } from "../../safe-error.ts";
import type { DocumentResult } from "../documents.ts";
import { UNAVAILABLE } from "./document-failures.ts";

/** Runs a query. An unreachable database is returned as a value; any other error is a defect and is thrown. */
export async function runQuery<Value>(
  call: string,
  work: () => Promise<DocumentResult<Value>>,
): Promise<DocumentResult<Value>> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    logger.error({ call, fault: safeError(error) }, "documents: the database is unreachable");
    return { ...UNAVAILABLE, ...retryAfterOf(error) };
  }
}
