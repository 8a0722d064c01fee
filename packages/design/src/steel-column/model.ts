import type { SteelSection } from "@kingpost/as4100";
import type { Modelled, Problem } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { type Combination, columnCombinations } from "../column/combinations.ts";
import { columnLoadProblems } from "../column/problems.ts";
import type { Resources } from "../frame/module/resources.ts";
import { noSection, sectionOf } from "../frame/module/section-of.ts";
import { error, note } from "../frame/problems.ts";
import { type Strut, strutOf } from "./angle-strut.ts";
import {
  type ColumnInputs,
  type ColumnMember,
  columnMember,
  holdsTwist,
  isSway,
  longest,
  swaysOf,
} from "./column-member.ts";
import { placeOf } from "./combinations.ts";

/** l_e / r beyond which a column is unusual. AS 4100 has no limit. */
const SLENDER = 200;

/** The column that is made of the inputs, and the combinations on it. */
export interface ColumnModel {
  readonly inputs: ColumnInputs;
  readonly section: SteelSection;
  /** kg/m. */
  readonly mass: number;
  readonly member: ColumnMember;
  /** Strut of an angle that is joined by one leg; undefined otherwise. */
  readonly strut: Strut | undefined;
  readonly combinations: readonly Combination[];
}

export function model(inputs: ColumnInputs, resources: Resources): Modelled<ColumnModel> {
  const found = [
    ...restraintProblems(inputs),
    ...endProblems(inputs),
    ...factorProblems(inputs),
    ...columnLoadProblems(inputs, swaysOf(inputs)),
  ];
  const record = sectionOf(inputs.section, resources);
  if (!record) return { problems: [error("/section", noSection(inputs.section)), ...found] };
  const section = steelSectionOf(record);
  const { rx, ry, ag, kind } = section;
  if (inputs.netArea > ag) {
    found.push(
      error("/netArea", `The net area cannot be more than the gross area of ${Math.round(ag)} mm².`),
    );
  }
  const hasReactions = inputs.actionsBy === "cases" && inputs.reactions.length > 0;
  if (hasReactions && (kind === "angle" || kind === "channel")) {
    found.push(
      error(
        "/reactions",
        "Reactions are for columns of I-sections and hollow sections. Enter their moments.",
      ),
    );
  }
  if (kind === "angle") {
    found.push(note("/section", "x and y are the principal axes of the angle."));
  }
  found.push(...stiffBaseNotes(inputs));
  if (found.some((one) => one.kind === "error")) return { problems: found };
  const { mass } = record.properties;
  const combinations = columnCombinations(inputs, placeOf(inputs, section, mass));
  const isPulled = combinations.some(({ n }) => n < 0);
  if (isPulled && inputs.kt === "1" && kind === "channel") {
    found.push(note("/kt", "A channel that is connected by its web alone has 0.85 (Table 7.3.2)."));
  }
  const member = columnMember(inputs);
  // Only a column in compression buckles.
  if (combinations.some(({ n }) => n > 0)) {
    found.push(...frameNotes(inputs), ...slendernessNotes(member, { x: rx, y: ry }));
  }
  const strut = strutOf(inputs, record);
  return { problems: found, model: { inputs, section, mass, member, strut, combinations } };
}

function slendernessNotes(member: ColumnMember, radii: { readonly x: number; readonly y: number }) {
  return (["x", "y"] as const).flatMap((axis) => {
    const slenderness = (member[axis].factor.ke * longest(member[axis].parts)) / radii[axis];
    const ratio = `l_e/r about ${axis} is ${Math.round(slenderness)}`;
    return slenderness > SLENDER ? [note("/length", `${ratio}: the column is unusually slender.`)] : [];
  });
}

/** What is missing of a frame, of which the column alone takes the place. */
function frameNotes(inputs: ColumnInputs): Problem[] {
  return (["X", "Y"] as const).flatMap((axis): Problem[] => {
    if (!isSway(inputs[`cases${axis}`])) return [];
    const names = FRAME_INPUTS[inputs[`sway${axis}`]].map((name) => `${name}${axis}` as const);
    const missing = names.find((name) => inputs[name] === 0);
    if (missing === undefined || names.length === 1) return [];
    return [
      note(`/${missing}`, "Not entered: the sway is amplified by the load factor of this column alone."),
    ];
  });
}

const FRAME_INPUTS = {
  frame: ["lambdaC"],
  drift: ["drift", "sumN", "sumV"],
  storey: ["storeyBuckling", "storeyAxial"],
} as const;

function restraintProblems({ restraints, length, casesY }: ColumnInputs): Problem[] {
  return [
    ...restraints.flatMap(({ position }, at) => {
      const path = `/restraints/${at}/position`;
      const twin = restraints.findIndex((one) => one.position === position);
      if (twin < at) return [error(path, `Row ${twin + 1} is already a restraint at this position.`)];
      return position >= length ? [error(path, "The restraint must be below the top of the column.")] : [];
    }),
    ...(restraints.length > 0 && isSway(casesY)
      ? [error("/casesY", "A column that is restrained about y between its ends is braced about y.")]
      : []),
  ];
}

/** Restraints of the ends that contradict each other or the buckling about y. */
function endProblems(inputs: ColumnInputs): Problem[] {
  const { ends, baseEnd, topEnd, casesY, restraints } = inputs;
  if (ends !== "own") return [];
  const isFree = casesY === "sway-free";
  const isHeld =
    [baseEnd, topEnd].some(holdsTwist) ||
    restraints.some(({ kind }) => kind === "both" || kind === "coped-end");
  return [
    ...(topEnd === "free" && !isFree
      ? [
          error(
            "/topEnd",
            "A top that nothing holds in bending (U) is free about y too. Choose the sway case that is free at the top about y, or hold the top.",
          ),
        ]
      : []),
    ...(topEnd !== "free" && isFree
      ? [
          error(
            "/topEnd",
            "Nothing holds the top of a column that is free at the top about y. Choose U for the top, or another case about y.",
          ),
        ]
      : []),
    ...(isHeld
      ? []
      : [
          error(
            "/baseEnd",
            "One cross-section at least must be held sideways and against twist: F or P at an end or between the ends.",
          ),
        ]),
  ];
}

/** Least stiffness ratio of a base on a rigid footing. Source AS 4100 4.6.3.4. */
const FOOTING = 0.6;

function stiffBaseNotes({ casesX, casesY, gammaBaseX, gammaBaseY }: ColumnInputs): Problem[] {
  const rows = [
    ["/gammaBaseX", casesX, gammaBaseX],
    ["/gammaBaseY", casesY, gammaBaseY],
  ] as const;
  return rows.flatMap(([path, ends, gamma]) =>
    (ends === "chart" || ends === "sway-chart") && gamma < FOOTING
      ? [
          note(
            path,
            "At a footing the stiffness ratio is at least 0.6, at a pinned base 10 (Clause 4.6.3.4).",
          ),
        ]
      : [],
  );
}

function factorProblems(inputs: ColumnInputs): Problem[] {
  const rows = [
    ["/keX", inputs.casesX, inputs.keX],
    ["/keY", inputs.casesY, inputs.keY],
  ] as const;
  return rows.flatMap(([path, ends, own]) =>
    ends === "sway-own" && own < 1
      ? [error(path, "The effective length factor of a sway member is not less than 1.")]
      : [],
  );
}
