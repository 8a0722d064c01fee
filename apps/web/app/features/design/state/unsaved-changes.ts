import { isUnavailable } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import { readOwn, remove, unsavedEntry, write } from "../../../ui/storage/browser-storage.ts";

type Opening = Pick<RunnableModule, "kind" | "version" | "open">;

interface Unsaved {
  /** The ID of the saved design. */
  readonly design: string;
  readonly version: number;
  readonly inputs: RawInputs;
}

/** Keeps changes of a saved design that could not be saved, until its user signs in again in this tab. */
export function keepUnsaved(
  { kind, version }: Pick<Opening, "kind" | "version">,
  owner: string,
  design: string,
  inputs: RawInputs,
): void {
  const unsaved: Unsaved = { design, version, inputs };
  write(unsavedEntry(kind), JSON.stringify(unsaved), owner);
}

/** Removes kept changes of a design: the account has it as it is on view. */
export function forgetUnsaved(kind: string, owner: string, design: string): void {
  if (kept(kind, owner)?.design === design) remove(unsavedEntry(kind), owner);
}

/** Kept changes of the saved design that an address names; undefined if there are none, or if the address has a design itself. */
export function unsavedOf(module: Opening, owner: string, search: string): RawInputs | undefined {
  const query = new URLSearchParams(search);
  const unsaved = kept(module.kind, owner);
  if (!unsaved || unsaved.design !== query.get("design")) return undefined;
  if (query.has("d") || query.has("revision")) return undefined;
  const inputs = module.open(unsaved);
  return isUnavailable(inputs) ? undefined : inputs;
}

function kept(kind: string, owner: string): Unsaved | undefined {
  try {
    // Only this file writes it, as this or an earlier version.
    const unsaved: Unsaved | null = JSON.parse(readOwn(unsavedEntry(kind), owner) ?? "null");
    return unsaved ?? undefined;
  } catch {
    return undefined;
  }
}
