import { pipeline } from "node:stream/promises";

/** Writes to standard output with back-pressure, until the end or until the reader closes the pipe, as `head` does. */
export async function print(text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(text, process.stdout);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) throw error;
  }
}
