/** Reasons for an invalid shape or value. The engine never corrects invalid input. */
export type DomainErrorCode =
  | "not-finite"
  | "non-positive"
  | "fillets-overlap"
  | "wall-too-thick"
  | "radius-too-large"
  | "form-factor-out-of-range"
  | "duplicate-designation"
  | "unknown-family"
  | "missing-dimension"
  | "bad-value";

/** An expected error: `code` for programs, `message` for people (names the quantity or the row). */
export class DomainError extends Error {
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.name = "DomainError";
    this.code = code;
  }
}
