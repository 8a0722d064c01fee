import { isUnavailable, readFile } from "@kingpost/calc";
import type { RunnableModule } from "@kingpost/design";
import { parseProject } from "../project/project-details.ts";
import type { OpenedLink } from "../state/open-link.ts";
import { textOfFile } from "./text-of-file.ts";

/** The design of a file: what this product saved, or a report with the design inside. */
export async function openFile(
  module: Pick<RunnableModule, "kind" | "title" | "open">,
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<OpenedLink> {
  const found = await textOfFile(file);
  if ("problem" in found) return found;
  const stored = readFile(found.text);
  if (isUnavailable(stored)) return { problem: `${file.name}: ${stored.message}` };
  if (stored.kind !== module.kind) {
    return {
      problem: `${file.name} is a design of another module (${stored.kind}), not of ${module.title}.`,
    };
  }
  const inputs = module.open(stored);
  if (isUnavailable(inputs)) return { problem: `${file.name}: ${inputs.message}` };
  return stored.project === undefined ? { inputs } : { inputs, project: parseProject(stored.project) };
}
