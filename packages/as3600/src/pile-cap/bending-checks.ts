import { type Check, type Recorder, requirementCheck, SILENT, strengthCheck } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { hookDevelopment, lengthOfStress, tensionDevelopment } from "../development/index.ts";
import { flexuralStrength } from "../flexure/index.ts";
import { flexuralTensileStrength } from "../materials/index.ts";
import { namesAt } from "../place.ts";
import { barStress, crackedElastic } from "../serviceability/index.ts";
import type { CapRun } from "./cap.ts";
import { TOP_MOMENT, TWO_WAY_STEEL } from "./section-formulas.ts";
import {
  type CapSections,
  faceOf,
  hasPulled,
  isColumnPulling,
  momentBeyond,
  outward,
  plainAlong,
  recordMoment,
  type SectionRuns,
  SIDES,
  type Side,
  weightBeyond,
} from "./sections.ts";
import { type CapPlace, worstOf } from "./strut-checks.ts";
import { SERVICE_STRESS } from "./truss-formulas.ts";

/** Largest neutral axis parameter. Source AS 3600 8.1.5. */
const DUCTILE = 0.36;

/** The moments at one face of the column, or at a line of piles beyond it. Units N, Nmm, mm. */
interface FaceMoments {
  readonly side: Side;
  readonly run: CapRun;
  readonly from: number;
  readonly bottom: number;
  readonly top: number;
  /** Whether a pile beyond the face is in tension. */
  readonly isPulled: boolean;
  /** Whether it is at a line of piles. */
  readonly isOverhang?: true;
}

const placeOf = ({ side, isOverhang }: FaceMoments): string =>
  isOverhang ? `piles at the ${side.name}` : `${side.name} face of the column`;

/** The weight relieves the bottom bars, which is not counted, and loads the top bars; piles in compression relieve these where none pulls. */
function momentsAt({ cap }: CapSections, side: Side, run: CapRun): FaceMoments {
  const from = faceOf(cap, side);
  const bottom = momentBeyond(run, side, from, "pressed");
  const pull = momentBeyond(run, side, from, "pulled");
  const weight = weightBeyond(cap, run, side, from).m;
  const isPulled = pull > 0;
  return { side, run, from, bottom, top: isPulled ? weight + pull : weight - bottom, isPulled };
}

const momentsAlong = (of: CapSections, along: "x" | "y", runs: readonly CapRun[]): readonly FaceMoments[] =>
  SIDES.filter((side) => side.along === along).flatMap((side) => runs.map((run) => momentsAt(of, side, run)));

type Faces = Readonly<Record<"bottom" | "top", readonly FaceMoments[]>>;

/** The moments of both faces of the section. Those of the top are also at lines of piles: see `overhangs`. */
function facesAlong(of: CapSections, along: "x" | "y", { bottom, top }: SectionRuns): Faces {
  const atBottom = momentsAlong(of, along, bottom);
  const atTop = bottom === top ? atBottom : momentsAlong(of, along, top);
  return { bottom: atBottom, top: [...atTop, ...overhangs(of, along, atTop)] };
}

/**
 * The moments at the lines of piles beyond a face, which press there: the weight beyond a line bends the top over it, though the piles
 * relieve it at the column. Only where the weight beyond the face is more than concrete alone carries.
 */
function overhangs(of: CapSections, along: "x" | "y", faces: readonly FaceMoments[]): readonly FaceMoments[] {
  const { cap } = of;
  const plain = plainAlong(of, along);
  return faces.flatMap(({ side, run, from, isPulled }) => {
    if (isPulled || weightBeyond(cap, run, side, from).m <= plain) return [];
    return run.places.flatMap((place): readonly FaceMoments[] => {
      const beyond = outward(place, side, from);
      if (beyond <= 0) return [];
      const at = from + beyond;
      const top = weightBeyond(cap, run, side, at).m - momentBeyond(run, side, at, "pressed");
      return top > plain ? [{ side, run, from: at, bottom: 0, top, isPulled, isOverhang: true }] : [];
    });
  });
}

/** The derivation of the moment at a face. */
function recordFace(
  { run, side, from, isPulled, top }: FaceMoments,
  face: "bottom" | "top",
  record: Recorder,
) {
  recordMoment(run, side, from, isPulled && face === "top" ? "pulled" : "pressed", record);
  if (face === "bottom") return;
  record.rule(TOP_MOMENT, top, isPulled ? "the pull of the piles is added" : "less the moment of the piles");
}

/** Where top bars count: piles pull on the cap, its column bends the top by its pull, or concrete alone does not carry the moment. */
function countedAt(of: CapSections, all: readonly FaceMoments[], along: "x" | "y"): readonly FaceMoments[] {
  const plain = plainAlong(of, along);
  return all.filter(({ run, top }) => hasPulled(run) || top > (isColumnPulling(run) ? 0 : plain));
}

/**
 * Bending at the faces of the column, bottom and top, by bending theory, with the minimum and the development of top bars that count.
 *
 * Source   AS 3600 8.1, 13.1.2
 * Checked  packages/design/src/pile-cap/tension.test.ts
 */
export function bendingChecks(of: CapSections, runs: SectionRuns, place: CapPlace): readonly Check[] {
  return (["x", "y"] as const).flatMap((along) =>
    checksAlong(of, along, facesAlong(of, along, runs), ["bottom", "top"], place),
  );
}

/** Bending of the top beside a strut-and-tie model alone, which has no weight of the cap: where the top bars count. */
export function topBendingChecks(of: CapSections, runs: SectionRuns, place: CapPlace): readonly Check[] {
  return (["x", "y"] as const).flatMap((along) => {
    const faces = facesAlong(of, along, { bottom: runs.top, top: runs.top });
    return countedAt(of, faces.top, along).length > 0 ? checksAlong(of, along, faces, ["top"], place) : [];
  });
}

function checksAlong(
  of: CapSections,
  along: "x" | "y",
  faces: Faces,
  checked: readonly ("bottom" | "top")[],
  place: CapPlace,
): readonly Check[] {
  const { sections } = of;
  return [
    ...checked.flatMap((face): readonly Check[] => {
      const one = worstOf(faces[face], (of) => of[face]);
      if (!one || one[face] <= 0) return [];
      const section = sections[along][face];
      const sense = face === "bottom" ? "sagging" : "hogging";
      const at = {
        id: place.id,
        action: place.action(placeOf(one)),
        words: `${face} bars along ${along}`,
      };
      const strength = (record: Recorder) => flexuralStrength(section, sense, record);
      const derivation = (record: Recorder) => recordFace(one, face, record);
      return [
        strengthCheck({
          names: namesAt(at, `bending-${face}-${along}`, "Bending"),
          reference: CLAUSES.flexure,
          assumptions: [
            "Bending theory: plane sections across the whole width of the cap. Piles in tension do not relieve those in compression, nor these them.",
          ],
          demand: one[face],
          unit: "kNm",
          derivation,
          capacity: (record) => {
            const found = strength(record);
            // Without bars in tension nothing carries a moment: the check fails.
            return "kind" in found ? 0 : found.phiMu;
          },
        }),
        requirementCheck({
          names: namesAt(at, `ductility-${face}-${along}`, "Ductility"),
          reference: CLAUSES.ductility,
          assumptions: [],
          demand: kuoOf(strength(SILENT)),
          unit: "",
          capacity: () => DUCTILE,
        }),
      ];
    }),
    ...topBarChecks(of, faces.top, along, place),
  ];
}

/**
 * Top bars where piles pull on the cap, in both directions, or where concrete alone does not carry the moment: the minimum as at the
 * bottom, and their development.
 *
 * Source   AS 3600 8.1.6.1, 21.3.1, 13.1.2
 */
function topBarChecks(
  of: CapSections,
  all: readonly FaceMoments[],
  along: "x" | "y",
  place: CapPlace,
): readonly Check[] {
  const { sections } = of;
  const counted = countedAt(of, all, along);
  if (counted.length === 0) return [];
  const found = flexuralStrength(sections[along].top, "hogging", SILENT);
  if ("kind" in found) return [];
  const at = { id: place.id, action: place.action("column"), words: `top bars along ${along}` };
  return [
    requirementCheck({
      names: namesAt(at, `minimum-top-${along}`, "Minimum bars", "Detailing"),
      reference: CLAUSES.footingMinimum,
      assumptions: [MINIMUM_OF_FOOTINGS],
      demand: sections[along].top.bars.reduce((sum, { area }) => sum + area, 0),
      relation: "≥",
      unit: "mm²",
      capacity: (record) => leastSteel(of, along, found.d, record),
    }),
    ...topDevelopment(of, counted, along, found.phiMu, place),
  ];
}

/**
 * Stress of bars in bending under service actions, on the cracked section: of top bars that count, and of bottom bars where no truss gives
 * the stress of its ties. `ratio`: of service over the actions of the runs, undefined where these are of service.
 *
 * Units    MPa
 * Source   AS 3600 12.7; the section as in 8.6.2
 * Checked  packages/design/src/pile-cap/tension.test.ts
 */
export function bendingCrackChecks(
  of: CapSections,
  runs: SectionRuns,
  { ratio, limit }: { readonly ratio: number | undefined; readonly limit: number },
  place: CapPlace,
): readonly Check[] {
  return (["x", "y"] as const).flatMap((along) => {
    const { bottom, top } = facesAlong(of, along, runs);
    const faces = { top: countedAt(of, top, along), bottom: of.hasTruss ? [] : bottom };
    return (["bottom", "top"] as const).flatMap((face): readonly Check[] => {
      const one = worstOf(faces[face], (moments) => moments[face]);
      if (!one || one[face] <= 0) return [];
      const section = of.sections[along][face];
      const stressOf = (record: Recorder): number => {
        const cracked = crackedElastic(section, face === "bottom" ? "sagging" : "hogging", record);
        if (!cracked) return Number.POSITIVE_INFINITY;
        const stress = barStress(cracked, one[face], record);
        return ratio === undefined ? stress : record.formula(SERVICE_STRESS, { ratio, stress });
      };
      const at = {
        id: place.id,
        action: place.action(placeOf(one)),
        words: `${face} bars along ${along}`,
      };
      return [
        strengthCheck({
          names: namesAt(
            at,
            `crack-stress-${face}-${along}`,
            "Bar stress for crack control",
            "Serviceability",
          ),
          reference: CLAUSES.nonFlexuralCracks,
          assumptions: [
            "Cracked transformed section, short-term modulus.",
            ratio === undefined
              ? "The moment is that of the combination of service."
              : "The service moment is the service ratio times the design moment.",
          ],
          demand: stressOf(SILENT),
          unit: "MPa",
          derivation: (record) => {
            recordFace(one, face, record);
            stressOf(record);
          },
          capacity: () => limit,
        }),
      ];
    });
  });
}

/**
 * The ends of top bars, at the face where they have the least to spare: beyond the face of the column, and beyond the inner face of a
 * pile that pulls, because their whole force is that of a tie from it.
 */
function topDevelopment(
  { cap, top }: CapSections,
  counted: readonly FaceMoments[],
  along: "x" | "y",
  phiMu: number,
  place: CapPlace,
): readonly Check[] {
  const { bar, isCogged, inset } = top;
  const neededFor = (m: number, record: Recorder) => {
    const stress = bar.fsy * Math.min(1, m / phiMu);
    const straight = lengthOfStress(stress, tensionDevelopment(bar, record).length, bar, record);
    return isCogged ? hookDevelopment(straight, record) : straight;
  };
  const one = worstOf(
    counted
      .filter(({ top: m }) => m > 0)
      .map(({ side, from, top: m, isPulled }) => {
        const beyond = side.sign * cap.outline[side.name] - from - inset;
        const available = Math.max(0, isPulled ? Math.min(beyond, cap.anchorLength) : beyond);
        return { side, m, isPulled, available };
      }),
    ({ m, available }) => neededFor(m, SILENT) - available,
  );
  if (!one) return [];
  const at = {
    id: place.id,
    action: place.action(`${one.side.name} of the column`),
    words: `along ${along}`,
  };
  return [
    requirementCheck({
      names: namesAt(at, `top-development-${along}`, "Development of the top bars", "Detailing"),
      reference: CLAUSES.developmentTension,
      assumptions: [
        "The stress of the bars is in proportion to M* over φM_u at the face of the column.",
        ...(one.isPulled
          ? [
              "It is developed from the inner face of the pile that pulls to the ends of the bars, as that of a tie (Clause 7.3.3).",
            ]
          : []),
        ...(isCogged
          ? ["A bend with a stress above 400 MPa has a bar of the same diameter across it (Clause 13.1.2.7)."]
          : []),
      ],
      demand: one.available,
      relation: "≥",
      unit: "mm",
      capacity: (record) => neededFor(one.m, record),
    }),
  ];
}

const MINIMUM_OF_FOOTINGS =
  "The minimum of footings in two-way action is applied to the cap: AS 3600 has no rule of its own.";

const leastSteel = ({ cap, widths }: CapSections, along: "x" | "y", d: number, record: Recorder): number =>
  record.formula(TWO_WAY_STEEL, {
    depth: cap.depth,
    d,
    tension: flexuralTensileStrength(cap.fc, record),
    fsy: cap.fsy,
    b: widths[along],
  });

const kuoOf = (strength: ReturnType<typeof flexuralStrength>): number =>
  "kind" in strength ? 0 : strength.kuo;

/** Minimum bars each way, as of footings. Source AS 3600 21.3.1. */
export function minimumSteelChecks(of: CapSections): readonly Check[] {
  const { sections, effective } = of;
  return (["x", "y"] as const).map((along) =>
    requirementCheck({
      names: namesAt(
        { id: "cap", words: `along ${along}` },
        `minimum-steel-${along}`,
        "Minimum bars",
        "Detailing",
      ),
      reference: CLAUSES.footingMinimum,
      assumptions: [MINIMUM_OF_FOOTINGS],
      demand: sections[along].bottom.bars.reduce((sum, { area }) => sum + area, 0),
      relation: "≥",
      unit: "mm²",
      capacity: (record) => leastSteel(of, along, effective[along], record),
    }),
  );
}
