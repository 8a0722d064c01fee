import type { RawInputs } from "@kingpost/design";
import { type Member, newMark } from "@kingpost/design/load-path";
import { openPath, pathLink } from "./open-path.ts";

const PATH = "kingpost.design.load-path";
const EDIT = "kingpost.design.load-path.edit";

/** A member as it was edited on the page of its module. */
interface Edit {
  readonly mark: string;
  readonly inputs: RawInputs;
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage may be disabled: then the module's page has no way back.
  }
}

function kept(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** While a member is edited on the page of its module, this tab keeps the load path as it was. */
export function keepPath(link: string): void {
  keep(PATH, link);
  keep(EDIT, "");
}

export const keptPath = (): string | undefined => kept(PATH);

/** Keeps a member as it is now: the load path takes it whichever way the user goes back. */
export const keepEdit = (edit: Edit): void => keep(EDIT, JSON.stringify(edit));

function keptEdit(): Edit | undefined {
  const text = kept(EDIT);
  // Only this module writes it.
  return text ? (JSON.parse(text) as Edit) : undefined;
}

/** The members of the kept path; none if there is none. */
export async function keptMembers(): Promise<readonly Member[]> {
  const path = keptPath();
  const opened = path === undefined ? {} : await openPath(`https://kept.invalid/?d=${path}`);
  return opened.members ?? [];
}

/**
 * The members with the one that was edited on the page of its module; undefined if none was, or another load path was left for it. Each edit
 * is given once.
 */
export async function takeEdit(members: readonly Member[]): Promise<readonly Member[] | undefined> {
  const edit = keptEdit();
  if (!edit || keptPath() !== (await pathLink(members))) return undefined;
  keep(EDIT, "");
  const edited = members.map((one) => (one.mark === edit.mark ? { ...one, inputs: edit.inputs } : one));
  const link = await pathLink(edited);
  if (link === keptPath()) return undefined;
  // The address follows, and the next edit of this member is of that load path.
  keep(PATH, link);
  return edited;
}

/** The link of a load path with one design. */
export const pathOfDesign = (kind: string, inputs: RawInputs): Promise<string> =>
  pathLink([{ mark: newMark(kind, []), kind, inputs }]);
