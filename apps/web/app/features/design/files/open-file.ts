import { type DesignFile, isUnavailable } from "@kingpost/calc";
import type { RunnableModule } from "@kingpost/design";
import { parseProject } from "@kingpost/design/report";
import type { OpenedLink } from "../state/open-link.ts";
import { type DesignInFile, designsInFile } from "./designs-in-file.ts";

/** Several designs of a file, from which the user chooses. */
export interface FileChoice<Opened> {
  readonly file: string;
  readonly designs: readonly { readonly label: string; readonly opened: Opened }[];
  /** What else the file has, which this page cannot open. */
  readonly others: readonly string[];
}

type Module = Pick<RunnableModule, "kind" | "title" | "open">;

/**
 * The design of a file: what this product saved, or a report with the design inside. A PDF with several designs gives the only one of the
 * module, or those of the module to choose from.
 */
export async function openFile(
  module: Module,
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<OpenedLink | FileChoice<OpenedLink>> {
  const designs = await designsInFile(file);
  if ("problem" in designs) return designs;
  const own = designs.filter(({ stored }) => stored.kind === module.kind);
  const [first, ...more] = own.map(({ stored, label }) => ({
    label,
    opened: openStored(module, file.name, stored),
  }));
  if (!first) return { problem: notOf(module, file.name, designs) };
  if (more.length === 0) return first.opened;
  const others = designs.filter((one) => !own.includes(one)).map(({ label }) => label);
  return { file: file.name, designs: [first, ...more], others };
}

function openStored(module: Module, file: string, stored: DesignFile): OpenedLink {
  const inputs = module.open(stored);
  if (isUnavailable(inputs)) return { problem: `${file}: ${inputs.message}` };
  return stored.project === undefined ? { inputs } : { inputs, project: parseProject(stored.project) };
}

function notOf({ title }: Module, file: string, designs: readonly DesignInFile[]): string {
  const [{ stored, label } = { stored: undefined, label: "" }, ...more] = designs;
  if (more.length === 0) {
    return `${file} is a design of another module (${stored?.kind ?? label}), not of ${title}.`;
  }
  return `${file} has no ${title} design. It has: ${designs.map((one) => one.label).join("; ")}.`;
}
