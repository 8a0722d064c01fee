import { type DesignResult, worstFirst } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo, mega } from "../../frame/figures/figure-items.ts";
import type { FiguresOnDemand } from "../../frame/module/runnable-module.ts";
import type { CombinationResult, ConnectionResults } from "../design.ts";
import type { BuiltJoint, PointForce } from "../joints/built-joint.ts";
import { type Drawing, HEIGHTS, STUB_HEIGHT } from "./drawing.ts";
import type { DrawnForce } from "./parts.ts";
import { sidePlateFigures } from "./side-plate-figures.ts";

/** What is drawn of a connection. */
export interface Shown {
  readonly drawing: Drawing;
  readonly forces: readonly DrawnForce[];
  /** What acts. */
  readonly words: string;
}

/** A connection with the forces of the combination that governs. */
export function shownOf({ results, checks }: DesignResult<ConnectionResults>): Shown {
  const { model, combinations } = results;
  const [worst] = worstFirst(checks.filter(({ combination }) => combination !== undefined));
  const shown = combinations.find(({ of }) => of.name === worst?.combination) ?? combinations[0];
  const forces = shown ? withRatios(shown, model.joint) : [];
  return {
    drawing: model.joint.drawing(forces),
    forces,
    words: shown ? forceWords(shown, model.joint) : "",
  };
}

/** Checks of the bolt or the weld that is loaded most, by its force alone; and of bolts in tension, which all have the same. */
const OF_FORCE = { bolt: ["bolt-shear", "web-bolts"], weld: ["weld"] } as const;
const COMBINED = "bolt-combined";

/** The forces with what each is of its capacity: the ratio of a check is of the greatest force, and in proportion to it. */
function withRatios({ forces, checks }: CombinationResult, { forcesAt }: BuiltJoint) {
  const sizeOf = ({ vx, vy, tension }: PointForce) => Math.hypot(vx, vy, forcesAt === "weld" ? tension : 0);
  const most = Math.max(0, ...forces.map(sizeOf));
  const ratioOf = (...ids: readonly string[]) => {
    const found = checks.find(({ id, kind }) => kind === "limit" && ids.includes(id));
    return found?.kind === "limit" ? found.ratio : undefined;
  };
  const [greatest, combined] = [ratioOf(...OF_FORCE[forcesAt ?? "bolt"]), ratioOf(COMBINED)];
  return forces.map((force): DrawnForce => {
    if (forcesAt === undefined && force.tension > 0 && combined !== undefined)
      return { ...force, ratio: combined };
    const isRated = greatest !== undefined && most > 0;
    return isRated ? { ...force, ratio: (greatest * sizeOf(force)) / most } : force;
  });
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

/** `1.2G + 1.5Q: V* = 141 kN; the bolt loaded most carries 52.1 kN in shear and 12 kN in tension` */
function forceWords({ of, actions, forces }: CombinationResult, { forcesAt }: BuiltJoint): string {
  const { v, n, m } = actions;
  const acting = [
    ...(v === 0 ? [] : [`V* = ${kilo(v)} kN`]),
    ...(n === 0 ? [] : [`N* = ${kilo(Math.abs(n))} kN ${n < 0 ? "tension" : "compression"}`]),
    ...(m === 0 ? [] : [`M* = ${mega(m)} kNm`]),
  ];
  const most = Math.max(
    0,
    ...forces.map(({ vx, vy, tension }) => Math.hypot(vx, vy, forcesAt === "weld" ? tension : 0)),
  );
  const part = forcesAt === "weld" ? "weld" : "bolt";
  const unit = forcesAt === "weld" ? "kN/mm" : "kN";
  const pull = forcesAt === "weld" ? 0 : Math.max(0, ...forces.map(({ tension }) => tension));
  const carried = [
    ...(most > 0 ? [`${kilo(most)} ${unit}${pull > 0 ? " in shear" : ""}`] : []),
    ...(pull > 0 ? [`${kilo(pull)} kN in tension`] : []),
  ];
  const greatest = carried.length > 0 ? `; the ${part} loaded most carries ${carried.join(" and ")}` : "";
  return `${of.name}: ${acting.join(", ")}${greatest}`;
}
