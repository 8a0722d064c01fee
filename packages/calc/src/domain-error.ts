/** Why no value is given: `code` for programs, `message` for users. */
export interface Unavailable {
  readonly kind: "unavailable";
  readonly code: string;
  readonly message: string;
}

/** Ends a calculation that cannot give a value. `attempt` turns it into an `Unavailable` at the edge of an engine. */
export class DomainError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "DomainError";
    this.code = code;
  }
}

/** What a calculation gives, or the named reason why it gives nothing. Other errors are faults of the program and pass. */
export function attempt<T>(calculate: () => T): T | Unavailable {
  try {
    return calculate();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: "unavailable", code: error.code, message: error.message };
  }
}

export function isUnavailable(result: unknown): result is Unavailable {
  return typeof result === "object" && result !== null && "kind" in result && result.kind === "unavailable";
}
