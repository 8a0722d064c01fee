import { leastSpacing, pileArea } from "@kingpost/as3600";
import type { Problem } from "@kingpost/calc";
import { actionProblems } from "../../frame/actions/actions.ts";
import { strengthProblems } from "../../frame/actions/strength-cases.ts";
import { error, note } from "../../frame/problems.ts";
import type { PileCapInputs } from "../fields.ts";
import { diameterOf } from "./bars.ts";
import { acrossOf, type PileCapModel } from "./cap.ts";
import { ACTIONS } from "./combinations.ts";
import { drawnPiles } from "./layout.ts";

const FEWEST = 2;

/** Least distance of piles over their size. */
const LEAST_SPACING = 1.5;

export function earlyProblems(inputs: PileCapInputs): readonly Problem[] {
  const { layout, pileSize, places, asBuilt } = inputs;
  const piles = drawnPiles(inputs);
  const path = layout === "custom" ? "/piles" : "/spacing";
  if (piles.length < FEWEST) return [error(path, "Enter the coordinates of 2 to 16 piles.")];
  const isAsBuilt = places === "as-built";
  const tooClose = "Piles are nearer than 1.5 diameters, centre to centre.";
  return [
    ...(leastSpacing(piles) < LEAST_SPACING * pileSize ? [error(path, tooClose)] : []),
    ...(isAsBuilt && asBuilt.length !== piles.length
      ? [error("/asBuilt", `Enter the as-built coordinates of all ${piles.length} piles, in their order.`)]
      : []),
    ...(isAsBuilt && asBuilt.length === piles.length && leastSpacing(asBuilt) < pileSize
      ? [error("/asBuilt", "Two as-built piles overlap.")]
      : []),
    ...depthProblems(inputs),
    ...strengthInputProblems(inputs),
    ...actionProblems(inputs, ACTIONS, "an axial force or a moment"),
    ...serviceProblems(inputs),
    ...(inputs.actionsBy === "cases"
      ? strengthProblems({ caseActions: inputs.caseActions }, inputs.ownCombinations)
      : []),
  ];
}

function serviceProblems({ actionsBy, serviceBy, serviceActions }: PileCapInputs): readonly Problem[] {
  const isEntered = actionsBy === "combinations" && serviceBy === "combinations";
  return isEntered && serviceActions.length === 0
    ? [error("/serviceActions", "Enter the service actions, or choose a ratio of the design actions.")]
    : [];
}

/** Concrete between the bottom and the top bars at least, mm. */
const LEAST_CORE = 100;

function depthProblems({ depth, ...of }: PileCapInputs): readonly Problem[] {
  const bottom = of.embedment + of.cover + diameterOf(of.sizeX) + diameterOf(of.sizeY);
  const needed = bottom + 2 * diameterOf(of.topSize) + of.sideCover + LEAST_CORE;
  return depth < needed
    ? [error("/depth", `The cap is thinner than its bars, covers and pile heads need: ${needed} mm or more.`)]
    : [];
}

function strengthInputProblems({ strengthBy, strengthC, ultimateC }: PileCapInputs): readonly Problem[] {
  if (strengthBy === "entered" && strengthC === 0) {
    return [error("/strengthC", "Enter the design geotechnical strength in compression.")];
  }
  return strengthBy === "factor" && ultimateC === 0
    ? [error("/ultimateC", "Enter the ultimate geotechnical strength in compression.")]
    : [];
}

/** Combinations times piles in all their places: what bounds the time of a design to a fraction of a second. */
const MOST_WORK = 20_000;

/** What a combination costs beside its piles, in piles. */
const COMBINATION_WORK = 50;

/** A design with more combinations and places than can be calculated at once. */
export function workProblems({
  inputs,
  combinations,
  service = [],
  groups,
  cap,
}: PileCapModel): readonly Problem[] {
  const [places, piles] = [groups.length, cap.piles.length];
  const count = combinations.length + service.length;
  if (count * (places * piles + COMBINATION_WORK) <= MOST_WORK) return [];
  const path = places > 1 ? "/tolerance" : inputs.actionsBy === "cases" ? "/caseActions" : "/actions";
  const senses = inputs.shearSense === "either" ? " with the senses of their shear forces" : "";
  const changes = [
    "enter fewer combinations",
    ...(inputs.shearSense === "either" ? ["choose one sense of the shear forces"] : []),
    ...(places > 1 ? ["enter as-built positions or no tolerance"] : []),
  ];
  const message = `${count} combinations${senses}, on ${piles} piles in ${places} sets of places, are more than can be calculated at once: ${changes.join(", ")}.`;
  return [error(path, message)];
}

export function capProblems(made: PileCapModel): readonly Problem[] {
  const { inputs, cap, bars, isCollinear, arrangement } = made;
  const { column, outline, bands } = cap;
  // A circle reaches beyond the square of its area.
  const isCircular = inputs.columnShape === "circular";
  const [halfX, halfY] = [inputs.columnX / 2, (isCircular ? inputs.columnX : inputs.columnY) / 2];
  const isOutside =
    column.x - halfX < outline.left ||
    column.x + halfX > outline.right ||
    column.y - halfY < outline.bottom ||
    column.y + halfY > outline.top;
  const across = isCollinear && !inputs.tieBeams;
  return [
    ...(isOutside ? [error("/columnX", "The column is not within the plan of the cap.")] : []),
    ...(across
      ? made.combinations.flatMap((of) =>
          acrossOf(made, of) > 0
            ? [
                error(
                  of.path === undefined ? "/tieBeams" : of.path,
                  `${of.name} has a moment across the line of piles, which piles in one line do not carry: add piles, or tie beams that carry it.`,
                ),
              ]
            : [],
        )
      : []),
    ...(["x", "y"] as const).flatMap((along) => {
      if (bars[along].gap <= 0) {
        return [error(along === "x" ? "/countX" : "/countY", "The bars do not fit beside each other.")];
      }
      const isNeeded = cap.piles.some(
        (pile) => Math.abs(pile[along] - column[along]) > column[along === "x" ? "cx" : "cy"] / 4,
      );
      const isTied = bands.some(({ direction }) => direction === along || direction === "side");
      return isNeeded && !isTied && arrangement === "bands" && inputs.method !== "bending"
        ? [error("/arrangement", `No two piles are in a line along ${along}: choose an even mat.`)]
        : [];
    }),
    ...(inputs.overhang < inputs.sideCover
      ? [note("/overhang", "The edge beyond the piles is less than the side cover.")]
      : []),
    ...(pileArea(cap) > (outline.right - outline.left) * (outline.top - outline.bottom)
      ? [error("/pileSize", "The pile is larger than the cap.")]
      : []),
  ];
}
