import { type DesignResult, worstFirst } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo, mega } from "../../frame/figures/figure-items.ts";
import type { FiguresOnDemand } from "../../frame/module/runnable-module.ts";
import type { CombinationResult, ConnectionResults } from "../design.ts";
import type { BuiltJoint } from "../joints/built-joint.ts";
import { type Drawing, HEIGHTS, STUB_HEIGHT } from "./drawing.ts";
import { sidePlateFigures } from "./side-plate-figures.ts";

/** What is drawn of a connection. */
export interface Shown {
  readonly drawing: Drawing;
  readonly forces: CombinationResult["forces"];
  /** What acts. */
  readonly words: string;
}

/** A connection with the forces of the combination that governs. */
export function shownOf({ results, checks }: DesignResult<ConnectionResults>): Shown {
  const { model, combinations } = results;
  const [worst] = worstFirst(checks.filter(({ combination }) => combination !== undefined));
  const shown = combinations.find(({ of }) => of.name === worst?.combination) ?? combinations[0];
  const forces = shown?.forces ?? [];
  return {
    drawing: model.joint.drawing(forces),
    forces,
    words: shown ? forceWords(shown, model.joint) : "",
  };
}

/** A web side plate to scale, with the force on each bolt under the combination that governs. */
export function figures(design: DesignResult<ConnectionResults>, width: number): readonly Figure[] {
  const { drawing, forces, words } = shownOf(design);
  return drawing.of === "side-plate" ? sidePlateFigures(drawing.drawn, forces, words, width) : [];
}

/** The other types: a new design is a web side plate. */
export const figuresOnDemand: FiguresOnDemand<ConnectionResults> = {
  heights: (design) => {
    const { drawing } = shownOf(design);
    if (drawing.of === "side-plate") return [];
    const heights = HEIGHTS[drawing.of];
    return drawing.of === "end-plate" && drawing.drawn.stub ? [...heights, STUB_HEIGHT] : heights;
  },
  load: async () => (await import("./other-figures.ts")).otherFigures,
};

/** `1.2G + 1.5Q: V* = 141 kN; the bolt loaded most carries 52.1 kN` */
function forceWords({ of, actions, forces }: CombinationResult, { forcesAt }: BuiltJoint): string {
  const { v, n, m } = actions;
  const acting = [
    ...(v === 0 ? [] : [`V* = ${kilo(v)} kN`]),
    ...(n === 0 ? [] : [`N* = ${kilo(Math.abs(n))} kN ${n < 0 ? "tension" : "compression"}`]),
    ...(m === 0 ? [] : [`M* = ${mega(m)} kNm`]),
  ];
  const most = Math.max(0, ...forces.map(({ vx, vy }) => Math.hypot(vx, vy)));
  const part = forcesAt === "weld" ? "weld" : "bolt";
  const unit = forcesAt === "weld" ? "kN/mm" : "kN";
  const greatest = most > 0 ? `; the ${part} loaded most carries ${kilo(most)} ${unit}` : "";
  return `${of.name}: ${acting.join(", ")}${greatest}`;
}
