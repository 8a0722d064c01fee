/** Why a shape or a value is refused. The engine never repairs bad input. */
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

/** An expected refusal: `code` for programs, `message` for people (names the quantity or the row). */
export class DomainError extends Error {
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.name = "DomainError";
    this.code = code;
  }
}
