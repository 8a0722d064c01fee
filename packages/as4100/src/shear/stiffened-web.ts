import {
  type Capacity,
  type Check,
  type CheckNames,
  DomainError,
  type Recorder,
  requirementCheck,
  strengthCheck,
} from "@kingpost/calc";
import { memberShearAssumptions } from "../capacity/statement.ts";
import { CLAUSES } from "../clauses.ts";
import { PHI } from "../constants.ts";
import { notApplicable, notCovered } from "../not-covered.ts";
import type { SectionKind, SteelSection } from "../section/steel-section.ts";
import { designShearAlongWeb, limitByWeld, websAlongDepth } from "./section-shear.ts";
import {
  FLANGE_RESTRAINT,
  LEAST_THICKNESS,
  NO_TENSION_FIELD,
  SHEAR_BUCKLING,
  STIFFENED_COEFFICIENT,
  TENSION_FIELD,
} from "./stiffened-web-formulas.ts";
import type { Webs } from "./web-shear.ts";
import { DESIGN_WEB_SHEAR_BUCKLING } from "./web-shear-formulas.ts";

/** Transverse stiffeners of a web, to Clause 5.15. Units mm. */
export interface WebStiffeners {
  readonly spacing: number;
  /** Whether the panel is an interior one that can develop a tension field. */
  readonly hasTensionField: boolean;
}

/** Beyond this ratio of spacing to depth a web is unstiffened. */
const WIDEST_PANEL = 3;
/** Ratios of spacing to depth at which the least thickness changes its rule. */
const CLOSE_PANEL = 0.74;

/**
 * Design shear capacity along the web of a beam, with or without transverse stiffeners.
 *
 *   unstiffened   `designShearAlongWeb`
 *   stiffened     Vb = alpha_v alpha_f alpha_d Vw <= Vw      alpha_f = 1; alpha_d = 1 without a tension field
 *                 alpha_v = (82 / lambda_w)^2 [0.75 / (s / d1)^2 + 1] <= 1, for s <= d1 [1 / (s / d1)^2 + 0.75]
 *
 * Shape    stiffeners count for I-sections and channels, up to s = 3 d1
 * Units    out N, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' (spacing)
 * Source   AS 4100 5.10.4, 5.11
 * Checked  validation/beam.test.ts (alpha_v), src/shear/shear.test.ts
 */
export function designWebShear(
  section: SteelSection,
  stiffeners: WebStiffeners | undefined,
  record: Recorder,
): Capacity {
  const panel = stiffeners && stiffenedPanelShear(section, stiffeners, record);
  return panel === undefined ? designShearAlongWeb(section, record) : panel.capacity;
}

/** The design shear capacity of a panel between stiffeners, N, with what it is found from, mm and mm2. */
interface PanelShear {
  readonly capacity: Capacity;
  readonly alphaV: number;
  readonly aw: number;
  readonly d1: number;
}

/** Undefined where the stiffeners do not count. Errors: as `designWebShear`. */
export function stiffenedPanelShear(
  section: SteelSection,
  stiffeners: WebStiffeners,
  record: Recorder,
): PanelShear | undefined {
  const panel = stiffenedPanel(section, stiffeners);
  if (panel === undefined) return undefined;
  const { webs, spacing, hasTensionField } = panel;
  const { clear: d1, effective, t, fy, formulas } = webs;
  const lambda = record.formula(formulas.slenderness, { dp: d1, t, fy });
  const alphaV = record.formula(STIFFENED_COEFFICIENT, { lambda, s: spacing, d1 });
  const alphaD = hasTensionField
    ? record.formula(TENSION_FIELD, { alphaV, s: spacing, d1 })
    : record.rule(NO_TENSION_FIELD, 1, "end panel, or stiffeners without a tension field");
  const alphaF = record.rule(FLANGE_RESTRAINT, 1, "conservative");
  const aw = record.formula(formulas.area, { depth: effective, t });
  const vw = record.formula(formulas.yielding, { fy, aw });
  const nominal = record.formula(SHEAR_BUCKLING, { alphaV, alphaF, alphaD, vw });
  const design = record.formula(DESIGN_WEB_SHEAR_BUCKLING, { phi: PHI, nominal });
  const isThin = t < leastThicknessOf(webs, spacing);
  const capacity = isThin ? notCovered("thinStiffenedWeb") : limitByWeld(design, section.weldShear, record);
  return { capacity, alphaV, aw, d1 };
}

interface StiffenedPanel extends WebStiffeners {
  readonly webs: Webs;
}

/** The panel between stiffeners of a single web; undefined where the stiffeners do not count. */
function stiffenedPanel(section: SteelSection, stiffeners: WebStiffeners): StiffenedPanel | undefined {
  const { spacing } = stiffeners;
  if (!Number.isFinite(spacing))
    throw new DomainError("not-finite", "The stiffener spacing must be a number.");
  if (spacing <= 0) throw new DomainError("non-positive", "The stiffener spacing must be greater than zero.");
  const webs = websAlongDepth(section);
  if (webs === undefined || isBox(section.kind) || spacing > WIDEST_PANEL * webs.clear) return undefined;
  return { ...stiffeners, webs };
}

function isBox(kind: SectionKind): boolean {
  return kind === "cold-formed-rhs" || kind === "welded-box";
}

function leastThicknessOf({ clear, fy }: Webs, spacing: number): number {
  const [formula, depth] = thicknessRule(clear, spacing);
  return formula.evaluate({ depth, fy });
}

function thicknessRule(clear: number, spacing: number) {
  if (spacing >= clear) return [LEAST_THICKNESS.far, clear] as const;
  return spacing >= CLOSE_PANEL * clear
    ? ([LEAST_THICKNESS.near, spacing] as const)
    : ([LEAST_THICKNESS.close, clear] as const);
}

/**
 * Least thickness of a web.
 *
 *   tw >= (d1 / 180) sqrt(fy / 250)      stiffened: d1 / 200 for s >= d1, s / 200 for s >= 0.74 d1, d1 / 270 below
 *
 * Units    out mm
 * Errors   as `designWebShear`
 * Source   AS 4100 5.10.1, 5.10.4
 * Checked  src/shear/shear.test.ts
 */
export function leastWebThickness(
  section: SteelSection,
  stiffeners: WebStiffeners | undefined,
  record: Recorder,
): Capacity {
  const webs = websAlongDepth(section);
  if (webs === undefined) return notApplicable("sections with webs");
  const panel = stiffeners && stiffenedPanel(section, stiffeners);
  const [formula, depth] = panel
    ? thicknessRule(webs.clear, panel.spacing)
    : ([LEAST_THICKNESS.unstiffened, webs.clear] as const);
  return record.formula(formula, { depth, fy: webs.fy });
}

/** The thickness of the web against the least one. */
export function webThicknessCheck(
  section: SteelSection,
  names: CheckNames,
  stiffeners?: WebStiffeners,
): Check {
  return requirementCheck({
    names,
    reference: stiffeners ? CLAUSES.stiffenedWebThickness : CLAUSES.webThickness,
    demand: section.tw,
    relation: "≥",
    unit: "mm",
    assumptions: [],
    capacity: (record) => leastWebThickness(section, stiffeners, record),
  });
}

/** The greatest shear force against the capacity of the web. Units N. */
export function shearCheck(
  section: SteelSection,
  shear: number,
  names: CheckNames,
  stiffeners?: WebStiffeners,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.shearUniform,
    demand: Math.abs(shear),
    unit: "kN",
    assumptions: shearAssumptions(section.kind, stiffeners),
    capacity: (record) => designWebShear(section, stiffeners, record),
  });
}

export function shearAssumptions(
  kind: SectionKind,
  stiffeners: WebStiffeners | undefined,
): readonly string[] {
  return memberShearAssumptions(kind, stiffeners !== undefined);
}
