/** The seam to whatever keeps the documents: two collections, `users` and `contactMessages`. */

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

/** A message whose e-mail to the firm is due, and which attempt this is. */
export interface ClaimedMessage {
  readonly message: ContactMessage;
  /** 1 for the first attempt. */
  readonly tries: number;
}

export type DocumentResult<Value> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly code: "unavailable" | "not-found"; readonly message: string };

export interface DocumentStore {
  readonly users: {
    get(uid: string): Promise<DocumentResult<{ readonly profile: UserProfile | null }>>;
    /** Creates or replaces. */
    set(uid: string, profile: UserProfile): Promise<DocumentResult<unknown>>;
    delete(uid: string): Promise<DocumentResult<unknown>>;
  };
  readonly contactMessages: {
    /** Stores with server time and status "new". Acknowledged only once it is durable. */
    add(message: NewContactMessage): Promise<DocumentResult<{ readonly id: string }>>;
    get(id: string): Promise<DocumentResult<{ readonly message: ContactMessage | null }>>;
    /** Newest first. */
    list(): Promise<DocumentResult<{ readonly messages: readonly ContactMessage[] }>>;
    setStatus(id: string, status: ContactStatus): Promise<DocumentResult<unknown>>;
    /** All messages sent under an e-mail address: for a person's own data. */
    byEmail(email: string): Promise<DocumentResult<{ readonly messages: readonly ContactMessage[] }>>;
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
