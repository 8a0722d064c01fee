import { type DesignFile, isUnavailable, readFile, writeFile } from "@kingpost/calc";
import { LOAD_PATH_KIND, openMembers, type PathModule, storedMembers } from "@kingpost/design/load-path";
import type { DesignContent } from "../../../../shared/design-types.ts";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { resultOf, summaryOf } from "./design-content.ts";
import { isStorable, TOO_LARGE } from "./schema.ts";

/** A design as it is stored, calculated by the engine of this server. */
export interface CalculatedFile extends Pick<DesignContent, "kind" | "file" | "ratio" | "status"> {
  /** The result in a sentence. */
  readonly summary: string;
}

/**
 * Calculates the design of a file: a stored result is never the one that a client sent. The file names the engine that calculated it, so
 * that a later engine with another result can show both.
 *
 * Errors    the message for the user of a file without a module, of a newer version or without inputs
 */
export function calculateFile(text: string, modules: readonly PathModule[]): CalculatedFile | string {
  const read = readFile(text);
  if (isUnavailable(read)) return read.message;
  if (read.kind === LOAD_PATH_KIND) return calculatePath(read, modules);
  const module = modules.find(({ kind }) => kind === read.kind);
  if (!module) return "There is no design module of this name.";
  const inputs = module.open(read);
  if (isUnavailable(inputs)) return inputs.message;
  const { kind, engine, edition } = module;
  const file = writeFile({ ...read, engine, edition });
  if (!isStorable(file)) return TOO_LARGE;
  const outcome = module.run(inputs, { catalogue: currentCatalogue() });
  return { kind, file, ...resultOf(outcome), summary: summaryOf(outcome) };
}

/** A load path is stored without a result: its page calculates its members. */
function calculatePath(read: DesignFile, modules: readonly PathModule[]): CalculatedFile | string {
  const members = openMembers(read, modules);
  if (isUnavailable(members)) return members.message;
  const file = writeFile({ ...read, ...storedMembers(members, modules) });
  if (!isStorable(file)) return TOO_LARGE;
  const summary = members.length === 1 ? "1 member." : `${members.length} members.`;
  return { kind: LOAD_PATH_KIND, file, ratio: null, status: "none", summary };
}
