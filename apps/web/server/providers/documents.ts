/**
 * The seam to whatever keeps the documents: the collections `users` and `contactMessages`, and what a person keeps of the
 * Section Library, `favourites` and `comparisons`.
 */

/** Most favourites of one person. */
export const MAX_FAVOURITES = 200;

/** Most saved comparisons of one person. */
export const MAX_COMPARISONS = 50;

/** Keyed by the account's uid. */
export interface UserProfile {
  readonly fullName: string;
  /** A company, university or school. */
  readonly company: string;
  readonly email: string;
}

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

/** A place in the list of all messages, newest first. Opaque: what a store gives, it takes back. */
export interface ListPlace {
  /** The moment, as exactly as the store knows it. */
  readonly moment: string;
  readonly ordinal: number;
}

export interface FoundMessage {
  readonly message: ContactMessage;
  readonly place: ListPlace;
}

/** Most messages that are looked up by the beginning of an id. */
export const MAX_FOUND = 10;

/** A message whose e-mail to the firm is due, and which attempt this is. */
export interface ClaimedMessage {
  readonly message: ContactMessage;
  /** 1 for the first attempt. */
  readonly tries: number;
}

/** A comparison under the name that a person gave it; of one person no two names differ in case alone. */
export interface SavedComparison {
  readonly name: string;
  /** Identifiers of sections, in the order of the comparison. */
  readonly sections: readonly string[];
}

export interface DocumentFailure {
  readonly ok: false;
  readonly code: "unavailable" | "not-found" | "full" | "name-taken";
  /** For the person. */
  readonly message: string;
}

export type DocumentResult<Value> = ({ readonly ok: true } & Value) | DocumentFailure;

export interface DocumentStore {
  readonly users: {
    get(uid: string): Promise<DocumentResult<{ readonly profile: UserProfile | null }>>;
    /** Creates or replaces. "not-found" once the account is deleted, where the store knows of accounts. */
    set(uid: string, profile: UserProfile): Promise<DocumentResult<unknown>>;
    /** Creates; one that exists already stays as it is. */
    setIfAbsent(uid: string, profile: UserProfile): Promise<DocumentResult<unknown>>;
  };
  /** Identifiers of sections that a person has starred. */
  readonly favourites: {
    /** In the order in which they were added. */
    list(uid: string): Promise<DocumentResult<{ readonly sections: readonly string[] }>>;
    /** One that is there already stays where it is. "full" once there are `MAX_FAVOURITES`. */
    add(uid: string, section: string): Promise<DocumentResult<unknown>>;
    /** Removing one that is not there is no failure. */
    remove(uid: string, section: string): Promise<DocumentResult<unknown>>;
  };
  readonly comparisons: {
    /** In the order in which they were added. */
    list(uid: string): Promise<DocumentResult<{ readonly comparisons: readonly SavedComparison[] }>>;
    /** "name-taken", or "full" once there are `MAX_COMPARISONS`. */
    add(uid: string, comparison: SavedComparison): Promise<DocumentResult<unknown>>;
    /** "not-found", or "name-taken" by another one. */
    rename(uid: string, name: string, to: string): Promise<DocumentResult<unknown>>;
    /** Removing one that is not there is no failure. */
    remove(uid: string, name: string): Promise<DocumentResult<unknown>>;
  };
  /** Deletes a person's documents of every collection that is keyed by the uid: all of them or none. */
  forget(uid: string): Promise<DocumentResult<unknown>>;
  readonly contactMessages: {
    /** Stores with server time and status "new". Acknowledged only once it is durable. */
    add(message: NewContactMessage): Promise<DocumentResult<{ readonly id: string }>>;
    get(id: string): Promise<DocumentResult<{ readonly message: ContactMessage | null }>>;
    /**
     * So many messages, newest first, of those that are older than a place in the list. `end` is the place of the last one, null
     * when there was none. Who reads from end to end sees each message once, whatever is written meanwhile.
     */
    page(
      limit: number,
      olderThan?: ListPlace,
    ): Promise<
      DocumentResult<{ readonly messages: readonly ContactMessage[]; readonly end: ListPlace | null }>
    >;
    /** How many there are in all. */
    count(): Promise<DocumentResult<{ readonly count: number }>>;
    /** The messages whose id begins so, of many the first `MAX_FOUND`. `start` is hexadecimal; its hyphens do not matter. */
    find(start: string): Promise<DocumentResult<{ readonly found: readonly FoundMessage[] }>>;
    setStatus(id: string, status: ContactStatus): Promise<DocumentResult<unknown>>;
    /** All messages sent under an e-mail address: for a person's own data. */
    byEmail(email: string): Promise<DocumentResult<{ readonly messages: readonly ContactMessage[] }>>;
    /** Deletes these for good and answers with how many there were; one that is not there is no failure. */
    remove(ids: readonly string[]): Promise<DocumentResult<{ readonly count: number }>>;
    /** Deletes for good what `byEmail` finds. */
    removeByEmail(email: string): Promise<DocumentResult<{ readonly count: number }>>;
    /**
     * Takes the oldest message that is still "new" and whose e-mail to the firm is due. For so many seconds no other process gets
     * it; a claimant that dies leaves it to the next one after that.
     */
    claimNotification(seconds: number): Promise<DocumentResult<{ readonly claim: ClaimedMessage | null }>>;
    /** The firm has its e-mail: the message is never claimed again. */
    setNotified(id: string): Promise<DocumentResult<unknown>>;
    /** The e-mail failed: it is due again in so many seconds. */
    postponeNotification(id: string, seconds: number): Promise<DocumentResult<unknown>>;
  };
}
