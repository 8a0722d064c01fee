import type { Logger } from "pino";
import { formatRetryDelay } from "../../limits/format-retry-delay.ts";
import { type Limits, limitKey } from "../../limits/limits.ts";
import {
  type LimitRule,
  MAIL_TO_ONE,
  NOTICES_TO_ONE,
  PASSWORD_CHANGES,
  SIGN_IN_ANYWHERE,
  SIGN_IN_HERE,
  SIGN_IN_KNOWN,
} from "../../limits/rules.ts";
import { type AccountFailure, limited } from "./failures.ts";
import type { KnownDevice } from "./known-device.ts";

/** The kinds of email to account owners. None uses up the limit of another: above all, a reset link stays available. */
const RULES = {
  reset: MAIL_TO_ONE,
  "sign-up-mail": MAIL_TO_ONE,
  "password-notice": NOTICES_TO_ONE,
  "deletion-notice": NOTICES_TO_ONE,
} as const satisfies Record<string, LimitRule>;

export type MailKind = keyof typeof RULES;

export function createMailLimits(limits: Limits, logger: Logger) {
  /** Counts one email to a mailbox, or rejects it. It need not be sent, so that unknown addresses are counted too. */
  const count = (kind: MailKind, email: string) => limits.attempt(limitKey(kind, email), RULES[kind]);
  return {
    count,
    /** Counts a notice. False if the owner has received several of the kind: it is not sent. */
    async allowsNotice(kind: MailKind, email: string): Promise<boolean> {
      const { allowed } = await count(kind, email);
      if (!allowed) logger.info({ kind }, "accounts: notice skipped, the mailbox has received several");
      return allowed;
    },
    /** Resets the count of a kind for a user who has proved access to the mailbox. */
    forget: (kind: MailKind, email: string) => limits.forget([limitKey(kind, email)]),
  };
}

/**
 * Counts the attempts of one browser at one account. A known browser is counted separately, and together with all known browsers of the
 * account, so that having many gains nothing. Any other browser is counted by address, and together with all addresses.
 */
export function attemptCounter(limits: Limits, email: string, address: string, device?: KnownDevice) {
  const here = device ? limitKey("sign-in-device", device.nonce) : limitKey("sign-in", email, address);
  const [all, rule] = device
    ? ([limitKey("sign-in-known", device.generation), SIGN_IN_KNOWN] as const)
    : ([limitKey("sign-in", email), SIGN_IN_ANYWHERE] as const);
  return {
    attempt: () =>
      limits.attemptAll([
        [here, SIGN_IN_HERE],
        [all, rule],
      ]),
    async succeed() {
      await limits.forget([here]);
      // Guesses from elsewhere stay counted: a sign-in by the owner must not help an attacker.
      await limits.giveBack(all);
    },
  };
}

/** Counts a completed change, or rejects it. */
export async function countPasswordChange(limits: Limits, uid: string): Promise<AccountFailure | undefined> {
  const allowed = await limits.withinWindow(limitKey("password-change", uid), PASSWORD_CHANGES);
  if (allowed.allowed) return undefined;
  const message = `This password has been changed several times in the last hour. Try again in ${formatRetryDelay(allowed.retryAfter)}, or reset your password by email.`;
  return { ...limited(allowed.retryAfter), message };
}
