import type { RawInputs } from "@kingpost/design";
import { type Member, newMark } from "@kingpost/design/load-path";
import { ENTRIES, read, write } from "../../../../ui/storage/browser-storage.ts";
import { openPath, pathLink } from "./open-path.ts";

// Every entry is kept for the owner of the page (`useOwner`). Without storage the page of the module has no way back.

/** A member as it was edited on the page of its module. */
interface Edit {
  readonly mark: string;
  readonly inputs: RawInputs;
}

/** While a member is edited on the page of its module, this tab keeps the load path as it was. */
export function keepPath(link: string, owner: string, saved = ""): void {
  write(ENTRIES.path, link, owner);
  write(ENTRIES.pathSaved, saved, owner);
  write(ENTRIES.pathEdit, "", owner);
}

/** Query that leads back to the kept load path: its ID in the account, or its link. */
export const keptQuery = (owner: string): string | undefined => {
  const saved = read(ENTRIES.pathSaved, owner);
  if (saved) return `?design=${saved}`;
  const link = keptPath(owner);
  return link === undefined ? undefined : `?d=${link}`;
};

const keptPath = (owner: string): string | undefined => read(ENTRIES.path, owner);

/** Keeps a member as it is now: the load path takes it whichever way the user goes back. */
export const keepEdit = (edit: Edit, owner: string): boolean =>
  write(ENTRIES.pathEdit, JSON.stringify(edit), owner);

function keptEdit(owner: string): Edit | undefined {
  const text = read(ENTRIES.pathEdit, owner);
  // Only this module writes it.
  return text ? (JSON.parse(text) as Edit) : undefined;
}

/** The members of the kept path; none if there is none. */
export async function keptMembers(owner: string): Promise<readonly Member[]> {
  const path = keptPath(owner);
  const opened = path === undefined ? {} : await openPath(`https://kept.invalid/?d=${path}`);
  return opened.members ?? [];
}

/**
 * The members with the one that was edited on the page of its module; undefined if none was edited, or if it was edited from another load
 * path. Each edit is given once.
 */
export async function takeEdit(
  members: readonly Member[],
  owner: string,
): Promise<readonly Member[] | undefined> {
  const edit = keptEdit(owner);
  if (!edit || keptPath(owner) !== (await pathLink(members))) return undefined;
  write(ENTRIES.pathEdit, "", owner);
  const edited = members.map((one) => (one.mark === edit.mark ? { ...one, inputs: edit.inputs } : one));
  const link = await pathLink(edited);
  if (link === keptPath(owner)) return undefined;
  // The address becomes that of the edited load path, which the next edit of this member belongs to.
  write(ENTRIES.path, link, owner);
  return edited;
}

/** The link of a load path with one design. */
export const pathOfDesign = (kind: string, inputs: RawInputs): Promise<string> =>
  pathLink([{ mark: newMark(kind, []), kind, inputs }]);
