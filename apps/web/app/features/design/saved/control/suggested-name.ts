import type { RawInputs, RunnableModule } from "@kingpost/design";
import { memberSize } from "@kingpost/design/report";
import { MAX_NAME } from "../schema.ts";

/** What a design is called that has no name of its own, its section or size; undefined where its inputs do not give it. */
export function suggestedName(module: RunnableModule, inputs: RawInputs): string | undefined {
  const { size } = memberSize(module, inputs);
  return size === "" ? undefined : size.slice(0, MAX_NAME);
}

/** The suggested name of a design follows its inputs, so that it never names another size; a name that a user gave stays. */
export class SuggestedName {
  #last: string | undefined;

  constructor(module: RunnableModule, inputs: RawInputs) {
    this.#last = suggestedName(module, inputs);
  }

  /** The new name of a design of this name after a change of its inputs, with what follows the size: ` (copy)`; undefined where its name stays. */
  after(name: string, module: RunnableModule, inputs: RawInputs): string | undefined {
    const last = this.#last;
    const next = suggestedName(module, inputs);
    // A size that is being typed has none.
    if (next === undefined) return undefined;
    this.#last = next;
    if (last === undefined || last === next || !name.startsWith(last)) return undefined;
    const rest = name.slice(last.length);
    // `400 × 6000` does not begin with the size `400 × 600`.
    return /^[\p{L}\p{N}.]/u.test(rest) ? undefined : `${next}${rest}`.slice(0, MAX_NAME);
  }
}
