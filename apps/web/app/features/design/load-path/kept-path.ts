import type { RawInputs } from "@kingpost/design";
import { type Member, newMark } from "@kingpost/design/load-path";
import { openPath, pathLink } from "./open-path.ts";

const KEY = "kingpost.design.load-path";

/** While a member is edited on the page of its module, this tab keeps the others. */
export function keepPath(link: string): void {
  try {
    sessionStorage.setItem(KEY, link);
  } catch {
    // Storage may be disabled: then the module's page has no way back.
  }
}

export function keptPath(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The members of the kept path; none if there is none. */
export async function keptMembers(): Promise<readonly Member[]> {
  const kept = keptPath();
  const opened = kept === undefined ? {} : await openPath(`https://kept.invalid/?d=${kept}`);
  return opened.members ?? [];
}

/** The link of the kept path with other inputs for one of its members; undefined if it cannot be read, or has no such member. */
export async function pathWith(kept: string, mark: string, inputs: RawInputs): Promise<string | undefined> {
  const { members } = await openPath(`https://kept.invalid/?d=${kept}`);
  if (!members?.some((one) => one.mark === mark)) return undefined;
  return pathLink(members.map((one) => (one.mark === mark ? { ...one, inputs } : one)));
}

/** The link of a load path with one design. */
export const pathOfDesign = (kind: string, inputs: RawInputs): Promise<string> =>
  pathLink([{ mark: newMark(kind, []), kind, inputs }]);
