/** From sysexits.h: a configuration error, which only an operator can fix. */
export const CONFIGURATION = 78;

/** An error whose message can be shown to the operator as it is. */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
  /** The exit code of a start that it ends: 1 if a retry may succeed. */
  readonly exitCode: number = 1;
}

/** The message of anything that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
