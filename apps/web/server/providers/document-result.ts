export interface DocumentFailure {
  readonly ok: false;
  readonly code: "unavailable" | "not-found" | "full" | "name-taken" | "conflict";
  /** For the user. */
  readonly message: string;
}

export type DocumentResult<Value> = ({ readonly ok: true } & Value) | DocumentFailure;
