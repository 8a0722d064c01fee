import { hkdfSync } from "node:crypto";
import type { Logger } from "pino";
import { type BotCheck, type BotCheckMode, createBotCheck, type UseOnce } from "../../bot-check/bot-check.ts";
import type { Settings } from "../../env.ts";
import type { Limits } from "../../limits/limits.ts";
import { createSigner, type Signer } from "../../signed-value.ts";
import { createMailLimits, type MailLimits } from "./account-limits.ts";

const HOUR_S = 3600;

export type AccountSettings = Pick<Settings, "PUBLIC_URL" | "BOT_CHECK" | "REQUIRE_EMAIL_VERIFICATION">;

/** What every account service works with. */
export interface AccountContext {
  readonly publicUrl: string;
  readonly limits: Limits;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly botCheck: BotCheck;
  readonly botCheckMode: BotCheckMode;
  readonly requireEmailVerification: boolean;
  readonly mailLimits: MailLimits;
  /** Signs the cookies of known browsers. */
  readonly devices: Signer;
  /** Signs verification links. */
  readonly confirmations: Signer;
}

interface Parts extends Pick<AccountContext, "limits" | "logger" | "clock"> {
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

export function accountContext({ settings, secret, useOnce, ...parts }: Parts): AccountContext {
  const { limits, logger, clock } = parts;
  return {
    ...parts,
    publicUrl: settings.PUBLIC_URL,
    botCheckMode: settings.BOT_CHECK,
    requireEmailVerification: settings.REQUIRE_EMAIL_VERIFICATION,
    botCheck: createBotCheck(useOnce, derivedKey(secret, "bot-check"), clock),
    mailLimits: createMailLimits(limits, logger),
    devices: signerFor(secret, "known-device", clock),
    confirmations: signerFor(secret, "confirm-address", clock),
  };
}

/** The link of a verification email. It contains the uid, so that it does not confirm a later sign-up with the same address. */
export function confirmationUrl(
  { publicUrl, confirmations }: Pick<AccountContext, "publicUrl" | "confirmations">,
  uid: string,
): string {
  return `${publicUrl}/signin?confirm=${confirmations.sign(uid, HOUR_S)}`;
}
