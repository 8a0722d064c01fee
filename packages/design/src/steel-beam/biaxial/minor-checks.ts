import { exceeds, withoutRounding } from "@kingpost/actions";
import {
  EDITION,
  minorMomentCheck,
  minorShearBendingCheck,
  minorShearBendingRatio,
  minorShearCheck,
  type SteelSection,
} from "@kingpost/as4100";
import { type Check, standardReferences } from "@kingpost/calc";
import { type Combined, type Greatest, greatest } from "../../beam/analysis/analysis.ts";
import { supportsOf } from "../../beam/form/inputs.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import { designAction } from "../strength/design-action.ts";
import { governingShearPoint } from "../strength/shear-points.ts";
import { compressedSide } from "./channel-side.ts";

const { clause } = standardReferences("AS 4100", EDITION);

/** How the checks of one direction are named. */
interface Direction {
  /** Before the identifiers: `sideways-`. */
  readonly id: string;
  readonly title: (what: string) => string;
  readonly moment: "M*" | "M*_y";
  readonly shear: "V*" | "V*_y";
}

/** The names of a section on its side: the moment about y is the only one. */
export const ON_ITS_SIDE: Direction = { id: "", title: (what) => what, moment: "M*", shear: "V*" };

/** Beside bending about x. */
export const SIDEWAYS: Direction = {
  id: "sideways-",
  title: (what) => `${what}, minor axis`,
  moment: "M*_y",
  shear: "V*_y",
};

/** The moment about y against that of the section; of a channel for each side in compression. */
export function minorMomentChecks(
  section: SteelSection,
  strength: readonly Combined[],
  inputs: Pick<SteelBeamInputs, "toes">,
  { id, title, moment }: Direction,
): Check[] {
  if (section.kind !== "channel") {
    const worst = greatest(strength, "moment");
    if (!worst) return [];
    const action = designAction(moment, worst);
    const names = { id: `${id}section-moment`, title: title("Section moment"), action };
    return [minorMomentCheck(section, worst.value, undefined, names)];
  }
  const { most, least } = greatestBySign(strength);
  return [most, least].flatMap((worst): Check[] => {
    if (!worst) return [];
    const side = compressedSide(inputs, worst.value);
    const compressed = side === "web" ? "web in compression" : "flange tips in compression";
    return [
      minorMomentCheck(section, worst.value, side, {
        id: `${id}section-moment/${side}`,
        title: `${title("Section moment")}, ${compressed}`,
        action: designAction(moment, worst),
      }),
    ];
  });
}

/** The greatest moment of each sign; undefined where there is none. */
function greatestBySign(strength: readonly Combined[]) {
  let [most, least]: [Greatest | undefined, Greatest | undefined] = [undefined, undefined];
  const size = Math.abs(greatest(strength, "moment")?.value ?? 0);
  for (const of of strength) {
    const { min, max } = of.extremes("moment");
    if (withoutRounding(max.value, size) > 0 && (!most || exceeds(max.value, most.value)))
      most = { ...max, of };
    if (withoutRounding(min.value, size) < 0 && (!least || exceeds(-min.value, -least.value)))
      least = { ...min, of };
  }
  // Without any moment the check of either side is made with zero.
  return most || least ? { most, least } : { most: greatest(strength, "moment"), least: undefined };
}

/** Shear along the width, and with the moment about y. */
export function minorShearChecks(
  section: SteelSection,
  strength: readonly Combined[],
  { id, title, shear }: Direction,
): Check[] {
  const worst = greatest(strength, "shear");
  if (!worst) return [];
  const names = { id: `${id}shear`, title: title("Shear along the width") };
  const check = minorShearCheck(section, worst.value, { ...names, action: designAction(shear, worst) });
  const rate = minorShearBendingRatio(section);
  if (!rate) return [check];
  const size = greatest(strength, "moment")?.value ?? 0;
  const governing = governingShearPoint(strength, rate, worst);
  const { of, x, v, m } = governing ?? { of: worst.of, x: worst.x, v: worst.value, m: 0 };
  return [
    check,
    minorShearBendingCheck(
      section,
      { v, m: withoutRounding(m, size) },
      {
        id: `${id}shear-with-bending`,
        title: title("Shear with bending"),
        action: designAction(shear, { value: v, of, x }),
      },
    ),
  ];
}

/** A member bent about y: what restrains it counts for nothing. */
export function minorMemberCheck({ ix, iy }: SteelSection): Check {
  const described = {
    id: "member-moment",
    group: "Strength",
    title: "Member moment",
    reference: clause("5.6"),
  };
  if (iy > ix * (1 + 1e-6)) {
    const reason =
      "I_y of the section is greater than I_x. Lateral buckling of a section bent about y is calculated only where y is the minor axis.";
    return { ...described, kind: "not covered", reason };
  }
  return {
    ...described,
    kind: "not applicable",
    reason:
      "A member bent about its minor axis does not buckle laterally: the member moment capacity is the section moment capacity. Restraints, heights of loads and the moment modification factor have no effect.",
  };
}

/** Bearing of a section on its side: nothing is known about supports and loads on the edges of flanges. */
export function minorBearingCheck({ kind }: SteelSection, inputs: SteelBeamInputs): Check {
  const isPressed =
    (inputs.bearingLength > 0 && supportsOf(inputs).some((support) => support.kind !== "fixed")) ||
    inputs.pointLoads.some(({ force }) => force !== 0);
  const described = { id: "bearing", group: "Strength", title: "Bearing", reference: clause("5.13") };
  if (!isPressed) {
    const reason = "The beam is built in or connected at its supports, and has no point loads.";
    return { ...described, kind: "not applicable", reason };
  }
  const isHollow = kind === "cold-formed-chs" || kind === "cold-formed-rhs" || kind === "welded-box";
  const reason = isHollow
    ? "Bearing on the walls along the width of a section on its side is not calculated."
    : "A section on its side bears on the edges of its flanges, which is not calculated.";
  return { ...described, kind: "not covered", reason };
}
