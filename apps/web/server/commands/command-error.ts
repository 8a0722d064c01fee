import { OperatorError } from "../operator-error.ts";
import type { DocumentResult } from "../providers/documents.ts";

/** An invalid command. */
export class CommandError extends OperatorError {}

/** Rejects unexpected arguments; `help` is the command that shows the usage. */
export function expectNoMore(rest: readonly string[], help: string): void {
  if (rest.length > 0)
    throw new CommandError(`Unexpected argument ${JSON.stringify(rest.join(" "))}. ${help}`);
}

/** Whether the arguments request help: none, or one of the help options. */
export function asksForHelp(word: string | undefined): boolean {
  return word === undefined || ["help", "--help", "-h"].includes(word);
}

/** The result's value; a failure throws a CommandError. */
export function expectOk<Value>(result: DocumentResult<Value>): Value {
  if (!result.ok) throw new CommandError(result.message);
  return result;
}
