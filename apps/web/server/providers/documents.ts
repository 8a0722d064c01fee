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
  };
}
