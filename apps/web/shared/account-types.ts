/** Keyed by the account's uid. */
export interface UserProfile {
  readonly fullName: string;
  /** A company, university or school. */
  readonly company: string;
  readonly email: string;
}

/** The firm of a user, for the title block of reports. */
export interface Firm {
  readonly name: string;
  readonly address: string;
  readonly contact: string;
  readonly registration: string;
  /** A JPEG as a data address; empty without one. */
  readonly logo: string;
}

/** One device on which a user is signed in. */
export interface SessionSummary {
  readonly id: string;
  /** From the User-Agent: "Chrome on Windows". */
  readonly device: string;
  /** The User-Agent; null if the browser sent none. */
  readonly browser: string | null;
  /** The network address of the sign-in; null if unknown. */
  readonly address: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** Whether it is the session of this request. */
  readonly current: boolean;
}
