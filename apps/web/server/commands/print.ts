import { pipeline } from "node:stream/promises";
import { codeOf } from "../safe-error.ts";
import { printable } from "./printable.ts";

type Text = Iterable<string> | AsyncIterable<string>;

/** A terminal obeys control characters, which strangers may have written. The lines of a table keep their ends. */
async function* forTerminal(text: Text): AsyncGenerator<string> {
  for await (const piece of text) yield printable(piece.replaceAll("\r\n", "\n"));
}

/**
 * Writes to standard output as fast as it is taken, until the end or until its reader has seen enough, as `head` has. A file or
 * another program gets every character unchanged; on a terminal control characters are replaced.
 */
export async function print(
  text: Text,
  output: NodeJS.WritableStream & { readonly isTTY?: boolean } = process.stdout,
): Promise<void> {
  try {
    await pipeline(output.isTTY ? forTerminal(text) : text, output);
  } catch (error) {
    if (codeOf(error) !== "EPIPE") throw error;
  }
}
