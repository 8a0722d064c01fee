import { parseArgs } from "node:util";
import { Fault, print } from "./output.mjs";

/**
 * The arguments of a command, parsed by `parseArgs`. Undefined if `--help` was given and the usage printed.
 *
 * Errors   Fault for an unknown argument, with the reason and the usage
 *
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>> | undefined}
 */
export function parseCommandArguments(usage, config, args = process.argv.slice(2)) {
  if (args.includes("--help") || args.includes("-h")) {
    print(usage.trimEnd());
    return undefined;
  }
  try {
    return parseArgs({ ...config, args: args });
  } catch (error) {
    // The first sentence names the argument; the others are about calling `parseArgs`.
    if (error.code?.startsWith("ERR_PARSE_ARGS"))
      throw new Fault(`${error.message.split(". ")[0]}.\n\n${usage.trimEnd()}`);
    throw error;
  }
}
