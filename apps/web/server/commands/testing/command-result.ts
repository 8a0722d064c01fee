import { CommandError } from "../command-error.ts";

/** The error message for invalid arguments, or the parsed command. */
export function commandResult(
  parse: (words: readonly string[]) => unknown,
  words: readonly string[],
): string {
  try {
    return JSON.stringify(parse(words));
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}
