import type { Logger } from "pino";
import { type Attempt, type Limits, limitKey } from "../../limits/limits.ts";
import type { LimitRule } from "../../limits/rules.ts";
import { MAIL_TO_ONE, NOTICES_TO_ONE } from "../../limits/rules.ts";
import type { Mailer, MailMessage } from "../../mail/message.ts";
import { safeError } from "../../safe-error.ts";

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

export type MailSlot =
  | Extract<Attempt, { allowed: false }>
  | { readonly allowed: true; send(message: MailMessage): void };

export interface AccountMail {
  /** Counts one email to a mailbox, or rejects it. A slot may stay unused, so that unknown addresses are counted too. */
  slot(kind: MailKind, email: string): Promise<MailSlot>;
  /** Sends a notice. One over the limit is skipped, because the owner has received several of the kind. */
  notify(kind: MailKind, message: MailMessage): Promise<void>;
  /** Resets the count of a kind for a user who has proved access to the mailbox. */
  forget(kind: MailKind, email: string): Promise<void>;
}

/** All email to account owners: no other part of the account service uses the mailer. */
export function createAccountMail(mailer: Mailer, limits: Limits, logger: Logger): AccountMail {
  async function slot(kind: MailKind, email: string): Promise<MailSlot> {
    const counted = await limits.attempt(limitKey(kind, email), RULES[kind]);
    if (!counted.allowed) return counted;
    return {
      allowed: true,
      send(message) {
        if (message.to !== email)
          throw new Error("The message is addressed to another mailbox than its slot.");
        mailer.send(message);
      },
    };
  }
  return {
    slot,
    async notify(kind, message) {
      const found = await slot(kind, message.to).catch((error: unknown) => {
        logger.error({ kind, fault: safeError(error) }, "accounts: a notice could not be counted");
        // The change has been made and must be reported. Without the limits no further change is possible.
        return { allowed: true, send: mailer.send } as const;
      });
      if (found.allowed) found.send(message);
      else logger.info({ kind }, "accounts: notice skipped, the mailbox has received several");
    },
    forget: (kind, email) => limits.forget([limitKey(kind, email)]),
  };
}
