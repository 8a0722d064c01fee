import { CommandError } from "../command-error.ts";

/** The line with which words are refused, or what was understood. */
export function complaintAbout(
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
