import type { ModuleEntry } from "@kingpost/design/registry";

/** What the page on the validation of a module shows. */
export async function validationFacts({ kind, title, standards, load, validation }: ModuleEntry) {
  const [{ engine, scope }, facts] = await Promise.all([load(), validation()]);
  return { kind, title, engine, standards, scope, ...facts };
}
