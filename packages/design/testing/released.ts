import { isUnavailable, parseInputs, readFile, readLink } from "@kingpost/calc";
import type { RawInputs } from "../src/frame/module/raw-inputs.ts";
import type { Resources } from "../src/frame/module/resources.ts";
import type { RunnableModule, RunOutcome } from "../src/frame/module/runnable-module.ts";

/** The module of a file of the corpus: `steel-beam` of `steel-beam-1-cantilever.kingpost.json`. */
export const kindOf = (name: string): string => name.replace(/-\d.*$/, "");

/** A released design as the product of today reads it. */
export interface ReleasedDesign {
  readonly stored: RawInputs;
  /** As the fields have them. */
  readonly inputs: RawInputs;
  readonly outcome: RunOutcome;
}

/**
 * Opens and calculates a released file or link.
 *
 * Errors    throws what a user would read where it does not open
 */
export async function designReleased(
  name: string,
  text: string,
  modules: readonly RunnableModule[],
  resources: Resources,
): Promise<ReleasedDesign> {
  const stored = name.endsWith(".link") ? await readLink(text.trim()) : readFile(text);
  if (isUnavailable(stored)) throw new Error(stored.message);
  const kind = kindOf(name);
  const module = modules.find((one) => one.kind === kind);
  if (!module || ("kind" in stored && stored.kind !== kind)) throw new Error(`There is no module ${kind}.`);
  const opened = module.open(stored);
  if (isUnavailable(opened)) throw new Error(opened.message);
  const parsed = parseInputs(module.fields, opened);
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  return {
    stored: stored.inputs as RawInputs,
    inputs: parsed.inputs,
    outcome: module.run(opened, resources),
  };
}
