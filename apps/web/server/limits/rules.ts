import type { LimitRule, WindowRule } from "./limits.ts";

const HOUR = 3600;

/** What is limited: the first part of a limit's key, and its label in the metrics. */
export const LIMITS = [
  "contact",
  "deletion-notice",
  "own-password",
  "password-change",
  "password-notice",
  "reset",
  "reset-from",
  "reset-link-from",
  "saved",
  "sign-in",
  "sign-in-device",
  "sign-in-from",
  "sign-in-known",
  "sign-up-free",
  "sign-up-from",
  "sign-up-mail",
] as const;

export type LimitName = (typeof LIMITS)[number];

/**
 * Wrong passwords for one account from one address. Five mistakes cost nothing; a guesser gets about a hundred tries a day. The
 * owner, at another address, notices nothing of it. A browser that is known to be the owner's counts by itself.
 */
export const SIGN_IN_HERE: LimitRule = { free: 5, firstDelay: 30, maxDelay: 900, memory: 24 * HOUR };

/**
 * Wrong passwords for one account from all addresses together: a thousand machines guessing at once. It does not hold for a
 * browser that is known to be the owner's, so that the owner is not kept out by somebody else's guessing.
 */
export const SIGN_IN_ANYWHERE: LimitRule = { free: 30, firstDelay: 10, maxDelay: 900, memory: 24 * HOUR };

/**
 * Wrong passwords for one account from all browsers that are known for it together, since its password changed last. Strangers
 * have none of these; so it holds up the owner only where somebody has had the password.
 */
export const SIGN_IN_KNOWN: LimitRule = { ...SIGN_IN_ANYWHERE };

/**
 * E-mails of one kind to one mailbox that somebody asks for, counted before anything shows whether it has an account. Reset links
 * already sent keep working, so a prankster does not keep the owner out.
 */
export const MAIL_TO_ONE: LimitRule = { free: 3, firstDelay: 300, maxDelay: HOUR, memory: 24 * HOUR };

/**
 * Notices of one kind to one mailbox about what was done in an account. Anybody can sign up with anybody's address: what they do
 * there must not fill the mailbox.
 */
export const NOTICES_TO_ONE: LimitRule = {
  free: 3,
  firstDelay: HOUR,
  maxDelay: 12 * HOUR,
  memory: 24 * HOUR,
};

/** The forms of the settings page that ask for the current password. */
export const OWN_PASSWORD: LimitRule = { free: 5, firstDelay: 30, maxDelay: 900, memory: 24 * HOUR };

/** Completed changes of one account's password in the settings. Resets do not count: the owner is never kept out by an intruder's changes. */
export const PASSWORD_CHANGES: WindowRule = { window: HOUR, max: 4 };

/** Sign-ups from one address that need no bot check when it is set to `auto`. */
export const FREE_SIGN_UPS: WindowRule = { window: HOUR, max: 3 };

/**
 * Attempts from one address, right or wrong, whatever account they are about. Wide enough for a class behind one address that
 * signs up together. Counted before anything is written about an account, so that a flood leaves one row.
 */
export const FROM_ONE_ADDRESS = {
  "sign-in": { window: 60, max: 60 },
  "sign-up": { window: 600, max: 40 },
  reset: { window: 600, max: 20 },
  "reset-link": { window: 600, max: 20 },
} as const satisfies Record<string, WindowRule>;

/** Changes of what one account keeps of the Section Library: more than a person clicks. */
export const SAVED_CHANGES: WindowRule = { window: 60, max: 120 };
