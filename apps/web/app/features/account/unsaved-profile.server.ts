import { logger } from "../../../server/log.ts";
import type { Account } from "../../../server/providers/accounts.ts";
import { safeError } from "../../../server/safe-error.ts";
import { services } from "../../../server/services.ts";

async function save({ uid, email, unsavedProfile }: Account): Promise<void> {
  if (!unsavedProfile) return;
  const { accounts, documents } = await services();
  // What the user has changed since then stays.
  const written = await documents.users.setIfAbsent(uid, { ...unsavedProfile, email });
  if (written.ok) await accounts.profileSaved(uid);
  else logger.error({ uid, code: written.code }, "profile could not be written; kept for later");
}

/**
 * Writes the profile that the account has kept since sign-up, if there is one. If the write fails, the user is still admitted,
 * the account keeps the profile, and each guarded page tries again.
 */
export async function saveKeptProfile(account: Account): Promise<void> {
  await save(account).catch((error: unknown) => {
    logger.error(
      { uid: account.uid, fault: safeError(error) },
      "profile could not be written; kept for later",
    );
  });
}
