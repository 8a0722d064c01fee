import { ACTIONS_EDITION } from "@kingpost/actions";
import {
  AS2159_REFERENCES,
  areaAcross,
  type BarsAcross,
  type Bursting,
  type BurstingBasis,
  type BurstingSteel,
  bendingChecks,
  burstingArea,
  burstingCheck,
  burstingLimit,
  burstingSteelCheck,
  type CapPlace,
  type CapRun,
  COLUMN_KERN,
  type ColumnMoments,
  capRun,
  columnBearing,
  columnBlock,
  crackStressCheck,
  designGeotechnical,
  EDITION,
  hasPulled,
  matLineChecks,
  minimumSteelChecks,
  type NonFlexural,
  nonFlexuralRow,
  nonFlexuralShear,
  oneWayShearChecks,
  type PlacedStrut,
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
  isCovered,
  type Recorder,
  SILENT,
  standardReferences,
  strengthCheck,
} from "@kingpost/calc";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { axialActionOf } from "../frame/actions/axial-action.ts";
import { mismatchedActions } from "../frame/actions/mismatched-actions.ts";
import { designedElsewhere } from "../frame/checks/designed-elsewhere.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { CRACKS } from "./cracks.ts";
import { detailing } from "./detailing.ts";
import type { PileCapInputs } from "./fields.ts";
import { acrossOf, type Combination, diameterOf, groupActions, type PileCapModel } from "./model.ts";
import { mostPulled, stabilityCheck } from "./stability.ts";

const { clause } = standardReferences("AS 3600", EDITION);
const LOADING = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION);
const PASSED_ON = LOADING.clause("4.2.2");
const SERVICE = LOADING.clause("4.3");
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
  /** The cap itself with the piles in all their places, and what bursts its struts. */
  readonly designed: readonly CapRun[];
  readonly bases: readonly BurstingBasis[];
  readonly nonFlexural: NonFlexural | undefined;
  /** Moments of the column on the cap, Nmm. */
  readonly moments: ColumnMoments;
  readonly checks: readonly Check[];
}

/** A combination of service. */
export type ServiceResult = Pick<
  CombinationResult,
  "of" | "designed" | "bases" | "most" | "least" | "checks"
>;

export interface PileCapResults {
  readonly model: PileCapModel;
  readonly combinations: readonly CombinationResult[];
  readonly service: readonly ServiceResult[];
}

export function checks(model: PileCapModel): DesignResult<PileCapResults> {
  const { inputs } = model;
  const combinations = model.combinations.map((of) => combinationOf(model, of));
  const service = (model.service ?? []).map((of) => serviceOf(model, of));
  const all = [...combinations, ...service];
  const pulled = mostPulled(model);
  const made: readonly Check[] = [
    ...(inputs.actionsBy === "cases" ? notPassedRows(inputs.caseActions, PASSED_ON) : []),
    ...worstOfEach(all.flatMap((one) => one.checks)),
    ...(pulled ? [stabilityCheck(pulled, geotechnical(inputs, "T"))] : []),
    ...serviceRow(model),
    ...(inputs.method === "bending" ? [] : [...burstingRows(model, all), ...looseRow(model)]),
    ...columnTension(model, combinations),
    ...acrossRow(model),
    ...nonFlexuralRows(model, combinations),
    ...minimumSteelChecks(model.sections),
    ...detailing(model, pulled !== undefined || combinations.some(({ least }) => least.some((r) => r < 0))),
  ];
  return { checks: made, results: { model, combinations, service } };
}

/** The cap under one combination, with the piles in all their places. */
function runsOf(model: PileCapModel, of: Combination) {
  const { cap, groups, inputs } = model;
  const hasTruss = inputs.method !== "bending";
  const moments = momentsOf(model, of);
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
  const each = (all: readonly CapRun[], choose: (...values: number[]) => number) =>
    cap.piles.map((_, pile) => choose(...all.map(({ reactions }) => reactions.r[pile] ?? 0)));
  return {
    loaded,
    relieved,
    compressed,
    moments,
    // The cap itself: with its weight, which the piles carry, or without it.
    designed: inputs.deductsWeight ? bare : loaded,
    hogging: inputs.deductsWeight ? bare : relieved,
    most: each(loaded, Math.max),
    least: each(relieved, Math.min),
  };
}

const momentsOf = ({ inputs }: PileCapModel, { actions }: Combination): ColumnMoments => ({
  mx: actions.mx + actions.vy * inputs.pedestal,
  my: actions.my + actions.vx * inputs.pedestal,
});

function combinationOf(model: PileCapModel, of: Combination): CombinationResult {
  const { cap, inputs, sections } = model;
  const hasTruss = inputs.method !== "bending";
  const { loaded, relieved, designed, hogging, compressed, moments, most, least } = runsOf(model, of);
  const place = placeOf(of);
  // A weight that is deducted may be what holds a pile down.
  const isPulled = least.some((r) => r < 0) || (hasTruss && designed.some(hasPulled));
  const sectionRuns = hogging === designed ? designed : [...designed, ...hogging];
  return {
    of,
    run: designed[0],
    designed,
    bases: model.service ? [{ state: "strength" }] : burstingOfRatio(inputs.serviceRatio),
    nonFlexural: nonFlexuralShear(sections, designed),
    moments,
    most,
    least,
    checks: [
      ...pileChecks(inputs, loaded, relieved, place),
      ...(model.service ? [] : serviceChecks(model, { loaded, designed, ratio: inputs.serviceRatio }, place)),
      ...(hasTruss
        ? [
            ...strutChecks(cap, designed, place),
            ...tieChecks(cap, designed, place),
            ...matLineChecks(cap, designed, model.matLines, place),
            ...(isPulled ? [pulledTruss(inputs, place)] : []),
          ]
        : [columnBearing(sections, of.actions.n, compressed, place)]),
      ...(inputs.method === "stm" ? [] : bendingChecks(sections, sectionRuns, place)),
      ...oneWayShearChecks(sections, sectionRuns, place),
      ...punchingChecks(sections, designed, moments, place),
    ],
  };
}

/** Struts of strength, and of service as a ratio of them. */
const burstingOfRatio = (ratio: number): readonly BurstingBasis[] => [
  { state: "strength" },
  { state: "service", ratio },
];

function serviceOf(model: PileCapModel, of: Combination): ServiceResult {
  const { loaded, designed, most, least } = runsOf(model, of);
  const checks = serviceChecks(model, { loaded, designed, ratio: undefined }, placeOf(of));
  return { of, designed, bases: [{ state: "service" }], most, least, checks };
}

/** Under a combination of service, or one of strength with the ratio of service. */
function serviceChecks(
  { cap, inputs }: PileCapModel,
  of: {
    readonly loaded: readonly CapRun[];
    readonly designed: readonly CapRun[];
    readonly ratio: number | undefined;
  },
  place: CapPlace,
): readonly Check[] {
  const { ratio } = of;
  const high = extreme(of.loaded, 1);
  return [
    ...(inputs.service > 0 && high && high.r > 0
      ? [
          pileCheck(inputs, high, place, {
            id: "service",
            title: "Pile under service actions",
            group: "Serviceability",
            ratio: ratio ?? 1,
            capacity: () => inputs.service,
          }),
        ]
      : []),
    ...(inputs.method === "bending"
      ? []
      : crackStressCheck(cap, of.designed, { ratio, limit: CRACKS[inputs.crack].stress }, place)),
  ];
}

const SERVICE_NAMES = {
  mx: "moment about x",
  my: "moment about y",
  vx: "shear force along x",
  vy: "shear force along y",
  t: "torsion",
} as const;

/** Whether the service actions that are entered can be those of the combinations that are entered. */
function serviceRow({ inputs }: PileCapModel): readonly Check[] {
  const { serviceBy, actionsBy, actions, serviceActions } = inputs;
  if (serviceBy !== "combinations" || actionsBy !== "combinations") return [];
  const reasons = mismatchedActions("service", actions, serviceActions, SERVICE_NAMES);
  return reasons.length === 0
    ? []
    : [
        {
          kind: "not covered",
          id: "service-actions",
          title: "Service actions",
          group: "Serviceability",
          reference: SERVICE,
          reason: `${reasons.join(" ")} Enter the service actions of the same loads.`,
        },
      ];
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

type Extreme = NonNullable<ReturnType<typeof extreme>>;

/** The reaction of a pile against one of its strengths. `ratio`: of its reaction. */
function pileCheck(
  { places }: PileCapInputs,
  at: Extreme,
  place: CapPlace,
  of: {
    readonly id: string;
    readonly title: string;
    readonly group?: string;
    readonly ratio?: number;
    readonly capacity: (record: Recorder) => Capacity;
  },
): Check {
  return strengthCheck({
    names: {
      id: `piles/${of.id}`,
      title: of.title,
      action: place.action(`pile ${at.pile + 1}`),
      group: of.group,
    },
    reference: AS2159_REFERENCES.strength,
    assumptions: [RIGID, places === "as-built" ? "As-built positions." : "With the position tolerance."],
    demand: (of.ratio ?? 1) * Math.abs(at.r),
    unit: "kN",
    derivation: (record) => void recordReaction(at.run.group, at.run.actions, at.pile, record),
    capacity: of.capacity,
  });
}

function pileChecks(
  inputs: PileCapInputs,
  loaded: readonly CapRun[],
  relieved: readonly CapRun[],
  place: CapPlace,
): readonly Check[] {
  const [high, low] = [extreme(loaded, 1), extreme(relieved, -1)];
  return [
    ...(high && high.r > 0
      ? [
          pileCheck(inputs, high, place, {
            id: "compression",
            title: "Pile in compression",
            capacity: geotechnical(inputs, "C"),
          }),
          ...(inputs.structural > 0
            ? [
                pileCheck(inputs, high, place, {
                  id: "structural",
                  title: "Structural strength of the pile",
                  capacity: () => inputs.structural,
                }),
              ]
            : []),
        ]
      : []),
    ...(low && low.r < 0
      ? [
          pileCheck(inputs, low, place, {
            id: "tension",
            title: "Pile in tension",
            capacity: geotechnical(inputs, "T"),
          }),
        ]
      : []),
  ];
}

const geotechnical = (inputs: PileCapInputs, of: "C" | "T") => (record: Recorder) =>
  designGeotechnical(strengthOf(inputs, of), record);

function strengthOf(inputs: PileCapInputs, of: "C" | "T") {
  if (inputs.strengthBy === "entered") return { design: inputs[`strength${of}`] };
  const { rating, redundancy, tested, testFactor } = inputs;
  return { ultimate: inputs[`ultimate${of}`], risk: { rating, redundancy, tested, testFactor } };
}

const kilonewtons = (force: number) => `${formatNumber(force / 1e3, { significant: 3 })} kN`;

/** Bars across the struts; undefined where none are entered. */
function burstingSteelOf({ inputs, cap }: PileCapModel): BurstingSteel | undefined {
  const { burstingBars: kind, burstingArea: area } = inputs;
  if (kind === "none" || (kind === "area" && area === 0)) return undefined;
  const bars: BarsAcross =
    kind === "area"
      ? { kind, area }
      : {
          kind: "layers",
          db: diameterOf(inputs.burstingSize),
          spacing: inputs.burstingSpacing,
          count: inputs.burstingCount,
        };
  return { bars, fsy: cap.fsy, serviceStress: CRACKS[inputs.crack].stress };
}

/** What a combination gives for the bursting of the struts. */
type Bursts = Pick<CombinationResult, "of" | "designed" | "bases">;

/** The row of the combination whose struts burst most: a better one must not take its place. */
function burstingRows(model: PileCapModel, combinations: readonly Bursts[]): readonly Check[] {
  const { cap } = model;
  /** The strut of each combination with the greatest force over a capacity, by each of its bases. */
  const worstOver = (capacityOf: (one: PlacedStrut) => number) =>
    combinations.flatMap(({ of, designed, bases }) =>
      worstBursting(designed, bases, capacityOf).map((bursting) => ({
        of,
        bursting,
        ratio: bursting.force / Math.max(capacityOf(bursting.one), 1e-9),
      })),
    );
  const ratioOf = ({ ratio }: { readonly ratio: number }) => ratio;
  const worst = worstOf(
    worstOver((one) => burstingLimit(cap, one, SILENT)),
    ratioOf,
  );
  if (!worst) return [];
  if (worst.ratio <= 1) return [burstingCheck(cap, worst.bursting, placeOf(worst.of))];
  const steel = burstingSteelOf(model);
  if (!steel) return [noBars(model, worst.of, worst.bursting)];
  // Strengths of strength and of service are in proportion to the area of the bars.
  const barred = worstOver((one) => {
    const area = areaAcross(cap, one, steel.bars, SILENT);
    return isCovered(area) ? area : 0;
  });
  return (["strength", "service"] as const).flatMap((state) => {
    const found = worstOf(
      barred.filter(({ bursting }) => bursting.state === state),
      ratioOf,
    );
    return found ? [burstingSteelCheck(cap, found.bursting, steel, placeOf(found.of))] : [];
  });
}

/** Struts that need bars across them, without any. */
function noBars({ cap, inputs }: PileCapModel, of: Combination, { one, force, state }: Bursting): Check {
  const isService = state === "service";
  const stress = isService ? CRACKS[inputs.crack].stress : cap.fsy;
  const needed = burstingArea(force, { stress, isService }, SILENT);
  const action = placeOf(of).action(`pile ${one.strut.pile + 1}`);
  const row = {
    id: `${PLACE}/bursting`,
    title: "Bursting of the struts",
    group: "Strength",
    reference: clause("7.2.4"),
    combination: action.combination,
    location: action.location?.(),
  } as const;
  const limit = burstingLimit(cap, one, SILENT);
  const finding = `The bursting force ${kilonewtons(force)} is more than half of that at cracking, ${kilonewtons(limit)}: ${formatNumber(needed, { significant: 3 })} mm² of bars across each strut`;
  const by = inputs.burstingBy.trim();
  return by === ""
    ? {
        ...row,
        kind: "not covered",
        reason: `${finding}. The rule is of a plane model: enter the bars, or state who decides that the cap around the struts is enough.`,
      }
    : designedElsewhere(row, by, finding);
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
      reason: `${[...new Set(loose)].join(", ")}: further from the nearest line of bars than half of the pile and of the depth, so that no tie holds its strut. Choose an even mat, or place the piles in lines.`,
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
