const HOUR = 3600;

/**
 * A limit with exponential backoff. The first `free` attempts are allowed immediately; after each further one the delay doubles,
 * from `firstDelay` up to `maxDelay`. Nothing is locked permanently: after `memory` without an attempt the count is reset. In seconds.
 */
export interface LimitRule {
  readonly free: number;
  readonly firstDelay: number;
  readonly maxDelay: number;
  readonly memory: number;
}

/** `max` attempts within a fixed window of `window` seconds. */
export interface WindowRule {
  readonly window: number;
  readonly max: number;
}

/** The names of the limits: the first part of a key, and the label in the metrics. */
export const LIMITS = [
  "contact",
  "data-download",
  "deletion-notice",
  "design",
  "design-saves",
  "designs",
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

/** Wrong passwords for one account from one address: about a hundred attempts a day. The owner, at another address, is not affected. */
export const SIGN_IN_HERE: LimitRule = { free: 5, firstDelay: 30, maxDelay: 900, memory: 24 * HOUR };

/** The same from all addresses together, against distributed guessing. It must not lock out the owner: known browsers are not counted. */
export const SIGN_IN_ANYWHERE: LimitRule = { free: 30, firstDelay: 10, maxDelay: 900, memory: 24 * HOUR };

/** The same from all of its known browsers together: strangers have none, so it delays the owner only if someone else has had the password. */
export const SIGN_IN_KNOWN: LimitRule = { ...SIGN_IN_ANYWHERE };

/** Requested emails of one kind to one mailbox, counted whether or not it has an account. Reset links already sent stay valid. */
export const MAIL_TO_ONE: LimitRule = { free: 3, firstDelay: 300, maxDelay: HOUR, memory: 24 * HOUR };

/** Notices of one kind to one mailbox: anyone can sign up with another user's address, and must not be able to fill that mailbox. */
export const NOTICES_TO_ONE: LimitRule = {
  free: 3,
  firstDelay: HOUR,
  maxDelay: 12 * HOUR,
  memory: 24 * HOUR,
};

/** The forms of the settings page that require the current password. */
export const OWN_PASSWORD: LimitRule = { free: 5, firstDelay: 30, maxDelay: 900, memory: 24 * HOUR };

/** Completed password changes of one account in the settings. Resets are not counted, so that an intruder's changes never lock out the owner. */
export const PASSWORD_CHANGES: WindowRule = { window: HOUR, max: 4 };

/** Sign-ups from one address without a bot check when it is set to `auto`. */
export const FREE_SIGN_UPS: WindowRule = { window: HOUR, max: 3 };

/** Attempts from one address across all accounts: enough for a class that signs up together. Counted first, so that a flood leaves one row. */
export const FROM_ONE_ADDRESS = {
  "sign-in": { window: 60, max: 60 },
  "sign-up": { window: 600, max: 40 },
  reset: { window: 600, max: 20 },
  "reset-link": { window: 600, max: 20 },
} as const satisfies Record<string, WindowRule>;

/** Messages of the contact form from one address: more than a person writes, fewer than a bot sends. */
export const CONTACT_MESSAGES: WindowRule = { window: 600, max: 10 };

/** Changes of one account's favourites and comparisons: more than a user clicks. */
export const SAVED_CHANGES: WindowRule = { window: 60, max: 120 };

/** Changes of one account's designs and projects: designs are saved as they change, at most 75 times a minute in a tab. */
export const DESIGN_CHANGES: WindowRule = { window: 60, max: 240 };

/** Saves and revisions of one account, each calculated: more than one tab sends. */
export const DESIGN_SAVES: WindowRule = { window: 60, max: 120 };

/** Designs calculated for one address by the API: each takes from milliseconds to a second of the server. */
export const DESIGNS: WindowRule = { window: 60, max: 60 };

/** Downloads of one account's data: up to 16 MB of designs are read, parsed and sent each time. */
export const DATA_DOWNLOADS: WindowRule = { window: 600, max: 10 };
