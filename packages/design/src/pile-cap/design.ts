import { ACTIONS_EDITION } from "@kingpost/actions";
import {
  AS2159_REFERENCES,
  type Bursting,
  bendingChecks,
  burstingArea,
  burstingCheck,
  burstingSteelChecks,
  type CapPlace,
  type CapRun,
  COLUMN_KERN,
  type ColumnMoments,
  capRun,
  columnBearing,
  columnBlock,
  designGeotechnical,
  EDITION,
  hasPulled,
  minimumSteelChecks,
  type NonFlexural,
  nonFlexuralRow,
  nonFlexuralShear,
  oneWayShearChecks,
  punchingChecks,
  recordReaction,
  strutChecks,
  tieChecks,
  worstBursting,
  worstOf,
} from "@kingpost/as3600";
import {
  type Capacity,
  type Check,
  type DesignResult,
  formatNumber,
  type Recorder,
  SILENT,
  standardReferences,
  strengthCheck,
} from "@kingpost/calc";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { axialActionOf } from "../frame/actions/axial-action.ts";
import { designedElsewhere } from "../frame/checks/designed-elsewhere.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { CRACKS } from "./cracks.ts";
import { detailing } from "./detailing.ts";
import type { PileCapInputs } from "./fields.ts";
import { acrossOf, type Combination, groupActions, type PileCapModel } from "./model.ts";

const { clause } = standardReferences("AS 3600", EDITION);
const PASSED_ON = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");
const axialAction = axialActionOf(clause("2.2.2"));
const PLACE = "cap";

/** A combination with the cap under it. */
export interface CombinationResult {
  readonly of: Combination;
  /** With the piles as drawn or as built. */
  readonly run: CapRun | undefined;
  /** Greatest and least reaction of each pile over all runs, N. */
  readonly most: readonly number[];
  readonly least: readonly number[];
  readonly bursting: Bursting | undefined;
  readonly nonFlexural: NonFlexural | undefined;
  /** Moments of the column on the cap, Nmm. */
  readonly moments: ColumnMoments;
  readonly checks: readonly Check[];
}

export interface PileCapResults {
  readonly model: PileCapModel;
  readonly combinations: readonly CombinationResult[];
}

export function checks(model: PileCapModel): DesignResult<PileCapResults> {
  const { inputs } = model;
  const combinations = model.combinations.map((of) => combinationOf(model, of));
  const made: readonly Check[] = [
    ...(inputs.actionsBy === "cases" ? notPassedRows(inputs.caseActions, PASSED_ON) : []),
    ...worstOfEach(combinations.flatMap((one) => one.checks)),
    ...(inputs.method === "bending" ? [] : [...burstingRows(model, combinations), ...looseRow(model)]),
    ...columnTension(model, combinations),
    ...acrossRow(model),
    ...nonFlexuralRows(model, combinations),
    ...minimumSteelChecks(model.sections),
    ...detailing(
      model,
      combinations.some(({ least }) => least.some((r) => r < 0)),
    ),
  ];
  return { checks: made, results: { model, combinations } };
}

function combinationOf(model: PileCapModel, of: Combination): CombinationResult {
  const { cap, groups, inputs, sections } = model;
  const hasTruss = inputs.method !== "bending";
  const height = inputs.pedestal;
  const moments = {
    mx: of.actions.mx + of.actions.vy * height,
    my: of.actions.my + of.actions.vx * height,
  };
  const compressed = columnBlock(cap.column, of.actions.n, moments);
  const block = compressed.cx * compressed.cy;
  const runsWith = (factor: number, isTruss: boolean) => {
    const actions = groupActions(model, of, factor);
    const weight = factor * model.weight;
    return groups.map((group) => capRun(cap, group, { actions, weight, block }, isTruss));
  };
  const { most: heavy, least: light } = of.weight;
  const loaded = runsWith(heavy, hasTruss && !inputs.deductsWeight);
  const relieved = heavy === light ? loaded : runsWith(light, false);
  const bare = inputs.deductsWeight ? runsWith(0, hasTruss) : [];
  // The cap itself: with its weight, which the piles carry, or without it.
  const designed = inputs.deductsWeight ? bare : loaded;
  const hogging = inputs.deductsWeight ? bare : relieved;
  const place = placeOf(of);
  const count = cap.piles.length;
  const each = (all: readonly CapRun[], choose: (...values: number[]) => number) =>
    Array.from({ length: count }, (_, pile) => choose(...all.map(({ reactions }) => reactions.r[pile] ?? 0)));
  const [most, least] = [each(loaded, Math.max), each(relieved, Math.min)];
  // A weight that is deducted may be what holds a pile down.
  const isPulled = least.some((r) => r < 0) || (hasTruss && designed.some(hasPulled));
  const sectionRuns = heavy === light || inputs.deductsWeight ? designed : [...designed, ...hogging];
  return {
    of,
    run: designed[0],
    nonFlexural: nonFlexuralShear(sections, designed),
    bursting: worstBursting(cap, designed),
    moments,
    most,
    least,
    checks: [
      ...pileChecks(inputs, loaded, relieved, place),
      ...(hasTruss
        ? [
            ...strutChecks(cap, designed, place),
            ...tieChecks(cap, designed, CRACKS[inputs.crack].stress, place),
            ...(isPulled ? [pulledTruss(inputs, place)] : []),
          ]
        : [columnBearing(sections, of.actions.n, compressed, place)]),
      ...(inputs.method === "stm" ? [] : bendingChecks(sections, sectionRuns, place)),
      ...oneWayShearChecks(sections, sectionRuns, place),
      ...punchingChecks(sections, designed, moments, place),
    ],
  };
}

function placeOf({ name, actions }: Combination): CapPlace {
  const action = axialAction({ name, n: actions.n });
  return { id: PLACE, action: (location) => ({ ...action, location: () => location }) };
}

/** The pile with the greatest reaction, and the one with the least, over all runs. */
function extreme(runs: readonly CapRun[], sign: 1 | -1) {
  let found: { readonly run: CapRun; readonly pile: number; readonly r: number } | undefined;
  for (const run of runs) {
    for (const [pile, r] of run.reactions.r.entries()) {
      if (!found || sign * r > sign * found.r) found = { run, pile, r };
    }
  }
  return found;
}

const RIGID = "Rigid cap on equal piles with pinned heads.";

function pileChecks(
  inputs: PileCapInputs,
  loaded: readonly CapRun[],
  relieved: readonly CapRun[],
  place: CapPlace,
): readonly Check[] {
  const [high, low] = [extreme(loaded, 1), extreme(relieved, -1)];
  const toleranceWords =
    inputs.places === "as-built" ? "As-built positions." : "With the position tolerance.";
  const check = (
    id: string,
    title: string,
    at: NonNullable<typeof high>,
    of: {
      readonly capacity: (record: Recorder) => Capacity;
      readonly group?: string;
      readonly ratio?: number;
    },
  ): Check =>
    strengthCheck({
      names: { id: `piles/${id}`, title, action: place.action(`pile ${at.pile + 1}`), group: of.group },
      reference: AS2159_REFERENCES.strength,
      assumptions: [RIGID, toleranceWords],
      demand: (of.ratio ?? 1) * Math.abs(at.r),
      unit: "kN",
      derivation: (record) => void recordReaction(at.run.group, at.run.actions, at.pile, record),
      capacity: of.capacity,
    });
  return [
    ...(high && high.r > 0
      ? [
          check("compression", "Pile in compression", high, {
            capacity: (record) => designGeotechnical(strengthOf(inputs, "C"), record),
          }),
          ...(inputs.structural > 0
            ? [
                check("structural", "Structural strength of the pile", high, {
                  capacity: () => inputs.structural,
                }),
              ]
            : []),
          ...(inputs.service > 0
            ? [
                check("service", "Pile under service actions", high, {
                  capacity: () => inputs.service,
                  group: "Serviceability",
                  ratio: inputs.serviceRatio,
                }),
              ]
            : []),
        ]
      : []),
    ...(low && low.r < 0
      ? [
          check("tension", "Pile in tension", low, {
            capacity: (record) => designGeotechnical(strengthOf(inputs, "T"), record),
          }),
        ]
      : []),
  ];
}

function strengthOf(inputs: PileCapInputs, of: "C" | "T") {
  if (inputs.strengthBy === "entered") return { design: inputs[`strength${of}`] };
  const { rating, redundancy, tested, testFactor } = inputs;
  return { ultimate: inputs[`ultimate${of}`], risk: { rating, redundancy, tested, testFactor } };
}

const kilonewtons = (force: number) => `${formatNumber(force / 1e3, { significant: 3 })} kN`;

/** The row of the combination whose struts burst most: a better one must not take its place. */
function burstingRows(
  { cap, inputs }: PileCapModel,
  combinations: readonly CombinationResult[],
): readonly Check[] {
  const worst = worstOf(
    combinations.flatMap(({ of, bursting }) => (bursting ? [{ of, bursting }] : [])),
    ({ bursting }) => Math.max(bursting.strength, bursting.service) / Math.max(bursting.limit, 1),
  );
  if (!worst) return [];
  const { bursting } = worst;
  const place = placeOf(worst.of);
  const serviceStress = CRACKS[inputs.crack].stress;
  const { strength, service, limit, one } = bursting;
  if (Math.max(strength, service) <= limit) return [burstingCheck(cap, bursting, place)];
  if (inputs.burstingArea > 0) {
    return burstingSteelChecks(
      cap,
      bursting,
      { area: inputs.burstingArea, fsy: cap.fsy, serviceStress },
      place,
    );
  }
  const needed = Math.max(
    burstingArea(strength, { stress: cap.fsy, isService: false }, SILENT),
    burstingArea(service, { stress: serviceStress, isService: true }, SILENT),
  );
  const action = place.action(`pile ${one.strut.pile + 1}`);
  const row = {
    id: `${PLACE}/bursting`,
    title: "Bursting of the struts",
    group: "Strength",
    reference: clause("7.2.4"),
    combination: action.combination,
    location: action.location?.(),
  } as const;
  const finding = `The bursting force ${kilonewtons(Math.max(strength, service))} is more than half of that at cracking, ${kilonewtons(limit)}: ${formatNumber(needed, { significant: 3 })} mm² of bars across each strut`;
  const by = inputs.burstingBy.trim();
  return by === ""
    ? [
        {
          ...row,
          kind: "not covered",
          reason: `${finding}. The rule is of a plane model: enter the bars, or state who decides that the cap around the struts is enough.`,
        },
      ]
    : [designedElsewhere(row, by, finding)];
}

/** The row of the combination whose ratio by bending theory would be the greatest. */
function nonFlexuralRows(
  { sections }: PileCapModel,
  combinations: readonly CombinationResult[],
): readonly Check[] {
  const worst = worstOf(
    combinations.flatMap(({ of, nonFlexural }) => (nonFlexural ? [{ of, nonFlexural }] : [])),
    ({ nonFlexural }) => nonFlexural.ratio ?? -1,
  );
  return worst ? [nonFlexuralRow(sections, worst.nonFlexural, placeOf(worst.of))] : [];
}

/** The row of the combination with the greatest eccentricity of the column, where it is beyond. */
function columnTension(
  { cap, inputs }: PileCapModel,
  combinations: readonly CombinationResult[],
): readonly Check[] {
  const { cx, cy } = cap.column;
  const eccentricity = ({ of: { actions }, moments }: CombinationResult) => {
    const greatest = Math.max(Math.abs(moments.my) / cx, Math.abs(moments.mx) / cy);
    if (actions.n > 0) return greatest / actions.n;
    return actions.n < 0 || greatest > 0 ? Number.MAX_VALUE : 0;
  };
  const worst = worstOf(combinations, eccentricity);
  if (!worst || eccentricity(worst) <= COLUMN_KERN) return [];
  const { n } = worst.of.actions;
  const { mx, my } = worst.moments;
  const combination = worst.of.name;
  const row = {
    id: `${PLACE}/column-tension`,
    title: "Column in tension on the cap",
    group: "Strength",
    reference: clause("7.1"),
    combination,
  } as const;
  const moments = (m: number) => `${formatNumber(m / 1e6, { significant: 3 })} kNm`;
  const finding = `N* = ${kilonewtons(n)} with M*_x = ${moments(mx)} and M*_y = ${moments(my)} is beyond a quarter of the column from its centre: bars of the column pull on the cap`;
  const by = inputs.tensionBy.trim();
  return by === ""
    ? [
        {
          ...row,
          kind: "not covered",
          reason: `${finding}. They are not designed here: state who designs them.`,
        },
      ]
    : [designedElsewhere(row, by, finding)];
}

/** Piles whose struts no bars of a line hold: they are further from every line than its bars count. */
function looseRow({ cap, groups, arrangement, inputs }: PileCapModel): readonly Check[] {
  if (arrangement !== "bands") return [];
  const reach = (inputs.pileSize + cap.d) / 2;
  const places = groups[0]?.piles ?? cap.piles;
  const loose = cap.bands.flatMap(({ direction, piles, others }) => {
    if (direction === "side") return [];
    const across = direction === "x" ? "y" : "x";
    const line = cap.piles[piles[0] ?? 0]?.[across] ?? 0;
    const node = cap.column[direction === "x" ? "cx" : "cy"] / 4;
    return [...piles, ...others].flatMap((pile) => {
      const place = places[pile];
      if (!place || Math.abs(place[across] - line) <= reach) return [];
      const isTied = Math.abs(place[direction] - cap.column[direction]) > node;
      return isTied ? [`pile ${pile + 1} along ${direction}`] : [];
    });
  });
  if (loose.length === 0) return [];
  return [
    {
      kind: "not covered",
      id: `${PLACE}/loose-piles`,
      title: "Piles beside the bars of a line",
      group: "Strength",
      reference: clause("7.3.2"),
      reason: `${loose.join(", ")}: further from the nearest line of bars than half of the pile and of the depth, so that no tie holds its strut. Choose an even mat, or place the piles in lines.`,
    },
  ];
}

function pulledTruss({ method }: PileCapInputs, place: CapPlace): Check {
  const { combination } = place.action("cap");
  const row = {
    id: `${PLACE}/pulled-piles`,
    title: "Piles in tension in the strut-and-tie model",
    group: "Strength",
    reference: clause("7.1"),
    combination,
  } as const;
  const reason = "A pile in tension has no strut.";
  return method === "both"
    ? { ...row, kind: "not applicable", reason: `${reason} Bending theory with the top bars governs there.` }
    : { ...row, kind: "not covered", reason: `${reason} Choose bending theory as well.` };
}

/** What a line of piles does not carry. */
function acrossRow(model: PileCapModel): readonly Check[] {
  const { isCollinear, combinations, acrossTolerance, weight, inputs } = model;
  if (!isCollinear) return [];
  const moments = combinations.map((of) => ({
    of,
    m: acrossOf(model, of) + acrossTolerance * Math.max(0, of.actions.n + of.weight.most * weight),
  }));
  const worst = moments.reduce((a, b) => (b.m > a.m ? b : a));
  if (worst.m === 0) return [];
  const row = {
    id: "piles/across",
    title: "Moment across the line of piles",
    group: "Strength",
    reference: AS2159_REFERENCES.strength,
    combination: worst.of.name,
  } as const;
  const moment = `${formatNumber(worst.m / 1e6, { significant: 3 })} kNm across the line of piles${acrossTolerance > 0 ? ", with the position tolerance" : ""}`;
  return inputs.tieBeams
    ? [designedElsewhere(row, "the design of the tie beams", `They carry ${moment}`)]
    : [
        {
          ...row,
          kind: "not covered",
          reason: `${moment}: piles in one line do not carry it. Choose tie beams, or use three piles or more.`,
        },
      ];
}
