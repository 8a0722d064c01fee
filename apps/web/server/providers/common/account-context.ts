import { hkdfSync } from "node:crypto";
import type { Logger } from "pino";
import { createBotCheck, type UseOnce } from "../../bot-check/bot-check.ts";
import type { Settings } from "../../env.ts";
import type { Limits } from "../../limits/limits.ts";
import { createSigner } from "../../signed-value.ts";
import { createMailLimits } from "./account-limits.ts";

const HOUR_S = 3600;

export type AccountSettings = Pick<Settings, "PUBLIC_URL" | "BOT_CHECK" | "REQUIRE_EMAIL_VERIFICATION">;

interface Parts {
  readonly limits: Limits;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly settings: AccountSettings;
  readonly secret: string;
  readonly useOnce: UseOnce;
}

/** A separate key for each purpose, derived from the one secret. */
function derivedKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)).toString("base64url");
}

export const signerFor = (secret: string, purpose: string, clock: () => Date) =>
  createSigner(derivedKey(secret, purpose), clock);

/** What every account service works with. */
export function accountContext({ settings, secret, useOnce, ...parts }: Parts) {
  const { limits, logger, clock } = parts;
  return {
    ...parts,
    publicUrl: settings.PUBLIC_URL,
    botCheckMode: settings.BOT_CHECK,
    requireEmailVerification: settings.REQUIRE_EMAIL_VERIFICATION,
    botCheck: createBotCheck(useOnce, derivedKey(secret, "bot-check"), clock),
    mailLimits: createMailLimits(limits, logger),
    /** Signs the cookies of known browsers. */
    devices: signerFor(secret, "known-device", clock),
    /** Signs verification links. */
    confirmations: signerFor(secret, "confirm-address", clock),
  };
}

export type AccountContext = ReturnType<typeof accountContext>;

/** The link of a verification email. It contains the uid, so that it does not confirm a later sign-up with the same address. */
export function confirmationUrl(
  { publicUrl, confirmations }: Pick<AccountContext, "publicUrl" | "confirmations">,
  uid: string,
): string {
  return `${publicUrl}/signin?confirm=${confirmations.sign(uid, HOUR_S)}`;
}
