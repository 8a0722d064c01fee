import { isUnavailable, readLink } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import type { ProjectDetails } from "../project/project-details.ts";
import type { SavedOnView } from "../saved/saved-on-view.ts";

/** The design of a link, or why it cannot be opened; neither for an address without a design. */
export interface OpenedLink {
  readonly inputs?: RawInputs;
  /** Of a file that has them. */
  readonly project?: ProjectDetails;
  readonly problem?: string;
  readonly saved?: SavedOnView;
}

/** Reads the design of an address in the newest version of its module: `d`, or a new one of a `section` of the library. */
export async function openLink(module: RunnableModule, address: string): Promise<OpenedLink> {
  const { searchParams } = new URL(address);
  const text = searchParams.get("d");
  const section = searchParams.get("section");
  if (text === null) return section === null || section === "" ? {} : { inputs: { section } };
  const stored = await readLink(text);
  const inputs = isUnavailable(stored) ? stored : module.open(stored);
  return isUnavailable(inputs) ? { problem: inputs.message } : { inputs };
}
