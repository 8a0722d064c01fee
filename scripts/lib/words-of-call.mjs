import { parseArgs } from "node:util";
import { Fault, say } from "./say.mjs";

/**
 * What was typed behind a command, as `parseArgs` reads it. Undefined once `--help` was answered with the usage.
 *
 * Errors   Fault for a word that the command does not know: its reason, and where the usage is
 *
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>> | undefined}
 */
export function wordsOfCall(usage, config, words = process.argv.slice(2)) {
  if (words.includes("--help") || words.includes("-h")) {
    say(usage.trimEnd());
    return undefined;
  }
  try {
    return parseArgs({ ...config, args: words });
  } catch (error) {
    // The first sentence names the word; the others are about how `parseArgs` is called.
    if (error.code?.startsWith("ERR_PARSE_ARGS"))
      throw new Fault(`${error.message.split(". ")[0]}.\n\n${usage.trimEnd()}`);
    throw error;
  }
}
