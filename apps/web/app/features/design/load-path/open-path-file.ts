import { isUnavailable, readFile } from "@kingpost/calc";
import { withDefaults } from "@kingpost/design";
import { LOAD_PATH_KIND, type Member, PATH_MODULES } from "@kingpost/design/load-path";
import { textOfFile } from "../files/text-of-file.ts";
import { openStored } from "./open-path.ts";

/** The members of a file, or the one design in it, or why it cannot be opened. */
export async function openPathFile(
  file: File,
): Promise<
  { readonly members: readonly Member[] } | Pick<Member, "kind" | "inputs"> | { readonly problem: string }
> {
  const found = await textOfFile(file);
  if ("problem" in found) return found;
  const stored = readFile(found.text);
  if (isUnavailable(stored)) return { problem: `${file.name}: ${stored.message}` };
  if (stored.kind === LOAD_PATH_KIND) {
    const { members, problem } = openStored(stored);
    return members ? { members } : { problem: `${file.name}: ${problem}` };
  }
  const module = PATH_MODULES.find(({ kind }) => kind === stored.kind);
  if (!module) return { problem: `${file.name} is a design of an unknown module (${stored.kind}).` };
  const inputs = module.open(stored);
  return isUnavailable(inputs)
    ? { problem: `${file.name}: ${inputs.message}` }
    : { kind: module.kind, inputs: withDefaults(module.fields, inputs) };
}
