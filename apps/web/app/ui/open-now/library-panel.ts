import type { MathText } from "@kingpost/calc";
import type { SvgNode } from "@kingpost/drawing/core";

/** A section of the catalogue as plain data, so that a loader can hand it to a page. */
export interface LibraryPanel {
  readonly name: string;
  /** Without its product standard: `Grade 300`. */
  readonly grade: string;
  readonly drawing: SvgNode;
  /** Names of the sizes around it, and its own. */
  readonly neighbours: readonly string[];
  /** In the whole catalogue. */
  readonly sizes: number;
  readonly families: number;
  readonly rows: readonly {
    readonly label: string;
    readonly symbol: MathText | undefined;
    readonly text: string;
    readonly unit: string;
  }[];
}
