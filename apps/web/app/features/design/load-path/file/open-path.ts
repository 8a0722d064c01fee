import { isUnavailable, linkVersion, readLink, type StoredDesign, writeLink } from "@kingpost/calc";
import { LOAD_PATH_VERSION, type Member, openMembers, storedMembers } from "@kingpost/design/load-path";
import type { SavedDesign, SavedProject } from "../../../../../shared/design-types.ts";
import { linkQuery } from "../../../../ui/address/link-query.ts";
import { loadPathModules, pathModules } from "../../modules/modules-on-demand.ts";

/** The members of an address, or why they cannot be opened. */
export interface OpenedPath {
  readonly members?: readonly Member[];
  readonly problem?: string | undefined;
  /** Given by the server: the address has members, which the browser is to read and calculate. */
  readonly isInAddress?: true;
  /** The address asks for the example. */
  readonly isExample?: boolean;
  /** The saved load path whose members these are. */
  readonly saved?: SavedDesign;
  /** The project whose saved designs the members are. */
  readonly project?: SavedProject;
  readonly designs?: readonly SavedDesign[];
}

/** Bytes of the JSON of the members of a link. */
const MOST_BYTES = 256 * 1024;

export const PATH_PAGE = "/design/load-path";

export const pathLink = async (members: readonly Member[]): Promise<string> =>
  writeLink(storedMembers(members, await loadPathModules()));

export function openStored(stored: StoredDesign): OpenedPath {
  const members = openMembers(stored, pathModules());
  return isUnavailable(members) ? { problem: members.message } : { members };
}

/** Reads the members of a link. */
export async function openPath(address: string): Promise<OpenedPath> {
  const text = linkQuery(new URL(address).search).get("d");
  if (text === null) return {};
  await loadPathModules();
  const version = linkVersion(text) ?? 0;
  // A newer version may be written in another way.
  const stored = version > LOAD_PATH_VERSION ? { version, inputs: {} } : await readLink(text, MOST_BYTES);
  return isUnavailable(stored) ? { problem: stored.message } : openStored(stored);
}
