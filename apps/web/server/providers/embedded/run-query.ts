import { isAway } from "../../db/faults.ts";
import { logger } from "../../log.ts";
import type { DocumentResult } from "../documents.ts";

const AWAY = "The database cannot be reached at the moment.";

/** What a query answers; a database that is away is a value, anything else is a defect and goes up. */
export async function runQuery<Value>(
  call: string,
  work: () => Promise<DocumentResult<Value>>,
): Promise<DocumentResult<Value>> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    // The cause alone: the error around it repeats the values of the query, which are somebody's data.
    logger.error({ call, err: error instanceof Error && error.cause ? error.cause : error }, "database away");
    return { ok: false, code: "unavailable", message: AWAY };
  }
}
