import { lt } from "drizzle-orm";
import { rateLimit, session, verification } from "../../db/schema.ts";
import { safeError } from "../../safe-error.ts";
import type { Context } from "./context.ts";

const EVERY_MS = 3600 * 1000;
/** The account service counts for minutes and leaves the counts, with the addresses, behind. */
const COUNTS_MS = 24 * EVERY_MS;

async function sweep({ db, limits, botCheck, clock }: Context): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, clock()));
  await db.delete(verification).where(lt(verification.expiresAt, clock()));
  await db.delete(rateLimit).where(lt(rateLimit.lastRequest, clock().getTime() - COUNTS_MS));
  await limits.sweep();
  await botCheck.sweep();
}

/** Deletes what has expired, at most once an hour, beside the call that happens to come then. */
export function createHousekeeping(context: Context): () => void {
  let next = 0;
  return () => {
    const now = context.clock().getTime();
    if (now < next) return;
    next = now + EVERY_MS;
    sweep(context).catch((error: unknown) => {
      context.logger.warn({ fault: safeError(error) }, "accounts: what has expired could not be deleted");
    });
  };
}
