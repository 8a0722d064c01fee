import type { Logger } from "pino";
import { type Attempt, type Limits, limitKey } from "../../limits/limits.ts";
import { type LimitRule, MAIL_TO_ONE, NOTICES_TO_ONE } from "../../limits/rules.ts";

/**
 * The kinds of email to account owners. Each has its own limit per mailbox, so that repeated emails of one kind, for example from an
 * account under another user's address, do not use up the others. Above all, a reset link stays available.
 */
const RULES = {
  reset: MAIL_TO_ONE,
  "sign-up-mail": MAIL_TO_ONE,
  "password-notice": NOTICES_TO_ONE,
  "deletion-notice": NOTICES_TO_ONE,
} as const satisfies Record<string, LimitRule>;

export type MailKind = keyof typeof RULES;

export interface MailLimits {
  /** Counts one email to a mailbox, or rejects it. It need not be sent, so that unknown addresses are counted too. */
  count(kind: MailKind, email: string): Promise<Attempt>;
  /** Counts a notice. False if the owner has received several of the kind: it is not sent. */
  allowsNotice(kind: MailKind, email: string): Promise<boolean>;
  /** Resets the count of a kind for a user who has proved access to the mailbox. */
  forget(kind: MailKind, email: string): Promise<void>;
}

export function createMailLimits(limits: Limits, logger: Logger): MailLimits {
  const count = (kind: MailKind, email: string) => limits.attempt(limitKey(kind, email), RULES[kind]);
  return {
    count,
    async allowsNotice(kind, email) {
      const { allowed } = await count(kind, email);
      if (!allowed) logger.info({ kind }, "accounts: notice skipped, the mailbox has received several");
      return allowed;
    },
    forget: (kind, email) => limits.forget([limitKey(kind, email)]),
  };
}
