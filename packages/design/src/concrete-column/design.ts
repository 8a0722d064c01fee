import { ACTIONS_EDITION } from "@kingpost/actions";
import {
  type BiaxialSurface,
  barsHeld,
  barsToHold,
  biaxialSurface,
  type CheckPlace,
  type ColumnFace,
  type ColumnPlane,
  type ConfinedCore,
  columnChecks,
  type DesignSection,
  designMoment,
  designMomentOf,
  designSquash,
  detailingChecks,
  EDITION,
  fitmentArea,
  isCompressedFaceCracked,
  isCracked,
  isCrackedThrough,
  isShortColumn,
  joinedRegions,
  longitudinalChecks,
  minimumCover,
  NO_SPECIAL_REGIONS,
  plainShearLimit,
  pulledMoment,
  reversedShearCheck,
  type ShearActions,
  type ShearSection,
  type SpecialRegions,
  shearChecks,
  shearSectionOf,
  shearStrength,
  shearTension,
  specialRegions,
} from "@kingpost/as3600";
import {
  attempt,
  type Check,
  type DesignAction,
  type DesignResult,
  DomainError,
  formatNumber,
  interactionCheck,
  isUnavailable,
  SILENT,
  standardReferences,
} from "@kingpost/calc";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { axialActionOf } from "../frame/actions/axial-action.ts";
import { earthquakeSenseRow } from "../frame/actions/earthquake-senses.ts";
import { designedElsewhere } from "../frame/checks/designed-elsewhere.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";

import { jointShearChecks } from "./joint-shear.ts";
import {
  type Axis,
  type AxisStrengths,
  type Combination,
  type ConcreteColumnModel,
  diameterOf,
  endSpacingOf,
  gapsOf,
  isConfined,
  isFrameMissing,
  planeOf,
  positionsOf,
  strengthsOf,
} from "./model.ts";

const { clause, table } = standardReferences("AS 3600", EDITION);

/** Where actions come from. */
const PASSED_ON = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");

/** The first step of every check. */
const axialAction = axialActionOf(clause("2.2.2"));

/** A combination with the column in both planes and its design moments. Units Nmm. */
export interface CombinationResult {
  readonly of: Combination;
  /** About both axes. */
  readonly isShort: boolean;
  readonly planes: Readonly<Record<Axis, ColumnPlane>>;
  /** Magnified, at least those of the least eccentricity; undefined where the column is not stable. */
  readonly moments: Readonly<Record<Axis, number>> | undefined;
  readonly checks: readonly Check[];
}

export interface ConcreteColumnResults {
  readonly model: ConcreteColumnModel;
  /** For pictures: with the factor of a short column only where every combination has it. */
  readonly strengths: AxisStrengths;
  readonly combinations: readonly CombinationResult[];
  /** Where strong concrete is confined more than elsewhere. */
  readonly special: SpecialRegions;
  /** Whether a combination bends about both axes. */
  readonly isBiaxial: boolean;
  /** All directions: made when it is first asked for. */
  readonly surface: () => BiaxialSurface;
}

const PLACE = "column";

export function checks(model: ConcreteColumnModel): DesignResult<ConcreteColumnResults> {
  const { inputs } = model;
  const both = { short: strengthsOf(model, true), other: strengthsOf(model, false) };
  const surfaceOf = surfaces(model);
  const reversed = crackedBothWays(model);
  const combinations = model.combinations.map((of): CombinationResult => {
    // Short about both axes or not: the factor of compression is one for the section (Table 2.2.2).
    const [first] = both.other;
    const trial = planesOf(model, first, of);
    const isShort = isShortColumn(trial.x, SILENT) && isShortColumn(trial.y, SILENT);
    const action = axialAction({ name: of.name, n: of.actions.n });
    const positions = (isShort ? both.short : both.other).map((strengths) => planesOf(model, strengths, of));
    const planes = positions[0] ?? trial;
    const found = attempt(() => ({
      x: designMomentOf(planes.x, SILENT),
      y: designMomentOf(planes.y, SILENT),
    }));
    const moments = isUnavailable(found) ? undefined : found;
    const sectionChecks = positions.flatMap(({ x, y }) =>
      positionsOf(model).flatMap((_, position) =>
        columnChecks(
          {
            n: of.actions.n,
            x,
            y,
            compression: compressionOf(model, isShort),
            surface: () => surfaceOf(isShort, position),
            biaxialBy: inputs.biaxialBy,
          },
          { id: PLACE, action },
        ),
      ),
    );
    return {
      of,
      isShort,
      planes,
      moments,
      checks: [...worstOfEach(sectionChecks), ...shearOf(model, of, { planes, moments }, action, reversed)],
    };
  });
  const made: readonly Check[] = [
    ...(inputs.actionsBy === "cases" ? notPassedRows(inputs.caseActions, PASSED_ON) : []),
    ...earthquakeSenseRow(inputs, PASSED_ON),
    ...worstOfEach(combinations.flatMap((one) => one.checks)),
    ...frameRows(model),
    ...loadedRows(model),
    ...detailing(model, combinations),
    ...coverRow(model),
    ...gapRow(model),
    ...crackingRow(model),
  ];
  const isShort = combinations.every((one) => one.isShort);
  const [strengths] = isShort ? both.short : both.other;
  const isBiaxial = model.combinations.some(({ actions }) => {
    return (actions.mxTop !== 0 || actions.mxBase !== 0) && (actions.myTop !== 0 || actions.myBase !== 0);
  });
  const results = {
    model,
    special: specialOf(model, combinations),
    isBiaxial,
    strengths,
    combinations,
    surface: () => surfaceOf(isShort),
  };
  return { checks: made, results };
}

const compressionOf = ({ inputs }: ConcreteColumnModel, isShort: boolean) => ({
  isShort,
  imposedRatio: inputs.imposedRatio === "high" ? 0.25 : 0,
});

const planesOf = (model: ConcreteColumnModel, strengths: AxisStrengths, of: Combination) => ({
  x: planeOf(model, "x", strengths.x, of),
  y: planeOf(model, "y", strengths.y, of),
});

/** The section in all directions in each position of its bars, made once for each factor of compression, where it is needed. */
function surfaces(model: ConcreteColumnModel) {
  const known = new Map<string, BiaxialSurface>();
  const positions = positionsOf(model);
  return (isShort: boolean, position = 0): BiaxialSurface => {
    const key = `${isShort} ${position}`;
    const before = known.get(key);
    if (before) return before;
    const found = biaxialSurface(positions[position] ?? model.section, compressionOf(model, isShort));
    if ("kind" in found) throw new DomainError("unreinforced", found.reason);
    known.set(key, found);
    return found;
  };
}

/** The section turned by a right angle: what bends about y then bends about x. */
function turned(section: DesignSection): DesignSection {
  return {
    ...section,
    region: {
      rings: section.region.rings.map((ring) => ring.map(({ x, y }) => ({ x: y, y: 0 - x }))),
    },
    bars: section.bars.map((bar) => ({ ...bar, x: bar.y, y: 0 - bar.x })),
  };
}

/** The shear depth of a solid circle over its diameter (recalled). Source AS 3600 8.2.1.9 */
const CIRCLE_DEPTH = 0.72;

/** The column in shear along one axis; a circle in the position of its bars with fewer of them in the half in tension. */
function shearSection(model: ConcreteColumnModel, along: "x" | "y"): ShearSection {
  const { inputs, width, depth, isCircular } = model;
  const legs = isCircular ? 2 : along === "x" ? inputs.legsX : inputs.legsY;
  const found = positionsOf(model).map((section) =>
    shearSectionOf(along === "y" || isCircular ? section : turned(section), "sagging", {
      bv: along === "y" ? width : depth,
      dg: inputs.aggregate,
      fitments: {
        diameter: diameterOf(inputs.fitment),
        legs,
        spacing: inputs.spacing,
        fsyf: inputs.fsyf,
        ductility: "N",
      },
    }),
  );
  const worst = found.reduce((least, one) => (one.ast < least.ast ? one : least));
  return isCircular ? { ...worst, dv: CIRCLE_DEPTH * depth } : worst;
}

/** Shear along both axes: what is entered, and at least the slope of the moment between the ends. Beside it the magnified moment. */
function shearOf(
  model: ConcreteColumnModel,
  of: Combination,
  { planes, moments }: Pick<CombinationResult, "planes" | "moments">,
  action: DesignAction,
  reversed: Readonly<Record<Axis, boolean>>,
): readonly Check[] {
  const { inputs } = model;
  const { actions } = of;
  const slope = (top: number, base: number, length: number) => Math.abs(top - base) / length;
  const v = {
    x: Math.max(Math.abs(actions.vx), slope(actions.myTop, actions.myBase, inputs.lengthY)),
    y: Math.max(Math.abs(actions.vy), slope(actions.mxTop, actions.mxBase, inputs.lengthX)),
  };
  if (!moments) return unstableShear(of, v);
  const cases = (["x", "y"] as const).flatMap((along) => {
    if (v[along] === 0) return [];
    // Shear along y goes with bending about x.
    const axis = along === "y" ? "x" : "y";
    const section = shearSection(model, along);
    const shear = worstAlong(
      { whole: along === "y" || model.isCircular ? model.section : turned(model.section), section },
      {
        m: moments[axis],
        least: inputs[axis === "x" ? "isLoadedX" : "isLoadedY"] ? 0 : leastMoment(planes[axis]),
      },
      { v: v[along], n: 0 - actions.n },
    );
    return [{ along, axis, section, shear } as const];
  });
  const checksOf = cases.flatMap(({ along, axis, section, shear }) => {
    const one = { section, actions: shear, method: "general" } as const;
    const place = { id: `shear-${along}`, words: `along ${along}`, action };
    return [
      ...shearChecks({ ...one, legsApart: legsApart(model, along, one) }, place),
      ...(reversed[axis] ? [reversedShearCheck(one, place)] : []),
      ...longitudinalOf(
        along === "y" || model.isCircular ? model.section : turned(model.section),
        planes[axis],
        one,
        place,
      ),
    ];
  });
  return [...checksOf, ...shearInteraction(cases, action), ...jointShearChecks(model, of, v, moments)];
}

/** The least moment between the ends of a column, Nmm: opposite senses bend it in single curvature, or else it is 0 somewhere. */
const leastMoment = ({ ends: { m1, m2 } }: ColumnPlane): number =>
  m1 * m2 < 0 ? Math.min(Math.abs(m1), Math.abs(m2)) : 0;

/**
 * The actions with the least strength along a column: with the greatest moment, or with the greatest that an axial tension leaves no face
 * compressed beside, where the column has a moment as small.
 */
function worstAlong(
  { whole, section }: { readonly whole: DesignSection; readonly section: ShearSection },
  { m, least }: { readonly m: number; readonly least: number },
  { v, n }: { readonly v: number; readonly n: number },
): ShearActions {
  const greatest: ShearActions = { m, v, n };
  if (n <= 0) return greatest;
  const pulled = Math.min(m, (1 - WHOLE) * pulledMoment(whole, "sagging", n));
  if (pulled < least || !isCrackedThrough(whole, "sagging", { m: pulled, n })) return greatest;
  const cracked: ShearActions = { m: pulled, v, n, crackedThrough: "doubled" };
  const strengthOf = (actions: ShearActions) => {
    const found = shearStrength(section, actions, "general", SILENT);
    return "kind" in found ? 0 : found.phiVu;
  };
  return strengthOf(cracked) < strengthOf(greatest) ? cracked : greatest;
}

/** Two moments that differ by rounding. */
const WHOLE = 1e-9;

/** Shear beside moments that are magnified without limit. */
const unstableShear = ({ name }: Combination, v: Readonly<Record<"x" | "y", number>>): readonly Check[] =>
  (["x", "y"] as const).flatMap((along): readonly Check[] => {
    if (v[along] === 0) return [];
    return [
      {
        kind: "requirement",
        id: `shear-${along}/shear`,
        title: `Shear, along ${along}`,
        group: "Strength",
        reference: clause("10.4"),
        combination: name,
        isMet: false,
        finding: "the column is not stable: the moment beside the shear force is magnified without limit",
        steps: [],
        assumptions: [],
      },
    ];
  });

type ShearOf = Pick<Parameters<typeof shearChecks>[0], "section" | "actions" | "method">;

/** The distance between the legs across a rectangle, mm, where shear needs them: undefined where concrete alone carries it. */
function legsApart(
  { inputs, width, depth, isCircular }: ConcreteColumnModel,
  along: "x" | "y",
  { section, actions, method }: ShearOf,
): number | undefined {
  const plain = plainShearLimit(section, actions, method, SILENT);
  if (isCircular || (typeof plain === "number" && actions.v <= plain)) return undefined;
  const [across, legs] = along === "y" ? [width, inputs.legsY] : [depth, inputs.legsX];
  return (across - 2 * inputs.cover - diameterOf(inputs.fitment)) / (legs - 1);
}

/**
 * The bars of a side where the moment along the column is least: the tension of shear, and half of an axial tension, are on both sides
 * there. Where it is greatest they carry no more than bending with the axial force, which has rows of its own (8.2.8).
 *
 * Source   AS 3600 8.2.7, 8.2.8
 */
function longitudinalOf(
  whole: DesignSection,
  plane: ColumnPlane,
  { section, actions, method }: ShearOf,
  place: CheckPlace,
): readonly Check[] {
  const { factors } = plane.strength;
  const { m1, m2 } = plane.ends;
  const m = leastMoment(plane);
  const { n = 0 } = actions;
  // Steeper struts of a larger strain lower the force: only where axial tension cracks the compressed face.
  const crackedThrough = isCompressedFaceCracked(whole, "sagging", { m, n: 0 - n }) ? "limit" : undefined;
  const strength = shearStrength(section, { ...actions, m, crackedThrough }, method, SILENT);
  if ("kind" in strength) return [];
  const peak = Math.max(Math.abs(m1), Math.abs(m2)) / strength.dv + 0.5 * n;
  const checks = longitudinalChecks(
    {
      m,
      z: strength.dv,
      n,
      shearTension: shearTension(actions.v, strength, SILENT),
      torsionTension: 0,
      peakForce: m > 0 ? peak : undefined,
      tensionArea: section.ast,
      compressionArea: section.ast,
      fsy: section.fsy,
      phi: factors.bending,
    },
    place,
  );
  // A compressed column has none of it.
  return checks.filter(
    (one) => one.kind === "limit" && one.demand > 0 && one.id.endsWith("longitudinal-tension"),
  );
}

/** Whether combinations crack both faces of an end of the column in bending about an axis. */
function crackedBothWays(model: ConcreteColumnModel): Readonly<Record<Axis, boolean>> {
  const { section, combinations } = model;
  const isBoth = (of: DesignSection, ends: readonly ["mxTop" | "myTop", "mxBase" | "myBase"]) =>
    ends.some((end) =>
      ([1, -1] as const).every((sign) =>
        combinations.some(({ actions }) => {
          const m = sign * actions[end];
          return m > 0 && isCracked(of, "sagging", { m, n: actions.n });
        }),
      ),
    );
  return { x: isBoth(section, ["mxTop", "mxBase"]), y: isBoth(turned(section), ["myTop", "myBase"]) };
}

/** Shear along both axes at once, by the squares of the ratios: the Standard has no rule. */
function shearInteraction(
  cases: readonly { readonly section: ShearSection; readonly shear: ShearActions }[],
  action: DesignAction,
): readonly Check[] {
  if (cases.length < 2) return [];
  const squares = cases.map(({ section, shear }) => {
    const strength = shearStrength(section, shear, "general", SILENT);
    return "kind" in strength ? Number.POSITIVE_INFINITY : (shear.v / strength.phiVu) ** 2;
  });
  const sum = squares.reduce((total, one) => total + one, 0);
  return [
    interactionCheck({
      names: { id: "shear/both", title: "Shear along both axes", action },
      reference: clause("8.2"),
      assumptions: ["The squares of the ratios along each axis are added: AS 3600 has no rule."],
      value: () => sum,
      limit: 1,
    }),
  ];
}

const ALONE =
  "the moments are magnified as of this column alone, and other columns may lean on it (Clause 10.4.3).";

/** A sway that is magnified by the column alone, as nothing of its frame is entered. */
function frameRows({ inputs }: ConcreteColumnModel): readonly Check[] {
  return (["x", "y"] as const).flatMap((axis): readonly Check[] => {
    if (!isFrameMissing(inputs, axis)) return [];
    const isByFrame = inputs[axis === "x" ? "swayX" : "swayY"] === "frame";
    const reason = isByFrame
      ? `The elastic critical load ratio λ_uc is not entered: ${ALONE} Enter λ_uc of the frame, from an analysis with 0.8EI for columns and 0.4EI for beams.`
      : `The sums of the storey are not entered: ${ALONE} Enter ΣN* and ΣN_c of all columns of the storey.`;
    return [
      {
        kind: "not covered",
        id: `frame-${axis}`,
        title: isByFrame
          ? `Elastic critical load ratio λ_uc, sway about ${axis}`
          : `Storey that sways about ${axis}`,
        group: "Strength",
        reference: clause("10.4.3"),
        reason,
      },
    ];
  });
}

/** Loads between the ends that bend the column, without any moment of theirs: they bend it most between its ends. */
function loadedRows({ inputs, combinations }: ConcreteColumnModel): readonly Check[] {
  return (["x", "y"] as const).flatMap((axis): readonly Check[] => {
    const isLoaded = inputs[axis === "x" ? "isLoadedX" : "isLoadedY"];
    const isBent = combinations.some(({ actions }) =>
      axis === "x"
        ? actions.mxTop !== 0 || actions.mxBase !== 0
        : actions.myTop !== 0 || actions.myBase !== 0,
    );
    if (!isLoaded || isBent) return [];
    return [
      {
        kind: "not covered",
        id: `loaded-${axis}`,
        title: `Loads between the ends, bending about ${axis}`,
        group: "Strength",
        reference: clause("10.4.2"),
        reason: `Loads between the ends bend the column about ${axis}, and no moment about ${axis} is entered: enter the greatest moment along the column as that of an end.`,
      },
    ];
  });
}

/** What the engine's checks of bars and fitments need. */
function detailing(model: ConcreteColumnModel, combinations: readonly CombinationResult[]): readonly Check[] {
  const { inputs, ag, as, width, depth, db, isCircular } = model;
  const n = Math.max(0, ...combinations.map(({ of }) => of.actions.n));
  const core = coreOf(model);
  const special = specialOf(model, combinations);
  return [
    ...detailingChecks(
      {
        fc: inputs.fc,
        ag,
        as,
        fsy: inputs.fsy,
        dc: Math.min(width, depth),
        largestBar: db,
        fitment: {
          diameter: diameterOf(inputs.fitment),
          spacing: inputs.spacing,
          fsyf: inputs.fsyf,
          endSpacing: endSpacingOf(inputs),
        },
        n,
        barsApart: gapsOf(model).apart,
        restrained: isCircular ? "each" : inputs.restrained,
        faces: isCircular ? undefined : facesOf(inputs),
        core,
        special,
      },
      { id: PLACE },
    ),
  ];
}

/** A leg along x ends at two bars of the faces along the depth. */
function facesOf({ countX, countY, legsX, legsY }: ConcreteColumnModel["inputs"]): readonly ColumnFace[] {
  return [
    { bars: countY, legs: legsX, along: "x" },
    { bars: countX, legs: legsY, along: "y" },
  ];
}

/** The core within the centre lines of the fitments. */
function coreOf({ inputs, width, depth, isCircular }: ConcreteColumnModel): ConfinedCore {
  const df = diameterOf(inputs.fitment);
  const area = fitmentArea({
    diameter: df,
    legs: 1,
    spacing: inputs.spacing,
    fsyf: inputs.fsyf,
    ductility: "N",
  });
  const inner = (side: number) => side - 2 * inputs.cover - df;
  if (isCircular) return { shape: "circular", ds: inner(depth), legs: area, fsyf: inputs.fsyf };
  const [bc, dc] = [inner(width), inner(depth)];
  const { restrained } = inputs;
  // Between the bars that are stated to be restrained, and no more than the legs hold.
  const gapsAlong = (face: ColumnFace) => {
    const held = Math.min(barsHeld(face, restrained), face.bars);
    if (restrained === "corners") return 1;
    return Math.min(held, barsToHold(face.bars, restrained !== "alternate")) - 1;
  };
  const [alongY = 1, alongX = 1] = facesOf(inputs).map(gapsAlong);
  // The direction with the smaller pressure: legs across the core over its dimension.
  const [px, py] = [(inputs.legsX * area) / dc, (inputs.legsY * area) / bc];
  const isX = px <= py;
  return {
    shape: "rectangular",
    bc,
    dc,
    legs: (isX ? inputs.legsX : inputs.legsY) * area,
    ds: isX ? dc : bc,
    fsyf: inputs.fsyf,
    gaps: 2 * (alongX + alongY),
    gap: Math.max(bc / alongX, dc / alongY),
  };
}

/** The regions that need confinement of strong concrete: of all combinations and both axes together. */
function specialOf(
  { inputs, ag, section }: ConcreteColumnModel,
  combinations: readonly CombinationResult[],
): SpecialRegions {
  if (!isConfined(inputs)) return NO_SPECIAL_REGIONS;
  const clear = Math.min(inputs.lengthX, inputs.lengthY);
  const phiNuo = designSquash(section, { isShort: false, imposedRatio: 0 }, SILENT);
  const found = combinations.flatMap(({ of: { actions }, planes, moments }): readonly SpecialRegions[] => {
    const { n } = actions;
    if (n <= 0) return [];
    if (!moments) return [{ top: clear, base: clear, isWhole: true }];
    return (["x", "y"] as const).map((axis) =>
      specialRegions({
        n,
        phiNuo,
        phiMu: designMoment(planes[axis].strength, n, SILENT),
        fc: inputs.fc,
        ag,
        top: axis === "x" ? actions.mxTop : actions.myTop,
        base: axis === "x" ? actions.mxBase : actions.myBase,
        m: moments[axis],
        length: axis === "x" ? inputs.lengthX : inputs.lengthY,
        depth: planes[axis].depth,
      }),
    );
  });
  return joinedRegions(found, clear);
}

const mm = (x: number) => `${formatNumber(x, { decimals: [0, 1] })} mm`;

function coverRow({ inputs, db }: ConcreteColumnModel): readonly Check[] {
  const least = minimumCover({ exposure: inputs.exposure, fc: inputs.fc });
  const names = { id: "column/cover", title: "Cover for durability", group: "Detailing" } as const;
  const isNumber = typeof least === "number";
  const toBars = inputs.cover + diameterOf(inputs.fitment);
  const isThin = toBars < db;
  const thin = isThin ? `; ${mm(toBars)} to bars of ${db} mm, which need their diameter (Clause 4.10.2)` : "";
  return [
    {
      ...names,
      kind: "requirement",
      reference: table("4.10.3.2"),
      isMet: isNumber && inputs.cover >= least && !isThin,
      finding: isNumber
        ? `${mm(inputs.cover)}, at least ${mm(least)} for ${inputs.exposure} and f'c = ${inputs.fc} MPa${thin}`
        : least.reason,
      steps: [],
      assumptions: [
        "Standard formwork and compaction. The aggressiveness of soils and cover for fire are not assessed.",
      ],
    },
  ];
}

function gapRow(model: ConcreteColumnModel): readonly Check[] {
  const { inputs, db } = model;
  const { clear } = gapsOf(model);
  const least = Math.max(db, 1.5 * inputs.aggregate, 25);
  return [
    {
      kind: "requirement",
      id: "column/bar-gap",
      title: "Clear gap between bars",
      group: "Detailing",
      reference: clause("17.1.3"),
      isMet: clear >= least,
      finding: `${mm(clear)}, at least ${mm(least)}: the largest of d_b, 1.5d_g and 25 mm`,
      steps: [],
      assumptions: ["The least gap is practice: the Standard asks for proper placing and compaction."],
    },
  ];
}

function crackingRow({ inputs }: ConcreteColumnModel): readonly Check[] {
  const row = {
    id: "column/cracking",
    title: "Crack control in bending",
    group: "Serviceability",
    reference: clause("10.9"),
  } as const;
  const by = inputs.crackingBy.trim();
  const reason = "Bar stresses of columns under service moments are not checked";
  return by === ""
    ? [
        {
          ...row,
          kind: "not covered",
          reason: `${reason}: state who checks them, or why they do not matter.`,
        },
      ]
    : [designedElsewhere(row, by, reason)];
}
