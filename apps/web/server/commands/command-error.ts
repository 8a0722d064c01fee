/** A call that can not be done as it was typed: the message is the line for the person. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Refuses words that a call has no use for; `help` is the call that explains it. */
export function expectNoMore(rest: readonly string[], help: string): void {
  if (rest.length > 0) throw new CommandError(`What is ${JSON.stringify(rest.join(" "))} for? ${help}`);
}

/** Whether a call asks how it is meant: without a word, or with one for it. */
export function asksForHelp(word: string | undefined): boolean {
  return word === undefined || ["help", "--help", "-h"].includes(word);
}
