import {
  type AngleLegs,
  type AngleStrut,
  type StrutEnds,
  strutCompressionCheck,
  strutEccentricCheck,
  strutMinorCheck,
  strutSectionCheck,
  strutSlendernessCheck,
} from "@kingpost/as4100";
import type { Check, CheckNames } from "@kingpost/calc";
import { type SteelSectionRecord, steelSectionOf } from "@kingpost/sections";
import type { Combination } from "../column/combinations.ts";
import type { ColumnCheck } from "./check-kinds.ts";
import { type ColumnInputs, isSway } from "./column-member.ts";

/** An angle that is joined by one leg, or why Clause 8.4.6 does not cover it. */
export type Strut = Omit<AngleStrut, "n"> | { readonly reason: string };

/** The angle about its legs; undefined where these properties are not known. Units mm, mm4. */
function legsOf({ category, properties }: SteelSectionRecord): AngleLegs | undefined {
  if (!("nL" in properties)) return undefined;
  const { ip, in: short, nL, pB = nL, tanAlpha } = properties;
  const isEqual = category === "EA";
  const [about, across] = isEqual ? [ip ?? short, ip ?? short] : [ip, short];
  if (about === undefined || across === undefined || nL === undefined || pB === undefined) return undefined;
  if (!isEqual && tanAlpha === undefined) return undefined;
  return { isEqual, ip: about, in: across, nL, pB, tanAlpha: tanAlpha ?? 1 };
}

function sideOf({ strutSide, strutTension, gusset }: ColumnInputs): StrutEnds["side"] {
  switch (strutSide) {
    case "same":
      return { by: "same" };
    case "opposite":
      return { by: "opposite", et: strutTension };
    case "gusset":
      return { by: "gusset", thickness: gusset };
  }
}

/** The strut of the inputs; undefined of other sections, and where the joined leg is not given. */
export function strutOf(inputs: ColumnInputs, record: SteelSectionRecord): Strut | undefined {
  const section = steelSectionOf(record);
  const { strutLeg, strutEnds, strutSide, strutTension, restraints, length, unequalLegsBy } = inputs;
  if (section.kind !== "angle" || strutLeg === "none") return undefined;
  const legs = legsOf(record);
  if (!legs) return { reason: "The properties of this angle about its legs are not known." };
  if (strutEnds === "one") {
    return { reason: "One bolt at an end is outside Clause 8.4.6." };
  }
  if (strutSide === "opposite" && !(strutTension > 0)) {
    return { reason: "The eccentricity of the tension member must be positive." };
  }
  if (isSway(inputs.casesX) || isSway(inputs.casesY)) {
    return { reason: "An angle strut is held at both ends: a sway member is outside Clause 8.4.6." };
  }
  if (restraints.length > 0) {
    return { reason: "Restraints between the ends of an angle strut are outside Clause 8.4.6." };
  }
  const by = unequalLegsBy.trim();
  return {
    section,
    legs,
    ends: { leg: strutLeg, side: sideOf(inputs) },
    l: length,
    confirmedBy: by === "" ? undefined : by,
  };
}

export const isStrut = (strut: Strut | undefined): strut is Omit<AngleStrut, "n"> =>
  strut !== undefined && "section" in strut;

/** Whether a combination bends the angle beyond its eccentricity. */
export const isBent = ({ x, y }: Combination): boolean =>
  [x, y].some(({ from, to, loads }) => from !== 0 || to !== 0 || loads.length > 0);

type StrutCheck = Extract<ColumnCheck, `strut-${string}`>;

/** The checks of a strut under one combination in compression. */
export function strutChecks(
  strut: Omit<AngleStrut, "n">,
  n: number,
  named: (kind: StrutCheck) => CheckNames,
): readonly Check[] {
  const of = { ...strut, n };
  return [
    strutCompressionCheck(of, named("strut-compression-h")),
    strutMinorCheck(of, named("strut-minor")),
    strutSectionCheck(of, named("strut-section")),
    strutEccentricCheck(of, named("strut-eccentric")),
    strutSlendernessCheck(of, named("strut-slenderness")),
  ];
}
