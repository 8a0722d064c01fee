import type { Capacity, Recorder } from "@kingpost/calc";
import { PHI } from "../constants.ts";
import { notCovered } from "../not-covered.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { mayBeUnstiffened, nonUniformShear, uniformShear, type Webs } from "./web-shear.ts";
import {
  BOX_FLANGES,
  BOX_WEBS,
  type BoxWebFormulas,
  CIRCULAR_SHEAR,
  DESIGN_BOX_SHEAR,
  DESIGN_CIRCULAR_SHEAR,
  DESIGN_WEB_SHEAR,
  PUBLISHED_WELD_SHEAR,
  ROLLED_WEB,
  type ShearDirection,
  WALLS_ALONG_DEPTH,
  WALLS_ALONG_WIDTH,
  WELD_LIMITED_SHEAR,
  WELDED_WEB,
} from "./web-shear-formulas.ts";

/**
 * Design shear capacity along the web: RHS along the depth d, CHS in any direction.
 *
 *   UB, UC, TFB, PFC   Aw = d tw       welded I   Aw = (d - 2 tf) tw       box   Aw = 2 (d - 2 tf) tw, non-uniform stress
 *   CHS           Vw = 0.36 fy Ag
 *
 * Units    out N, unrounded
 * Source   AS 4100 5.11; areas as in the published tables
 * Checked  validation/published.test.ts
 */
export function designShearAlongWeb(section: SteelSection, record: Recorder): Capacity {
  switch (section.kind) {
    case "rolled-i":
    case "taper-i":
    case "channel":
    case "welded-i":
    case "welded-channel":
    case "welded-i-as-rolled":
      return plainWeb(section, record);
    case "cold-formed-chs":
      return circularShear(section, "depth", record);
    case "cold-formed-rhs":
    case "welded-box":
      return boxShear(alongDepth(section), "depth", record);
    case "angle":
      return notCovered("angleShear");
    case "unequal-i":
      return notCovered("unequalFlanges");
    case "tee":
      return notCovered("teeShear");
    case "solid":
      return notCovered("solidShear");
  }
}

/** Design shear capacity along the width: RHS along b; bending about y. Units out N. Source AS 4100 5.11. */
export function designShearAlongWidth(section: SteelSection, record: Recorder): Capacity {
  switch (section.kind) {
    case "cold-formed-chs":
      return circularShear(section, "width", record);
    case "cold-formed-rhs":
    case "welded-box":
      return boxShear(alongWidth(section), "width", record);
    case "angle":
      return notCovered("angleShear");
    case "unequal-i":
      return notCovered("unequalFlanges");
    case "tee":
      return notCovered("teeShear");
    case "solid":
      return notCovered("solidShear");
    default:
      return notCovered("flangeShear");
  }
}

/** The plates along the depth that carry shear and bending about x; undefined for angles and tubes. */
export function websAlongDepth(section: SteelSection): Webs | undefined {
  switch (section.kind) {
    case "rolled-i":
    case "taper-i":
    case "channel":
    case "welded-i":
    case "welded-channel":
    case "welded-i-as-rolled":
      return singleWeb(section);
    case "cold-formed-rhs":
    case "welded-box":
      return alongDepth(section);
    default:
      return undefined;
  }
}

function singleWeb({ kind, d, tf, tw, fyw }: SteelSection): Webs {
  const clear = d - 2 * tf;
  const isRolled = kind === "rolled-i" || kind === "taper-i" || kind === "channel";
  return {
    clear,
    effective: isRolled ? d : clear,
    t: tw,
    fy: fyw,
    formulas: isRolled ? ROLLED_WEB : WELDED_WEB,
  };
}

function plainWeb(section: SteelSection, record: Recorder): Capacity {
  const webs = singleWeb(section);
  if (!mayBeUnstiffened(webs)) return notCovered("thinWeb");
  const nominal = uniformShear(webs, record);
  const design = record.formula(DESIGN_WEB_SHEAR, { phi: PHI, nominal });
  return limitByWeld(design, section.weldShear, record);
}

/** A box seen along one of its sides: the webs run along `depth`, the flanges across it. */
interface Box extends Webs {
  readonly depth: number;
  readonly width: number;
  readonly flange: number;
  readonly formulas: BoxWebFormulas;
}

function alongDepth({ kind, d, bf, tf, tw, fyw }: SteelSection): Box {
  const clear = d - 2 * tf;
  return {
    depth: d,
    width: bf,
    flange: tf,
    clear,
    effective: clear,
    t: tw,
    fy: fyw,
    formulas: kind === "cold-formed-rhs" ? WALLS_ALONG_DEPTH : BOX_WEBS,
  };
}

function alongWidth({ kind, d, bf, tf, tw, fy }: SteelSection): Box {
  const clear = bf - 2 * tw;
  return {
    depth: bf,
    width: d,
    flange: tw,
    clear,
    effective: clear,
    t: tf,
    fy,
    formulas: kind === "cold-formed-rhs" ? WALLS_ALONG_WIDTH : BOX_FLANGES,
  };
}

/**
 * Shear of a box. The elastic shear stress of thin walls is greatest at mid-depth of the webs:
 *
 *   fvm / fva = Q d / I = 3 (2 b tf + d tw) / (2 (3 b tf + d tw)),  one thickness: 3 (2b + d) / (2 (3b + d))
 *
 * Source   AS 4100 5.11.3; Q and I of the mid-line, b and d measured outside to outside as in the published tables
 * Checked  validation/published.test.ts (RHS along both sides, SHS)
 */
function boxShear(box: Box, direction: ShearDirection, record: Recorder): Capacity {
  const { depth, width, flange, t, formulas } = box;
  if (!mayBeUnstiffened(box)) return notCovered(formulas.name === "web" ? "thinWeb" : "thinWall");
  const vu = uniformShear(box, record);
  const ratio = record.formula(formulas.stressRatio, { b: width, flange, d: depth, web: t });
  const nominal = nonUniformShear(vu, ratio, record);
  return record.formula(DESIGN_BOX_SHEAR[direction], { phi: PHI, nominal });
}

function circularShear({ fy, ag }: SteelSection, direction: ShearDirection, record: Recorder): number {
  const nominal = record.formula(CIRCULAR_SHEAR, { fy, ae: ag });
  return record.formula(DESIGN_CIRCULAR_SHEAR[direction], { phi: PHI, nominal });
}

/** The smaller of the web's design shear capacity and the published one of its weld. Units N. */
export function limitByWeld(design: number, limit: number | undefined, record: Recorder): number {
  if (limit === undefined) return design;
  record.rule(PUBLISHED_WELD_SHEAR, limit, "the weld governs; its size is not published");
  return record.formula(WELD_LIMITED_SHEAR, { design, limit });
}
