export interface DocumentFailure {
  readonly ok: false;
  readonly code: "unavailable" | "not-found" | "full" | "name-taken" | "conflict";
  /** For the user. */
  readonly message: string;
  /** Seconds until it may be tried again, if that is known. */
  readonly retryAfter?: number;
}

export type DocumentResult<Value> = ({ readonly ok: true } & Value) | DocumentFailure;
