import type { Candidate, RawInputs, Remedy, StudyPoint } from "@kingpost/design";
import type { CatalogueData } from "@kingpost/sections";
import type { DesignKind } from "../../../../shared/design-pages.ts";

/** The alternatives to a design by their sequence in the module. */
export interface Alternative {
  readonly candidates: Candidate;
  readonly remedies: Remedy;
  readonly sensitivity: StudyPoint;
}

export type Sequence = keyof Alternative;

/** What the page asks of the worker: the data of the sections first, once. */
export type Asked =
  | { readonly kind: "sections"; readonly data: CatalogueData }
  | {
      readonly kind: "start";
      readonly id: number;
      readonly sequence: Sequence;
      readonly inputs: RawInputs;
    }
  | { readonly kind: "stop"; readonly id: number };

/** What the page sends to the worker: first, once, whose alternatives it calculates. */
export type WorkerMessage = { readonly kind: "module"; readonly module: DesignKind } | Asked;

/** The next items of a sequence. */
export interface Calculated<Item = Alternative[Sequence]> {
  readonly id: number;
  readonly items: readonly Item[];
  readonly isDone: boolean;
}
