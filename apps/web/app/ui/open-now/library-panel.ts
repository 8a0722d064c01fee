import type { MathText } from "@kingpost/calc";
import type { SvgNode } from "@kingpost/drawing/core";

/** A section of the catalogue as plain data, so that a loader can hand it to a page. */
export interface LibraryPanel {
  readonly name: string;
  readonly grade: string;
  readonly drawing: SvgNode;
  /** Names of the sizes around it, and its own. */
  readonly neighbours: readonly string[];
  /** In the whole catalogue. */
  readonly sizes: number;
  readonly families: number;
  readonly rows: readonly { readonly symbol: MathText; readonly text: string; readonly unit: string }[];
}
