import { type DesignFile, isUnavailable } from "@kingpost/calc";
import { withDefaults } from "@kingpost/design";
import { LOAD_PATH_KIND, type Member } from "@kingpost/design/load-path";
import { parseProject } from "@kingpost/design/report";
import { designsInFile } from "../../files/designs-in-file.ts";
import type { FileChoice } from "../../files/open-file.ts";
import { pathModules } from "../../modules/modules-on-demand.ts";
import { openStored } from "./open-path.ts";

/** A design of a file, with its mark there; the mark is empty if it has none. */
type NewMember = Pick<Member, "kind" | "inputs" | "mark">;

export type OpenedMember = NewMember | { readonly problem: string };

/** The members of a load path in a file; otherwise the designs in it, to choose from where there are several; or why it cannot be opened. */
export async function openPathFile(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<{ readonly members: readonly Member[] } | OpenedMember | FileChoice<OpenedMember>> {
  const designs = await designsInFile(file);
  if ("problem" in designs) return designs;
  const path = designs.find(({ stored }) => stored.kind === LOAD_PATH_KIND);
  if (path) {
    const { members, problem } = openStored(path.stored);
    return members ? { members } : { problem: `${file.name}: ${problem}` };
  }
  const [first, ...more] = designs.map(({ stored, label }) => ({
    label,
    opened: openMember(file.name, stored),
  }));
  return first && more.length === 0
    ? first.opened
    : { file: file.name, designs: first ? [first, ...more] : [], others: [] };
}

/** A design of a file as a member of a load path. */
function openMember(file: string, stored: DesignFile): OpenedMember {
  const module = pathModules().find(({ kind }) => kind === stored.kind);
  if (!module) return { problem: `${file} is a design of an unknown module (${stored.kind}).` };
  const inputs = module.open(stored);
  return isUnavailable(inputs)
    ? { problem: `${file}: ${inputs.message}` }
    : {
        kind: module.kind,
        inputs: withDefaults(module.fields, inputs),
        mark: parseProject(stored.project).mark,
      };
}
