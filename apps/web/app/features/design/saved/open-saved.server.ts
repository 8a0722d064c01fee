import { isUnavailable, readFile } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import { redirect } from "react-router";
import type { SavedDesign } from "../../../../shared/design-types.ts";
import { signInPath } from "../../../next-path.ts";
import { type Account, services } from "../../../services.server.ts";
import { linkQuery } from "../../../ui/address/link-query.ts";
import { hasDesign, type OpenedLink, openLink } from "../state/open-link.ts";
import { SuggestedName } from "./control/suggested-name.ts";

const MISSING = "This saved design was deleted, or belongs to another account.";

function inputsOf(module: RunnableModule, text: string): RawInputs | string {
  const stored = readFile(text);
  const inputs = isUnavailable(stored) ? stored : module.open(stored);
  return isUnavailable(inputs) ? inputs.message : inputs;
}

/**
 * What the page of an address shows: nothing but the default design, a saved one (`?design=ID`) or a revision of it (`&revision=A`). The design
 * of a link is read and calculated by the browser (`isInAddress`): however it was made, it costs the server nothing. An address with both
 * has changes that may not be saved yet. A visitor signs in first, unless the link has the design.
 */
export async function openDesign(
  module: RunnableModule,
  address: string,
  accountOf: () => Promise<Account | null>,
): Promise<OpenedLink> {
  const url = new URL(address);
  const query = linkQuery(url.search);
  const id = query.get("design");
  const link: OpenedLink = hasDesign(url) ? { isInAddress: true } : {};
  if (id === null) return link;
  const account = await accountOf();
  if (!account) {
    // At most 64 kB are read, and nothing is calculated.
    if ((await openLink(module, address)).inputs) return link;
    throw redirect(signInPath(url));
  }
  const { documents } = await services();
  const [found, frozen, own] = await Promise.all([
    documents.designs.get(account.uid, id),
    documents.designs.revisions(account.uid, id),
    documents.projects.list(account.uid),
  ]);
  if (!found.ok) return { ...link, problem: found.message };
  if (!frozen.ok) return { ...link, problem: frozen.message };
  if (!own.ok) return { ...link, problem: own.message };
  const { design } = found;
  if (design?.kind !== module.kind) return { ...link, problem: MISSING };
  const letter = query.get("revision");
  const revision = frozen.revisions.find((one) => one.letter === letter);
  if (letter !== null && !revision) return { ...link, problem: `There is no revision ${letter}.` };
  const inputs = inputsOf(module, (revision ?? design).file);
  if (typeof inputs === "string") return { ...link, problem: inputs };
  const project = own.projects.find((one) => one.id === design.project) ?? null;
  const revisions = frozen.revisions.map(({ file, ...one }) => one);
  const named = revision ? { ...design, name: nameThen(module, design, inputs) } : design;
  return { inputs, ...link, saved: { design: named, project, inputs, revisions, frozen: revision } };
}

/** The name of a design that had these inputs: a suggested one has followed its inputs since. */
function nameThen(module: RunnableModule, { name, file }: SavedDesign, inputs: RawInputs): string {
  const now = inputsOf(module, file);
  if (typeof now === "string") return name;
  return new SuggestedName(module, now).after(name, module, inputs) ?? name;
}
