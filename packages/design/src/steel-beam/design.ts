import { reactions } from "@kingpost/actions";
import {
  type CapacityQuery,
  capacityOf,
  derive,
  EDITION,
  isCovered,
  type SteelSection,
  sectionMomentCheck,
  segmentMomentCheck,
} from "@kingpost/as4100";
import {
  type Check,
  type DesignResult,
  DomainError,
  formatNumber,
  limitCheck,
  type Reference,
  StepList,
  standardReferences,
  symbol,
  type UnitName,
} from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import type { Resources } from "../runnable-module.ts";
import { type Analysis, analyse, type Combined, greatest } from "./analysis.ts";
import { type BeamInputs, sectionOf } from "./beam-inputs.ts";
import { deflectionChecks } from "./deflection-checks.ts";
import type { BeamDiagram } from "./diagram.ts";
import { beamDiagrams } from "./diagrams.ts";
import { type MemberPart, memberParts } from "./member-check.ts";
import { placeText } from "./text.ts";

export interface BeamResults {
  readonly analysis: Analysis;
  readonly parts: readonly MemberPart[];
}

const { clause } = standardReferences("AS 4100", EDITION);

export function design(inputs: BeamInputs, resources: Resources): DesignResult<BeamResults, BeamDiagram> {
  const record = sectionOf(inputs.section, resources);
  if (!record) throw new DomainError("no-section", `${inputs.section} is not a section of the catalogue.`);
  const section = steelSectionOf(record);
  const analysis = analyse(inputs, { ix: section.ix, mass: record.properties.mass });
  const parts = memberParts(inputs, section, analysis);
  const checks = [
    ...sectionMoment(section, analysis),
    ...parts.map((part, at) => memberMoment(section, part, at)),
    ...shear(section, analysis),
    ...shearWithBending(section, analysis),
    ...bearingUnderLoads(inputs),
    ...bearings(inputs, section, analysis),
    ...uplift(analysis),
    ...torsion(section),
    ...deflectionChecks(inputs, analysis),
  ];
  return { checks, results: { analysis, parts }, diagrams: beamDiagrams(inputs, analysis, parts, checks) };
}

interface Demand {
  readonly value: number;
  readonly symbol: string;
  readonly unit: UnitName;
  readonly of: Combined;
  readonly location: string;
}

/** A check with the design action first in its working, the combination and the place. */
function under(check: Check, { value, symbol: notation, unit, of, location }: Demand): Check {
  const { name } = of.combination;
  const placed = { ...check, combination: name, location };
  if (!("steps" in placed)) return placed;
  const list = new StepList();
  list.rule(
    {
      id: "design-action",
      title: "Design action",
      reference: clause("4.4"),
      result: symbol(notation, unit),
      rule: "from the analysis of the beam",
    },
    value,
    `${name}, ${location}`,
  );
  return { ...placed, steps: [...list.steps, ...placed.steps] };
}

function sectionMoment(section: SteelSection, { strength }: Analysis): Check[] {
  const worst = greatest(strength, "moment");
  if (!worst) return [];
  const demand = { value: Math.abs(worst.value), symbol: "M*", unit: "kNm", of: worst.of } as const;
  return [
    under(sectionMomentCheck(section, worst.value, { id: "section-moment", title: "Section moment" }), {
      ...demand,
      location: placeText(worst.x),
    }),
  ];
}

function memberMoment(section: SteelSection, { from, to, worst }: MemberPart, at: number): Check {
  const { greatest: point } = worst.segment.moments;
  const title = `Member moment, segment ${at + 1} (${metres(from)} to ${metres(to)} m)`;
  const check = segmentMomentCheck(section, worst.segmentCase, { id: `member-moment/${at + 1}`, title });
  return under(check, {
    value: Math.abs(point.m),
    symbol: "M*",
    unit: "kNm",
    of: worst.of,
    location: placeText(point.x),
  });
}

const metres = (x: number): string => formatNumber(x / 1000, { decimals: [0, 3] });

interface CapacityNames {
  readonly id: string;
  readonly title: string;
  readonly reference: Reference;
}

/** A demand against a capacity of the section, or why it is not checked. */
function capacityCheck(
  section: SteelSection,
  query: CapacityQuery,
  { id, title, reference }: CapacityNames,
  demand: Demand,
): Check {
  const described = { id, group: "Strength", title, reference } as const;
  const derivation = derive(section, query);
  if ("reason" in derivation) {
    const kind = derivation.kind === "not-covered" ? "not covered" : "not applicable";
    return under({ ...described, kind, reason: derivation.reason }, demand);
  }
  const { value: limit, steps, assumptions } = derivation;
  const { value, unit } = demand;
  const check = limitCheck({ ...described, demand: value, relation: "≤", limit, unit, steps, assumptions });
  return under(check, demand);
}

function shear(section: SteelSection, { strength }: Analysis): Check[] {
  const worst = greatest(strength, "shear");
  if (!worst) return [];
  const names = { id: "shear", title: "Shear", reference: clause("5.11") };
  return [
    capacityCheck(section, { capacity: "phiVv" }, names, {
      value: Math.abs(worst.value),
      symbol: "V*",
      unit: "kN",
      of: worst.of,
      location: placeText(worst.x),
    }),
  ];
}

/** Of the design section moment: below it bending does not reduce the shear capacity. */
const SMALL_MOMENT = 0.75;

function shearWithBending(section: SteelSection, { strength }: Analysis): Check[] {
  const worst = greatest(strength, "moment");
  const capacity = capacityOf(section, { capacity: "phiMsx" });
  if (!worst || !isCovered(capacity)) return [];
  const described = {
    id: "shear-with-bending",
    group: "Strength",
    title: "Shear with bending",
    reference: clause("5.12.3"),
  } as const;
  if (Math.abs(worst.value) <= SMALL_MOMENT * capacity) {
    const reason = "No moment is greater than 0.75 φM_s: the shear capacity is not reduced.";
    return [{ ...described, kind: "not applicable", reason }];
  }
  const reason = "A moment is greater than 0.75 φM_s: the reduced shear capacity is not checked yet.";
  return [{ ...described, kind: "not covered", combination: worst.of.combination.name, reason }];
}

function bearingUnderLoads({ pointLoads }: BeamInputs): Check[] {
  if (!pointLoads.some(({ force }) => force !== 0)) return [];
  return [
    {
      id: "bearing-under-loads",
      group: "Strength",
      title: "Web bearing under point loads",
      reference: clause("5.13"),
      kind: "not covered",
      reason: "Only the bearing at the supports is checked.",
    },
  ];
}

/** Web bearing at every support, yield and buckling; at an end of the beam the bearing is flush with it. */
function bearings(inputs: BeamInputs, section: SteelSection, analysis: Analysis): Check[] {
  const { joints, model, length } = analysis.beam;
  const bs = inputs.bearingLength;
  return model.supports.flatMap(({ joint }, at) => {
    const x = joints[joint] ?? 0;
    const isEnd = x === 0 || x === length;
    let worst: { readonly value: number; readonly of: Combined } | undefined;
    for (const of of analysis.strength) {
      const value = Math.abs(reactions(of.response)[at]?.force ?? 0);
      if (!worst || value > worst.value) worst = { value, of };
    }
    if (!worst) return [];
    const demand = { ...worst, symbol: "R*", unit: "kN", location: placeText(x) } as const;
    const place = `support ${at + 1}`;
    return [
      capacityCheck(
        section,
        { capacity: isEnd ? "phiRbyEnd" : "phiRby", bs },
        { id: `bearing-yield/${at + 1}`, title: `Web bearing yield, ${place}`, reference: clause("5.13.3") },
        demand,
      ),
      capacityCheck(
        section,
        { capacity: isEnd ? "phiRbbEnd" : "phiRbb", bs },
        {
          id: `bearing-buckling/${at + 1}`,
          title: `Web bearing buckling, ${place}`,
          reference: clause("5.13.4"),
        },
        demand,
      ),
    ];
  });
}

/** A support that lifts needs a hold-down, which is designed elsewhere. */
function uplift({ beam, strength }: Analysis): Check[] {
  return beam.model.supports.flatMap(({ joint }, at): Check[] => {
    let least = 0;
    let name = "";
    for (const { response, combination } of strength) {
      const force = reactions(response)[at]?.force ?? 0;
      if (force < least) [least, name] = [force, combination.name];
    }
    const largest = Math.max(
      ...strength.flatMap(({ response }) => reactions(response).map(({ force }) => force)),
    );
    if (least >= -1e-6 * Math.abs(largest)) return [];
    const force = formatNumber(-least / 1000, { significant: 3 });
    return [
      {
        id: `uplift/${at + 1}`,
        group: "Strength",
        title: `Uplift, support ${at + 1}`,
        reference: standardReferences("AS/NZS 1170.0", "AS/NZS 1170.0:2002").clause("4.2.1"),
        kind: "not covered",
        combination: name,
        location: placeText(beam.joints[joint] ?? 0),
        reason: `The support must hold the beam down with ${force} kN under ${name}. The hold-down is not designed here.`,
      },
    ];
  });
}

function torsion({ kind }: SteelSection): Check[] {
  if (kind !== "channel" && kind !== "angle") return [];
  const reason =
    kind === "channel"
      ? "Loads in the plane of the web of a channel are eccentric to its shear centre and twist it. Torsion is not designed."
      : "An angle bends about its principal axes and twists under loads in the plane of a leg. Neither is designed.";
  return [
    {
      id: "torsion",
      group: "Strength",
      title: "Torsion",
      reference: clause("5.6.1"),
      kind: "not covered",
      reason,
    },
  ];
}
