import { isUnavailable, linkVersion, readLink, type Unavailable } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import type { ProjectDetails } from "@kingpost/design/report";
import { linkQuery } from "../../../ui/address/link-query.ts";
import type { SavedOnView } from "../saved/saved-on-view.ts";

/** The design of a link, or why it cannot be opened; neither for an address without a design. */
export interface OpenedLink {
  readonly inputs?: RawInputs;
  /** Details from a file that has them. */
  readonly project?: ProjectDetails;
  readonly problem?: string;
  readonly saved?: SavedOnView;
  /** Given by the server: the address has a design, which the browser is to read and calculate. */
  readonly isInAddress?: true;
}

/** Whether an address has a design, readable or not. */
export function hasDesign({ search }: URL): boolean {
  const query = linkQuery(search);
  return query.has("d") || query.has("section");
}

/** Why a page shows another design than its address has, and which one; undefined if it shows that one. */
export function openingProblem({ problem, saved, inputs }: OpenedLink): string | undefined {
  if (problem === undefined) return undefined;
  const shown = saved ? "saved design" : inputs ? "design of the link" : "default design";
  return `${problem} The ${shown} is shown instead.`;
}

/** What the server gave, with the design of the address. Changes of a saved design are on view, not those of a revision. */
export async function openAddress(
  module: RunnableModule,
  { isInAddress, ...loaded }: OpenedLink,
  address: string,
): Promise<OpenedLink> {
  if (!isInAddress || loaded.saved?.frozen) return loaded;
  const link = await openLink(module, address);
  const { problem = link.problem } = loaded;
  return { ...loaded, ...link, ...(problem === undefined ? {} : { problem }) };
}

/** Reads the design of an address in the newest version of its module: `d`, or a new one of a `section` of the library. */
export async function openLink(module: RunnableModule, address: string): Promise<OpenedLink> {
  const query = linkQuery(new URL(address).search);
  const text = query.get("d");
  const section = query.get("section");
  if (text === null) {
    if (section === null || section === "") return {};
    return openedOf(module.open({ version: module.version, inputs: { section } }));
  }
  const version = linkVersion(text) ?? 0;
  // A newer version may be written in another way.
  const stored = version > module.version ? { version, inputs: {} } : await readLink(text);
  if (isUnavailable(stored)) return { problem: stored.message };
  const inputs = module.open(stored);
  if (isUnavailable(inputs) && isOfAnother(module, stored.inputs)) return { problem: otherModule(module) };
  return openedOf(inputs);
}

const openedOf = (inputs: RawInputs | Unavailable): OpenedLink =>
  isUnavailable(inputs) ? { problem: inputs.message } : { inputs };

/** Whether most inputs are not fields of the module: a link does not name its module. */
function isOfAnother({ fields }: RunnableModule, inputs: unknown): boolean {
  if (typeof inputs !== "object" || inputs === null) return false;
  const names = Object.keys(inputs);
  return names.filter((name) => !Object.hasOwn(fields, name)).length > names.length / 2;
}

const otherModule = ({ title }: RunnableModule) =>
  `This link is not of a ${title} design. It may be of another module: check the address before the question mark.`;
