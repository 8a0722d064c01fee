import {
  CLAUSES,
  type FilletWeld,
  limitsSlip,
  plateStrength,
  type SteelSection,
  standardHole,
} from "@kingpost/as4100";
import type { Check, Problem } from "@kingpost/calc";
import type {
  JointBolt,
  JointBolts,
  JointMember,
  JointProblem,
  PlateSteel,
  Support,
} from "@kingpost/connections";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import { error } from "../../frame/problems.ts";
import type { ConnectionInputs } from "../fields.ts";
import type { BeamElevation, DrawnSupport } from "../figures/parts.ts";
import { flatWeb, plateDepth, rootRadius, usualRows } from "../layout.ts";
import type { Sections } from "../sections.ts";
import { text } from "./words.ts";

// What simple connections at the end of a beam share: web side plates, flexible end plates, angle cleats.

/** The rows of bolts: those that are entered, or the usual ones for the beam. */
const rowCount = (inputs: ConnectionInputs, { beam }: Sections): number =>
  inputs.rows > 0 ? inputs.rows : usualRows(beam, inputs, inputs);

/** Factor k_h of holes on slip. Source AS 4100 9.2.3.1. */
const HOLE_FACTORS: Readonly<Record<ConnectionInputs["holes"], number>> = {
  standard: 1,
  oversize: 0.85,
  slotted: 0.7,
};

/** A bolt of any type. */
export const boltOf = ({
  boltSize: size,
  boltCategory: category,
  threads,
  slipFactor: mu,
  holes,
}: ConnectionInputs): JointBolt => ({
  size,
  category,
  threads,
  slip: limitsSlip(category) ? { mu, kh: HOLE_FACTORS[holes] } : undefined,
});

export const jointBolts = (
  inputs: ConnectionInputs,
  sections: Sections,
  columns: number,
  gauge = inputs.gauge,
): JointBolts => ({
  ...boltOf(inputs),
  rows: rowCount(inputs, sections),
  columns,
  pitch: inputs.pitch,
  gauge,
});

export const jointMember = (inputs: ConnectionInputs, { beam }: Sections): JointMember => {
  const { topNotch: top, bottomNotch: bottom, notchLength: length, isNotchHeld: isRestrained } = inputs;
  return {
    section: beam,
    ...(top > 0 || bottom > 0 ? { notch: { top, bottom, length, isRestrained } } : {}),
  };
};

const KINDS = {
  "column-flange": "column flange",
  "column-web": "column web",
  "beam-web": "beam web",
  rigid: "rigid",
} as const satisfies Readonly<Record<ConnectionInputs["support"], Support["kind"]>>;

export const supportOf = (inputs: ConnectionInputs, { support }: Sections): Support => ({
  kind: KINDS[inputs.support],
  section: support,
  level: inputs.support === "beam-web" ? inputs.supportLevel : 0,
  otherReaction: inputs.support === "column-flange" ? 0 : inputs.otherReaction,
  isElsewhere: inputs.supportBy.trim() !== "",
});

/** Thickness of the support behind a joint that is bolted to it, mm; undefined where another joint shares its bolts, or without a section. */
export const supportGrip = (inputs: ConnectionInputs, { support }: Sections): number | undefined => {
  if (!support || inputs.support === "rigid") return undefined;
  if (inputs.support === "column-flange") return support.tf;
  return inputs.otherReaction > 0 ? undefined : support.tw;
};

/** The sum of thicknesses; undefined where one is not known. */
export const gripOf = (t: number, other: number | undefined): number | undefined =>
  other === undefined ? undefined : t + other;

export const plateOf = ({ plateGrade, plateThickness: t }: ConnectionInputs): PlateSteel => {
  const strength = plateStrength(plateGrade, t);
  if (!strength) throw new TypeError("Inputs without an error have a plate.");
  return { t, ...strength };
};

/** A plate that is not made in its grade. */
export const plateProblems = ({ plateGrade, plateThickness }: ConnectionInputs): readonly Problem[] =>
  plateStrength(plateGrade, plateThickness)
    ? []
    : [error("/plateThickness", `There is no plate of this grade that is ${text(plateThickness)} mm thick.`)];

export const weldOf = ({ weldLeg, electrode, weldCategory }: ConnectionInputs): FilletWeld => ({
  leg: weldLeg,
  fuw: Number(electrode),
  category: weldCategory,
});

/** From the top of the beam to the first row of bolts, mm: as entered, or with the bolts in the middle of the flat part of the web. */
export function topOfGroup(inputs: ConnectionInputs, sections: Sections): number {
  if (inputs.topToBolt > 0) return inputs.topToBolt;
  const { beam } = sections;
  const { bottom, top } = flatWeb(beam, inputs);
  return beam.d - (bottom + top) / 2 - ((rowCount(inputs, sections) - 1) * inputs.pitch) / 2;
}

/** What the engine finds wrong, beside its field. `names`: the fields of codes that have another name. */
export const engineProblems = (
  found: readonly JointProblem[],
  names: Readonly<Record<string, string>> = BEAM_FIELDS,
): readonly Problem[] => found.map(({ code, message }) => error(`/${names[code] ?? code}`, message));

const BEAM_FIELDS: Readonly<Record<string, string>> = { member: "section", notch: "topNotch" };

const WEB_KINDS: ReadonlySet<SteelSection["kind"]> = new Set([
  "rolled-i",
  "welded-i",
  "welded-i-as-rolled",
  "channel",
  "welded-channel",
]);

/** Sections and notches that simple connections are for. */
export function beamProblems(inputs: ConnectionInputs, { beam, support }: Sections): readonly Problem[] {
  const { topNotch, bottomNotch, notchLength } = inputs;
  const { d, tf } = beam;
  const found: Problem[] = [];
  if (!WEB_KINDS.has(beam.kind)) {
    found.push(
      error("/section", "The beam must be an I-section or a channel: the connection is to its web."),
    );
  }
  if (support && !WEB_KINDS.has(support.kind)) {
    found.push(
      error(
        "/supportSection",
        "The support must be an I-section or a channel. Choose another support, designed elsewhere, for walls of hollow sections.",
      ),
    );
  }
  const isDouble = topNotch > 0 && bottomNotch > 0;
  const most = (isDouble ? MOST_NOTCH.double : MOST_NOTCH.single) * d;
  for (const [path, depth] of [
    ["/topNotch", topNotch],
    ["/bottomNotch", bottomNotch],
  ] as const) {
    if (depth === 0) continue;
    if (depth > most) {
      const share = isDouble ? "0.2 of the depth at each of two notches" : "half of the depth";
      found.push(error(path, `A notch is at most ${share}, ${text(most)} mm.`));
    } else if (depth < tf) {
      found.push(error(path, `A notch is at least as deep as the flange, ${text(tf)} mm.`));
    }
  }
  if (topNotch > 0 || bottomNotch > 0) {
    if (notchLength <= 0) found.push(error("/notchLength", "Enter the length of the notch."));
    if (notchLength > 2 * d) {
      found.push(
        error("/notchLength", `A notch is at most twice the depth of the beam long, ${text(2 * d)} mm.`),
      );
    }
  }
  found.push(...fitProblems(inputs, beam, support));
  const withMoment = inputs.actionsBy === "cases" ? inputs.caseActions : inputs.actions;
  const table = inputs.actionsBy === "cases" ? "caseActions" : "actions";
  withMoment.forEach(({ m }, at) => {
    if (m !== 0) {
      found.push(
        error(
          `/${table}/${at}/m`,
          "This type of connection is simple and carries no moment: enter zero, or choose a rigid type.",
        ),
      );
    }
  });
  return found;
}

/** A beam that does not fit between the flanges of its support. */
function fitProblems(
  { support: kind, topNotch, bottomNotch }: ConnectionInputs,
  beam: SteelSection,
  support: SteelSection | undefined,
): readonly Problem[] {
  if (!support) return [];
  const between = support.d - 2 * support.tf;
  const left = beam.d - topNotch - bottomNotch;
  if (kind === "beam-web" && left > between) {
    const message = `The end of the beam is ${text(left)} mm deep, more than the ${text(between)} mm between the flanges of its support: notch it or choose a deeper support.`;
    return [error("/supportSection", message)];
  }
  const hasFlange = topNotch === 0 || bottomNotch === 0;
  if (kind === "column-web" && hasFlange && beam.bf > between) {
    const message = `The beam is ${text(beam.bf)} mm wide, more than the ${text(between)} mm between the flanges of the column.`;
    return [error("/supportSection", message)];
  }
  return [];
}

/** A plate or cleats that do not fit beside the flat part of the web. */
export function depthProblems(
  inputs: ConnectionInputs,
  sections: Sections,
  part: "plate" | "cleat",
): readonly Problem[] {
  const { pitch, edgeV } = inputs;
  const rows = rowCount(inputs, sections);
  const depth = plateDepth({ rows, pitch, edgeV });
  const flat = flatWeb(sections.beam, inputs);
  const room = flat.top - flat.bottom;
  const top = sections.beam.d - topOfGroup(inputs, sections) + edgeV;
  const { support } = sections;
  const wall = support ? support.d - 2 * (support.tf + rootRadius(support)) : 0;
  if (inputs.support === "beam-web" && support && depth > wall) {
    const message = `With ${rows} rows the ${part} is ${text(depth)} mm deep, deeper than the flat part of the web of the support of ${text(wall)} mm.`;
    return [error("/rows", message)];
  }
  if (depth > room) {
    const message = `With ${rows} rows the ${part} is ${text(depth)} mm deep, deeper than the flat part of the web of ${text(room)} mm.`;
    return [error("/rows", message)];
  }
  if (top > flat.top + TOUCH || top - depth < flat.bottom - TOUCH) {
    return [error("/topToBolt", `The ${part} reaches into the flange, its fillet or the notch of the beam.`)];
  }
  return [];
}

/** Room on a support for a joint of this width with bolts this far apart across it. Units mm. */
export function supportProblems(
  path: string,
  inputs: ConnectionInputs,
  { support }: Sections,
  { gauge, width }: { readonly gauge: number; readonly width: number },
): readonly Problem[] {
  if (!support) return [];
  const { d, bf, tf, tw } = support;
  const radius = rootRadius(support);
  const hole = standardHole(inputs.boltSize);
  if (inputs.support === "column-flange") {
    if (gauge + hole >= bf) {
      return [error(path, `The bolts are not on the flange of the support, which is ${text(bf)} mm wide.`)];
    }
    if (gauge - hole <= tw + 2 * radius) {
      return [error(path, "The holes in the support are in the fillet between its flange and web.")];
    }
  }
  const clear = d - 2 * (tf + radius);
  if (inputs.support === "column-web" && width > clear) {
    const message = `The joint is ${text(width)} mm wide, wider than the ${text(clear)} mm between the fillets of the column.`;
    return [error(path, message)];
  }
  return [];
}

/** Lengths are alike within this, mm. */
const TOUCH = 1e-6;

/** Greatest depth of notches, in depths of the beam. Source ASI Handbook 1, chapter 6. */
const MOST_NOTCH = { single: 0.5, double: 0.2 } as const;

export const drawnBeam = (
  inputs: ConnectionInputs,
  { beam }: Sections,
  { from, to }: { readonly from: number; readonly to: number },
): BeamElevation => ({
  section: beam,
  from,
  to: Math.max(to, from + inputs.notchLength + 60),
  topNotch: inputs.topNotch,
  bottomNotch: inputs.bottomNotch,
  notchLength: inputs.notchLength,
});

export const drawnSupport = (inputs: ConnectionInputs, { support }: Sections): DrawnSupport => ({
  kind: inputs.support,
  section: support,
  above: inputs.support === "beam-web" ? inputs.supportLevel : 0,
});

/** Who designs what the connection is on, where it is another designer. */
export function elsewhereRows(by: string, action: string): readonly Check[] {
  const name = by.trim();
  return name === "" ? [] : [designedElsewhere(SUPPORT_ROW, name, action)];
}

const SUPPORT_ROW = {
  id: "support-by",
  group: "Strength",
  title: "Support",
  reference: CLAUSES.connectionComponents,
} as const;

/** Who designs the support of a beam, where it is another designer. */
export function supportRows({ support, supportBy }: ConnectionInputs): readonly Check[] {
  const found = elsewhereRows(supportBy, "The end reaction acts with its eccentricity to the support");
  if (found.length > 0 || support !== "rigid") return found;
  const reason = "The support is not checked: state by whom it is designed.";
  return [{ ...SUPPORT_ROW, kind: "not covered", reason }];
}
