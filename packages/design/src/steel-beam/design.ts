import { type CapacityQuery, derive, EDITION, type SteelSection } from "@kingpost/as4100";
import {
  type Check,
  type DesignResult,
  DomainError,
  formatNumber,
  formula,
  fromBase,
  limitCheck,
  type Reference,
  type Rule,
  StepList,
  standardReferences,
  symbol,
  type UnitName,
  unitSuffix,
} from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import type { Resources } from "../runnable-module.ts";
import { type Combination, STRENGTH, serviceability } from "./combinations.ts";
import type { BeamDiagram } from "./diagram.ts";
import { deflectionAt, momentAt, type OneSpan, shearAt } from "./one-span.ts";
import { type BeamInputs, sectionOf } from "./problems.ts";

export interface BeamResults {
  readonly combinations: readonly {
    readonly name: string;
    readonly reference: Reference;
    readonly moment: number;
    readonly shear: number;
  }[];
}

const { clause } = standardReferences("AS 4100", EDITION);

/** Standard gravity for a mass of the catalogue, m/s2. */
const GRAVITY = 9.81;

/** The load of the section's own mass. Units in kg/m, out N/mm. */
const selfWeightOf = (mass: number): number => (mass * GRAVITY) / 1000;

export function design(inputs: BeamInputs, resources: Resources): DesignResult<BeamResults, BeamDiagram> {
  const record = sectionOf(inputs.section, resources);
  const [span] = inputs.spans;
  if (!record || !span) throw new DomainError("no-section", "The section does not exist.");
  const section = steelSectionOf(record);
  const sum = (wanted: "G" | "Q") =>
    inputs.uniformLoads.reduce((total, { case: given, load }) => total + (given === wanted ? load : 0), 0);
  const permanent = sum("G") + (inputs.hasSelfWeight ? selfWeightOf(record.properties.mass) : 0);
  const imposed = sum("Q");
  const { length } = span;
  const under = (of: Combination): OneSpan => ({
    length,
    load: of.permanent * permanent + of.imposed * imposed,
  });
  const worst = STRENGTH.reduce((a, b) => (Math.abs(under(b).load) > Math.abs(under(a).load) ? b : a));
  const limits = serviceability(inputs.usage);
  const moment = Math.abs(momentAt(under(worst), length / 2));
  const shear = Math.abs(shearAt(under(worst), 0));
  const middle = `x = ${formatNumber(length / 2000, { decimals: 3 })} m`;
  const checks: Check[] = [
    capacityCheck(section, {
      id: "section-moment",
      title: "Section moment",
      reference: clause("5.1"),
      query: { capacity: "phiMsx" },
      demand: { value: moment, symbol: "M*", unit: "kNm" },
      combination: worst.name,
      location: middle,
    }),
    capacityCheck(section, {
      id: "member-moment/segment-1",
      title: "Member moment, segment 1",
      reference: clause("5.6.1"),
      query: { capacity: "phiMbx", le: length, alphaM: 1 },
      demand: { value: moment, symbol: "M*", unit: "kNm" },
      combination: worst.name,
      location: middle,
    }),
    capacityCheck(section, {
      id: "shear",
      title: "Shear",
      reference: clause("5.11"),
      query: { capacity: "phiVv" },
      demand: { value: shear, symbol: "V*", unit: "kN" },
      combination: worst.name,
      location: "x = 0.000 m",
    }),
    ...(
      [
        ["short-term", limits.shortTerm, inputs.limitShortTerm],
        ["imposed", limits.imposed, inputs.limitImposed],
        ["long-term", limits.longTerm, inputs.limitLongTerm],
      ] as const
    ).map(([id, combination, divisor]) =>
      deflectionCheck(id, under(combination), section.ix, combination, divisor, middle),
    ),
    {
      id: "web-bearing",
      group: "Strength",
      title: "Web bearing",
      reference: clause("5.13"),
      kind: "not covered",
      reason: "Web bearing at the supports is not checked yet.",
    },
  ];
  const xs = Array.from({ length: 41 }, (_, at) => (length * at) / 40);
  const envelope = (value: (x: number, of: Combination) => number, of: readonly Combination[]) =>
    xs.map((x) => {
      const values = of.map((one) => value(x, one));
      return { x, least: Math.min(0, ...values), most: Math.max(0, ...values) };
    });
  const shared = { length, marks: [0, length] };
  const capacityOf = (id: string) => {
    const check = checks.find((one) => one.id === id);
    return check?.kind === "limit"
      ? { capacity: [0, length].map((x) => ({ x, most: check.limit, least: -check.limit })) }
      : {};
  };
  const diagrams: BeamDiagram[] = [
    {
      ...shared,
      id: "moment",
      title: "Bending moment",
      symbol: "M*",
      unit: "kNm",
      points: envelope((x, of) => momentAt(under(of), x), STRENGTH),
      ...capacityOf("member-moment/segment-1"),
      extremes: [{ x: length / 2, value: momentAt(under(worst), length / 2), combination: worst.name }],
      isPositiveDown: true,
    },
    {
      ...shared,
      id: "shear",
      title: "Shear force",
      symbol: "V*",
      unit: "kN",
      points: envelope((x, of) => shearAt(under(of), x), STRENGTH),
      ...capacityOf("shear"),
      extremes: [0, length].map((x) => ({
        x,
        value: shearAt(under(worst), x),
        combination: worst.name,
      })),
      isPositiveDown: false,
    },
    {
      ...shared,
      id: "deflection",
      title: `Deflection, ${limits.shortTerm.name}`,
      symbol: "δ",
      unit: "mm",
      points: envelope((x, of) => deflectionAt(under(of), section.ix, x), [limits.shortTerm]),
      capacity: [0, length].map((x) => ({
        x,
        most: length / inputs.limitShortTerm,
        least: -length / inputs.limitShortTerm,
      })),
      extremes: [
        {
          x: length / 2,
          value: deflectionAt(under(limits.shortTerm), section.ix, length / 2),
          combination: limits.shortTerm.name,
        },
      ],
      isPositiveDown: true,
    },
  ];
  return {
    checks,
    results: {
      combinations: STRENGTH.map((of) => ({
        name: of.name,
        reference: of.reference,
        moment: momentAt(under(of), length / 2),
        shear: shearAt(under(of), 0),
      })),
    },
    diagrams,
  };
}

interface CapacityCheck {
  readonly id: string;
  readonly title: string;
  readonly reference: Reference;
  readonly query: CapacityQuery;
  readonly demand: { readonly value: number; readonly symbol: string; readonly unit: UnitName };
  readonly combination: string;
  readonly location: string;
}

function capacityCheck(section: SteelSection, of: CapacityCheck): Check {
  const { id, title, reference, query, demand, combination, location } = of;
  const described = { id, group: "Strength", title, reference, combination, location } as const;
  const derivation = derive(section, query);
  if ("reason" in derivation) {
    const kind = derivation.kind === "not-covered" ? "not covered" : "not applicable";
    return { ...described, kind, reason: derivation.reason };
  }
  const action: Rule = {
    id: "design-action",
    title: "Design action",
    reference: clause("4.4"),
    result: symbol(demand.symbol, demand.unit),
    rule: "from the analysis of the beam",
  };
  const list = new StepList();
  list.rule(action, demand.value, `${combination} at ${location}`);
  return limitCheck({
    ...described,
    demand: demand.value,
    relation: "≤",
    limit: derivation.value,
    unit: demand.unit,
    steps: [...list.steps, ...derivation.steps],
    assumptions: derivation.assumptions,
  });
}

const DEFLECTION_LIMIT = formula({
  id: "delta-limit",
  title: "Deflection limit",
  reference: clause("3.5.3"),
  result: symbol("delta_lim", "mm"),
  symbols: { l: symbol("L", "mm"), n: symbol("n") },
  is: ({ over }, { l, n }) => over(l, n),
});

function deflectionCheck(
  id: string,
  span: OneSpan,
  ix: number,
  { name }: Combination,
  divisor: number,
  location: string,
): Check {
  const list = new StepList();
  const demand = Math.abs(deflectionAt(span, ix, span.length / 2));
  list.rule(
    {
      id: "deflection",
      title: "Greatest deflection",
      reference: clause("3.5.3"),
      result: symbol("delta", "mm"),
      rule: "from the analysis of the beam",
    },
    demand,
    `${name} at ${location}`,
  );
  const limit = list.formula(DEFLECTION_LIMIT, { l: span.length, n: divisor });
  return limitCheck({
    id: `deflection/${id}`,
    group: "Serviceability",
    title: `Deflection, ${name}`,
    reference: clause("3.5.3"),
    combination: name,
    location,
    demand,
    relation: "≤",
    limit,
    unit: "mm",
    steps: list.steps,
    assumptions: [],
  });
}

/** A value with its unit as a drawing or a table shows it. Units: `value` in base units. */
export function shownValue(value: number, unit: UnitName): string {
  return formatNumber(fromBase(value, unit), { significant: 3 }) + unitSuffix(unit);
}
