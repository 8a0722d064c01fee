import { isUnavailable, readFile } from "@kingpost/calc";
import type { RunnableModule } from "@kingpost/design";
import { parseProject } from "../project/project-details.ts";
import type { OpenedLink } from "../state/open-link.ts";
import { attachedText } from "./attached-text.ts";

/** Larger files are no design. */
const MOST_BYTES = 20 * 1024 * 1024;

/** The design of a file: what this product saved, or a report with the design inside. */
export async function openFile(
  module: Pick<RunnableModule, "kind" | "title" | "open">,
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<OpenedLink> {
  if (file.size > MOST_BYTES) return { problem: `${file.name} is too large to be a design.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPdf = new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";
  const text = isPdf ? await attachedText(bytes) : new TextDecoder().decode(bytes);
  if (text === undefined) return { problem: `${file.name} is a PDF without a design inside.` };
  const stored = readFile(text);
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
