import { isUnavailable, readFile, writeFile } from "@kingpost/calc";
import type { RunnableModule } from "@kingpost/design";
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
export function calculateFile(text: string, modules: readonly RunnableModule[]): CalculatedFile | string {
  const read = readFile(text);
  if (isUnavailable(read)) return read.message;
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
