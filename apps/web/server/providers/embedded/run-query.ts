import { isAway } from "../../db/faults.ts";
import { logger } from "../../log.ts";
import { UNAVAILABLE } from "../common/document-failures.ts";
import type { DocumentResult } from "../documents.ts";

/** Runs a query. An unreachable database is returned as a value; any other error is a defect and is thrown. */
export async function runQuery<Value>(
  call: string,
  work: () => Promise<DocumentResult<Value>>,
): Promise<DocumentResult<Value>> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    // Only the cause: the error itself contains the values of the query, which are user data.
    logger.error(
      { call, err: error instanceof Error && error.cause ? error.cause : error },
      "database unreachable",
    );
    return UNAVAILABLE;
  }
}
