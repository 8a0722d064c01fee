import type { Firm, UserProfile } from "../../shared/account-types.ts";
import type {
  DesignContent,
  DesignRevision,
  DesignSummary,
  Project,
  SavedDesign,
  SavedProject,
} from "../../shared/design-types.ts";

/**
 * The interface of the document store: the collections `users`, `firms` and `contactMessages`, and a user's `favourites` and `comparisons` of
 * the Section Library, `designs`, with their `revisions`, and `projects`.
 */

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

export interface DesignWithRevisions extends SavedDesign {
  readonly revisions: readonly DesignRevision[];
}

export interface DesignStore {
  /** The last changed first. */
  list(uid: string): Promise<DocumentResult<{ readonly designs: readonly DesignSummary[] }>>;
  get(uid: string, id: string): Promise<DocumentResult<{ readonly design: SavedDesign | null }>>;
  /** "full" if there are `MAX_DESIGNS` or `MAX_DESIGN_BYTES`; "not-found" for an unknown project. */
  add(uid: string, content: DesignContent): Promise<DocumentResult<{ readonly design: SavedDesign }>>;
  /**
   * Replaces the content if the expected version is stored. Otherwise nothing is written, and the result is the stored design. "not-found"
   * for an unknown design or project.
   */
  put(
    uid: string,
    id: string,
    expected: number,
    content: DesignContent,
  ): Promise<DocumentResult<{ readonly design: SavedDesign; readonly isConflict: boolean }>>;
  /** Counts as a change. */
  rename(uid: string, id: string, name: string): Promise<DocumentResult<unknown>>;
  /** `restore` undoes the last removal of a user within a day. Removing a missing one is not an error. */
  remove(uid: string, id: string): Promise<DocumentResult<unknown>>;
  /** "not-found" if it can no longer be restored, "full" if there are `MAX_DESIGNS`. */
  restore(uid: string, id: string): Promise<DocumentResult<unknown>>;
  /**
   * Stores the design, as it was calculated for this, as its next revision, which never changes. "conflict" if another version than the
   * expected one is stored, "full" after revision Z.
   */
  freeze(
    uid: string,
    id: string,
    expected: number,
    frozen: Omit<DesignRevision, "letter" | "createdAt">,
  ): Promise<DocumentResult<{ readonly revision: DesignRevision }>>;
  /** In the order in which they were frozen; with a letter, that one. */
  revisions(
    uid: string,
    id: string,
    letter?: string,
  ): Promise<DocumentResult<{ readonly revisions: readonly DesignRevision[] }>>;
  /** Every design with its revisions, to move an account. */
  all(uid: string): Promise<DocumentResult<{ readonly designs: readonly DesignWithRevisions[] }>>;
}

export interface ProjectStore {
  /** In the order in which they were added. */
  list(uid: string): Promise<DocumentResult<{ readonly projects: readonly SavedProject[] }>>;
  /** "full" if there are `MAX_PROJECTS`. */
  add(uid: string, fields: Project): Promise<DocumentResult<{ readonly id: string }>>;
  put(uid: string, id: string, fields: Project): Promise<DocumentResult<unknown>>;
  /** Its designs then belong to no project. Removing a missing one is not an error. */
  remove(uid: string, id: string): Promise<DocumentResult<unknown>>;
}

export interface DocumentStore {
  readonly users: {
    get(uid: string): Promise<DocumentResult<{ readonly profile: UserProfile | null }>>;
    /** Creates or replaces. "not-found" for a deleted account, if the store has access to accounts. */
    set(uid: string, profile: UserProfile): Promise<DocumentResult<unknown>>;
  };
  readonly firms: {
    get(uid: string): Promise<DocumentResult<{ readonly firm: Firm | null }>>;
    /** Creates or replaces. */
    set(uid: string, firm: Firm): Promise<DocumentResult<unknown>>;
  };
  /** Identifiers of the sections that a user has starred. */
  readonly favourites: {
    /** In the order in which they were added. */
    list(uid: string): Promise<DocumentResult<{ readonly sections: readonly string[] }>>;
    /** An existing one keeps its place. "full" if there are `MAX_FAVOURITES`. */
    add(uid: string, section: string): Promise<DocumentResult<unknown>>;
    /** Removing a missing one is not an error. */
    remove(uid: string, section: string): Promise<DocumentResult<unknown>>;
  };
  readonly comparisons: {
    /** In the order in which they were added. */
    list(uid: string): Promise<DocumentResult<{ readonly comparisons: readonly SavedComparison[] }>>;
    /** "name-taken", or "full" if there are `MAX_COMPARISONS`. */
    add(uid: string, comparison: SavedComparison): Promise<DocumentResult<unknown>>;
    /** "not-found", or "name-taken" by another one. */
    rename(uid: string, name: string, to: string): Promise<DocumentResult<unknown>>;
    /** Removing a missing one is not an error. */
    remove(uid: string, name: string): Promise<DocumentResult<unknown>>;
  };
  readonly designs: DesignStore;
  readonly projects: ProjectStore;
  readonly contactMessages: {
    /** Stores with server time and status "new". Acknowledged only once it is durable. */
    add(message: NewContactMessage): Promise<DocumentResult<{ readonly id: string }>>;
    /**
     * At most `limit` messages, newest first, that are older than a place in the list. `end` is the place of the last one, null
     * if there is none. Reading from end to end returns each message once, also during concurrent writes.
     */
    page(
      limit: number,
      olderThan?: ListPlace,
    ): Promise<
      DocumentResult<{ readonly messages: readonly ContactMessage[]; readonly end: ListPlace | null }>
    >;
    /** The total number of messages. */
    count(): Promise<DocumentResult<{ readonly count: number }>>;
    /** The messages whose id begins with `start`, at most `MAX_FOUND`. `start` is hexadecimal; hyphens are ignored. */
    find(start: string): Promise<DocumentResult<{ readonly found: readonly FoundMessage[] }>>;
    setStatus(id: string, status: ContactStatus): Promise<DocumentResult<unknown>>;
    /** All messages from an email address, for "my data". */
    byEmail(email: string): Promise<DocumentResult<{ readonly messages: readonly ContactMessage[] }>>;
    /** Deletes these permanently and returns the number that existed; a missing one is not an error. */
    remove(ids: readonly string[]): Promise<DocumentResult<{ readonly count: number }>>;
    /** Permanently deletes the messages that `byEmail` finds. */
    removeByEmail(email: string): Promise<DocumentResult<{ readonly count: number }>>;
  };
}
