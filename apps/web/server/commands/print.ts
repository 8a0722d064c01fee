import { pipeline } from "node:stream/promises";

/** Writes to standard output as fast as it is taken, until the end or until its reader has seen enough, as `head` has. */
export async function print(text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(text, process.stdout);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) throw error;
  }
}
