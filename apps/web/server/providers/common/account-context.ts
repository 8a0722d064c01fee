import { hkdfSync } from "node:crypto";
import type { Logger } from "pino";
import { type BotCheck, type BotCheckMode, createBotCheck, type UseOnce } from "../../bot-check/bot-check.ts";
import type { Limits } from "../../limits/limits.ts";
import { createSigner, type Signer } from "../../signed-value.ts";
import { createMailLimits, type MailLimits } from "./mail-limits.ts";
import type { RuleContext } from "./request-rules.ts";

const HOUR_S = 3600;

export interface AccountSettings {
  readonly PUBLIC_URL: string;
  readonly BOT_CHECK: BotCheckMode;
  readonly REQUIRE_EMAIL_VERIFICATION: boolean;
}

/** What every account service works with. */
export interface AccountContext extends RuleContext {
  readonly botCheck: BotCheck;
  readonly botCheckMode: BotCheckMode;
  readonly requireEmailVerification: boolean;
  readonly mailLimits: MailLimits;
  /** Signs the cookies of known browsers. */
  readonly devices: Signer;
  /** Signs verification links. */
  readonly confirmations: Signer;
  readonly clock: () => Date;
}

interface Parts {
  readonly settings: AccountSettings;
  readonly limits: Limits;
  readonly useOnce: UseOnce;
  readonly signer: (purpose: string) => Signer;
  readonly secret: string;
  readonly logger: Logger;
  readonly clock: () => Date;
}

/** A separate key for each purpose, derived from the one secret. */
function derivedKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)).toString("base64url");
}

export const signersOf = (secret: string, clock: () => Date) => (purpose: string) =>
  createSigner(derivedKey(secret, purpose), clock);

export function accountContext({
  settings,
  limits,
  useOnce,
  signer,
  secret,
  logger,
  clock,
}: Parts): AccountContext {
  return {
    publicUrl: settings.PUBLIC_URL,
    botCheckMode: settings.BOT_CHECK,
    requireEmailVerification: settings.REQUIRE_EMAIL_VERIFICATION,
    limits,
    botCheck: createBotCheck(useOnce, derivedKey(secret, "bot-check"), clock),
    mailLimits: createMailLimits(limits, logger),
    devices: signer("known-device"),
    confirmations: signer("confirm-address"),
    logger,
    clock,
  };
}

/** The link of a verification email. It contains the uid, so that it does not confirm a later sign-up with the same address. */
export function confirmationUrl(
  { publicUrl, confirmations }: Pick<AccountContext, "publicUrl" | "confirmations">,
  uid: string,
): string {
  return `${publicUrl}/signin?confirm=${confirmations.sign(uid, HOUR_S)}`;
}
