export interface DocumentFailure {
  readonly ok: false;
  readonly code: "unavailable" | "not-found" | "full" | "name-taken" | "conflict";
  /** For the user. */
  readonly message: string;
  /** Seconds until it may be tried again, if that is known. */
  readonly retryAfter?: number;
}

export type DocumentResult<Value> = ({ readonly ok: true } & Value) | DocumentFailure;

/** The maximum number of favourites per user. */
export const MAX_FAVOURITES = 200;

/** The maximum number of saved comparisons per user. */
export const MAX_COMPARISONS = 50;

export type ContactStatus = "new" | "read" | "answered";

export interface NewContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export interface ContactMessage extends NewContactMessage {
  readonly id: string;
  /** Set by the server, ISO 8601. */
  readonly timestamp: string;
  readonly status: ContactStatus;
}

/** A place in the list of all messages, newest first. Opaque: only the store that returned it can use it. */
export interface ListPlace {
  /** The time, in the store's full precision. */
  readonly moment: string;
  /** Distinguishes messages of the same moment. */
  readonly tie: string;
}

export interface FoundMessage {
  readonly message: ContactMessage;
  readonly place: ListPlace;
}

/** The maximum number of messages returned for the beginning of an id. */
export const MAX_FOUND = 10;

/** A comparison with a name, unique per user and case-insensitive. */
export interface SavedComparison {
  readonly name: string;
  /** Identifiers of sections, in the order of the comparison. */
  readonly sections: readonly string[];
}

/** The maximum number of designs per user. */
export const MAX_DESIGNS = 500;

/** The maximum number of projects per user. */
export const MAX_PROJECTS = 100;

/** The maximum size of all designs and revisions of a user in bytes. */
export const MAX_DESIGN_BYTES = 16 * 1024 * 1024;
