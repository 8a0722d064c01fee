import type { Logger } from "pino";
import { type Attempt, type LimitRule, type Limits, limitKey } from "../../limits/limits.ts";
import { MAIL_TO_ONE, NOTICES_TO_ONE } from "../../limits/rules.ts";
import type { Mailer, MailMessage } from "../../mail/message.ts";
import { safeError } from "../../safe-error.ts";

/**
 * What an account's owner is written to about. Each kind has a limit of its own, counted by mailbox: whoever has one kind sent over
 * and over, in an account under somebody else's address for one, uses up no other. A reset link, above all, stays available.
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
  /** Counts one e-mail to a mailbox, or refuses it. The slot may stay unused, so that an unknown address counts alike. */
  slot(kind: MailKind, email: string): Promise<MailSlot>;
  /** Sends what nobody waits for. What is over the limit is left out, because the owner has had several of the kind by then. */
  notify(kind: MailKind, message: MailMessage): Promise<void>;
  /** Begins the count of a kind again, for somebody who has shown that the mailbox is theirs. */
  forget(kind: MailKind, email: string): Promise<void>;
}

/** All e-mail to the owners of accounts: nothing else of the account service holds the mailer. */
export function createAccountMail(mailer: Mailer, limits: Limits, logger: Logger): AccountMail {
  async function slot(kind: MailKind, email: string): Promise<MailSlot> {
    const counted = await limits.attempt(limitKey(kind, email), RULES[kind]);
    if (!counted.allowed) return counted;
    return {
      allowed: true,
      send(message) {
        if (message.to !== email)
          throw new Error("A message goes to another mailbox than it was counted for.");
        mailer.send(message);
      },
    };
  }
  return {
    slot,
    async notify(kind, message) {
      const found = await slot(kind, message.to).catch((error: unknown) => {
        logger.error({ kind, fault: safeError(error) }, "accounts: a notice could not be counted");
        // What it tells of is done already. Where nothing can be counted, nothing can be done over and over either.
        return { allowed: true, send: mailer.send } as const;
      });
      if (found.allowed) found.send(message);
      else logger.info({ kind }, "accounts: a notice was left out, the mailbox has had several");
    },
    forget: (kind, email) => limits.forget([limitKey(kind, email)]),
  };
}
