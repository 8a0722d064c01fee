import type { Capacity } from "./capacity.ts";
import { CLAUSES } from "./clauses.ts";
import { notCovered } from "./not-covered.ts";
import type { Recorder } from "./record-steps.ts";
import type { SteelSection } from "./steel-section.ts";
import { designShear, mayBeUnstiffened, nonUniformShear, uniformShear, type Webs } from "./web-shear.ts";
import { limitByWeld } from "./weld-limited-shear.ts";

/**
 * Design shear capacity along the web: RHS along the depth d, CHS in any direction.
 *
 *   UB, UC, PFC   Aw = d tw       welded I   Aw = (d - 2 tf) tw       box   Aw = 2 (d - 2 tf) tw, non-uniform stress
 *   CHS           Vw = 0.36 fy Ag
 *
 * Units    out N, unrounded
 * Source   AS 4100 5.11; areas as in the published tables
 * Checked  validation/published.test.ts
 */
export function designShearAlongWeb(section: SteelSection, record: Recorder): Capacity {
  switch (section.kind) {
    case "rolled-i":
    case "channel":
      return plainWeb(section, section.d, "d", record);
    case "welded-i":
    case "welded-i-as-rolled":
      return plainWeb(section, section.d - 2 * section.tf, "d_1", record);
    case "cold-formed-chs":
      return circularShear(section, "φV_v", record);
    case "cold-formed-rhs":
    case "welded-box":
      return boxShear(alongDepth(section), "φV_v", record);
    case "angle":
      return notCovered("angleShear");
  }
}

/** Design shear capacity along the width: RHS along b; bending about y. Units out N. Source AS 4100 5.11. */
export function designShearAlongWidth(section: SteelSection, record: Recorder): Capacity {
  switch (section.kind) {
    case "cold-formed-chs":
      return circularShear(section, "φV_vy", record);
    case "cold-formed-rhs":
    case "welded-box":
      return boxShear(alongWidth(section), "φV_vy", record);
    case "angle":
      return notCovered("angleShear");
    default:
      return notCovered("flangeShear");
  }
}

/** The plates along the depth that carry shear and bending about x; undefined for angles and tubes. */
export function websAlongDepth(section: SteelSection): Webs | undefined {
  switch (section.kind) {
    case "rolled-i":
    case "channel":
      return singleWeb(section, section.d, "d");
    case "welded-i":
    case "welded-i-as-rolled":
      return singleWeb(section, section.d - 2 * section.tf, "d_1");
    case "cold-formed-rhs":
    case "welded-box":
      return alongDepth(section).webs;
    default:
      return undefined;
  }
}

function singleWeb({ d, tf, tw, fyw }: SteelSection, effective: number, symbol: string): Webs {
  return {
    clear: d - 2 * tf,
    effective,
    t: tw,
    count: 1,
    fy: fyw,
    name: "web",
    symbols: ["d_1", symbol, "t_w", "f_yw"],
  };
}

function plainWeb(section: SteelSection, effective: number, symbol: string, record: Recorder): Capacity {
  const webs = singleWeb(section, effective, symbol);
  if (!mayBeUnstiffened(webs)) return notCovered("thinWeb");
  return limitByWeld(
    designShear(uniformShear(webs, record), "V_u", "φV_v", record),
    section.weldShear,
    record,
  );
}

/** A box seen along one of its sides: the webs run along `depth`, the flanges across it. */
interface Box {
  readonly depth: number;
  readonly width: number;
  readonly flange: number;
  readonly webs: Webs;
  /** Symbols of depth, width, web and flange thickness. */
  readonly symbols: readonly [depth: string, width: string, web: string, flange: string];
}

/** A hollow section formed from one strip has one thickness and one yield stress; a box of plates has two of each. */
function symbolsOf({ kind }: SteelSection) {
  return kind === "cold-formed-rhs"
    ? ({ name: "wall", tf: "t", tw: "t", fyw: "f_y" } as const)
    : ({ name: "web", tf: "t_f", tw: "t_w", fyw: "f_yw" } as const);
}

function alongDepth(section: SteelSection): Box {
  const { d, bf, tf, tw, fyw } = section;
  const clear = d - 2 * tf;
  const { name, ...symbol } = symbolsOf(section);
  return {
    depth: d,
    width: bf,
    flange: tf,
    webs: {
      clear,
      effective: clear,
      t: tw,
      count: 2,
      fy: fyw,
      name,
      symbols: ["d_1", "d_1", symbol.tw, symbol.fyw],
    },
    symbols: ["d", "b", symbol.tw, symbol.tf],
  };
}

function alongWidth(section: SteelSection): Box {
  const { d, bf, tf, tw, fy } = section;
  const clear = bf - 2 * tw;
  const { name, ...symbol } = symbolsOf(section);
  return {
    depth: bf,
    width: d,
    flange: tw,
    webs: {
      clear,
      effective: clear,
      t: tf,
      count: 2,
      fy,
      name,
      symbols: ["b_1", "b_1", symbol.tf, "f_y"],
    },
    symbols: ["b", "d", symbol.tf, symbol.tw],
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
function boxShear({ depth, width, flange, webs, symbols }: Box, design: string, record: Recorder): Capacity {
  if (!mayBeUnstiffened(webs)) return notCovered(webs.name === "web" ? "thinWeb" : "thinWall");
  const [d, b, web, across] = symbols;
  const vu = uniformShear(webs, record);
  const flanges = width * flange;
  const side = depth * webs.t;
  const ratio = record((3 * (2 * flanges + side)) / (2 * (3 * flanges + side)), () => ({
    symbol: "f_vm/f_va",
    title: `Greatest to average shear stress in the ${webs.name}s`,
    clause: CLAUSES.shearNonUniform,
    formula: `3 × (2 × {${b}} × {${across}} + {${d}} × {${web}}) / (2 × (3 × {${b}} × {${across}} + {${d}} × {${web}}))`,
    given: { [b]: [width, "mm"], [across]: [flange, "mm"], [d]: [depth, "mm"], [web]: [webs.t, "mm"] },
  }));
  return designShear(nonUniformShear(vu, ratio, record), "V_v", design, record);
}

function circularShear({ fy, ag }: SteelSection, design: string, record: Recorder): number {
  const vw = record(0.36 * fy * ag, () => ({
    symbol: "V_w",
    title: "Shear yield capacity of a circular hollow section",
    clause: CLAUSES.shearYield,
    formula: "0.36 × {f_y} × {A_e}",
    given: { f_y: [fy, "MPa"], A_e: [ag, "mm²"] },
    unit: "kN",
  }));
  return designShear(vw, "V_w", design, record);
}
