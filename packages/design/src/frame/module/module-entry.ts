import type { StandardEdition } from "@kingpost/calc";
import type { ModuleAlternatives } from "../alternatives/alternatives.ts";
import type { Passing } from "../passing/passing.ts";
import type { RunnableModule } from "./runnable-module.ts";
import type { ModuleValidation } from "./validation-facts.ts";

/** What is known of a module without loading it. */
export interface ModuleFacts {
  /** Name in the address, the file and the icon: `steel-beam`. */
  readonly kind: string;
  readonly title: string;
  /** What it designs, in sentences: `base plate`. */
  readonly member: string;
  /** The letters of the marks of its members: `BP`. No other module has them. */
  readonly mark: string;
  /** What its page gives search engines. */
  readonly description: string;
  /** What it designs, in one sentence on its card. */
  readonly summary: string;
  /** Every Standard that a check or its working cites. The first is that of the design. */
  readonly standards: readonly [StandardEdition, ...StandardEdition[]];
}

/** A module in the registry: what is known of it, and what loads each of its parts on demand. */
export interface ModuleEntry extends ModuleFacts {
  readonly load: () => Promise<RunnableModule>;
  readonly alternatives: () => Promise<ModuleAlternatives>;
  /** What its members pass on and take in a load path. */
  readonly passing: () => Promise<Passing>;
  readonly validation: () => Promise<ModuleValidation>;
}
