import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultInputs } from "../frame/module/default-inputs.ts";
import { JOINT_TYPES, type JointTypeName } from "./fields.ts";
import { STEEL_CONNECTION } from "./module.ts";

await STEEL_CONNECTION.onDemand?.load();

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const DEFAULTS = defaultInputs(STEEL_CONNECTION.fields);
const TYPES = JOINT_TYPES.map(([type]) => type);

type Inputs = Readonly<Record<string, unknown>>;
type Ratios = ReadonlyMap<string, number>;

/** The ratios of a design by the identifiers of their checks; undefined where its inputs do not make one. */
function ratiosOf(inputs: Inputs): Ratios | undefined {
  const outcome = STEEL_CONNECTION.run(inputs, resources);
  if (outcome.kind !== "result") return undefined;
  const { checks } = outcome.result;
  return new Map(checks.flatMap((one) => (one.kind === "limit" ? [[one.id, one.ratio] as const] : [])));
}

/** What is made larger, and the checks of that part, none of which may have a greater ratio. */
interface Growth {
  readonly what: string;
  readonly grown: (inputs: Inputs) => Inputs;
  readonly part: RegExp;
}

const more = (what: string, field: string, by: number, part: RegExp, also: Inputs = {}): Growth => ({
  what,
  grown: (inputs) => ({ ...inputs, ...also, [field]: Number(inputs[field]) + by }),
  part,
});
const instead = (what: string, field: string, values: readonly string[], part: RegExp): Growth => ({
  what,
  grown: (inputs) => ({ ...inputs, [field]: values[values.indexOf(String(inputs[field])) + 1] }),
  part,
});

const BOLTS = /^(bolt|slip)/;
const PLATE = /^(plate|bearing-plate)/;
const WELD = /^weld/;
const SIZES = ["M16", "M20", "M24", "M30"];
const larger = (part = BOLTS) => instead("larger bolts", "boltSize", SIZES, part);

const whole = (min: number, max: number) => fc.integer({ min, max });
const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const legs = oneOf(5, 6, 8, 10, 12);
const plates = oneOf(6, 8, 10, 12, 16, 20);
const BOLT = {
  boltSize: oneOf("M16", "M20", "M24"),
  boltCategory: oneOf("4.6/S", "8.8/S", "8.8/TB", "8.8/TF", "10.9/S", "10.9/TF"),
  threads: oneOf("N", "X"),
  slipFactor: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
};
const BEAM = {
  section: oneOf("310UB40.4_300", "410UB53.7_300", "460UB67.1_300", "610UB125_300", "700WB130_300"),
  ...BOLT,
};
const SIMPLE = {
  ...BEAM,
  rows: whole(2, 4),
  pitch: whole(60, 100),
  edgeV: whole(30, 60),
  topNotch: oneOf(0, 0, 40, 60),
  bottomNotch: oneOf(0, 0, 40, 60),
  notchLength: oneOf(100, 150),
  isNotchHeld: fc.boolean(),
  support: oneOf("column-flange", "column-web"),
  supportSection: fc.constant("310UC158_300"),
  supportBy: fc.constant("others"),
};
const RIGID = {
  section: oneOf("360UB50.7_300", "410UB53.7_300", "530UB82.0_300"),
  flangeWeld: oneOf("fillet", "butt"),
  flangeLeg: legs,
  weldLeg: legs,
  stiffenerThickness: oneOf(10, 12, 16),
  hasStiffeners: fc.boolean(),
  columnAbove: oneOf("continues", "ends"),
  columnEnd: whole(0, 900),
};

/** Designs of a type at random, and what makes their parts stronger. */
const OF: Readonly<
  Record<
    JointTypeName,
    { readonly vary: Readonly<Record<string, fc.Arbitrary<unknown>>>; readonly grows: readonly Growth[] }
  >
> = {
  "web-side-plate": {
    vary: {
      ...SIMPLE,
      plateThickness: plates,
      weldLeg: legs,
      columns: oneOf("1", "2", "3", "4"),
      edgeH: whole(30, 50),
      firstLine: whole(55, 120),
    },
    grows: [
      more("more rows", "rows", 1, BOLTS),
      larger(),
      more("a thicker plate", "plateThickness", 2, PLATE),
      more("a larger weld", "weldLeg", 2, WELD),
    ],
  },
  "flexible-end-plate": {
    vary: {
      ...SIMPLE,
      plateThickness: plates,
      weldLeg: legs,
      edgeH: whole(30, 50),
      crossGauge: whole(80, 140),
    },
    grows: [
      more("more rows", "rows", 1, BOLTS),
      more("a thicker plate", "plateThickness", 2, PLATE),
      more("a larger weld", "weldLeg", 2, WELD),
    ],
  },
  "angle-cleat": {
    vary: {
      ...SIMPLE,
      cleat: oneOf("100x100x6EA_300", "100x100x8EA_300", "100x100x10EA_300"),
      includesEccentricity: fc.boolean(),
      gap: whole(5, 20),
    },
    grows: [
      more("more rows", "rows", 1, BOLTS),
      larger(),
      instead(
        "thicker angles",
        "cleat",
        ["100x100x6EA_300", "100x100x8EA_300", "100x100x10EA_300", "100x100x12EA_300"],
        /^(angle|bearing-angle)/,
      ),
    ],
  },
  "moment-end-plate": {
    vary: {
      ...BEAM,
      ...RIGID,
      endPlateForm: oneOf("flush", "extended"),
      momentThickness: oneOf(16, 20, 25, 28),
      momentGauge: whole(100, 160),
      inside: whole(40, 70),
      outside: whole(40, 70),
    },
    grows: [
      instead("bolts outside of the flanges", "endPlateForm", ["flush", "extended"], BOLTS),
      larger(),
      more("a thicker plate", "momentThickness", 4, PLATE),
      more("a larger flange weld", "flangeLeg", 2, /^weld-flange/),
      more("a larger web weld", "weldLeg", 2, /^weld-web/),
      more(
        "thicker stiffeners",
        "stiffenerThickness",
        4,
        /^(column-(compression|tension)|stiffener-outstand)/,
      ),
      more("a larger weld of the stiffeners", "stiffenerLeg", 2, /^stiffener-weld/),
    ],
  },
  "welded-moment": {
    vary: RIGID,
    grows: [
      more("a larger flange weld", "flangeLeg", 2, /^weld-flange/),
      more("a larger web weld", "weldLeg", 2, /^weld-web/),
      more(
        "thicker stiffeners",
        "stiffenerThickness",
        4,
        /^(column-(compression|tension|flange)|stiffener-outstand)/,
      ),
      more("a larger weld of the stiffeners", "stiffenerLeg", 2, /^stiffener-weld/),
    ],
  },
  "bolted-splice": {
    vary: {
      ...BEAM,
      flangeRows: whole(1, 8),
      flangePitch: whole(60, 120),
      flangeGauge: whole(80, 120),
      flangePlate: plates,
      spliceRows: whole(1, 4),
      columns: oneOf("1", "2", "3", "4"),
      pitch: whole(60, 90),
      webPlate: plates,
      webPlates: oneOf("1", "2"),
      isAllInFlanges: fc.boolean(),
      isFullContact: fc.boolean(),
      isBetween: fc.boolean(),
    },
    grows: [
      more("more rows in the flanges", "flangeRows", 1, /^flange-(bolts|slip|bearing)/),
      more("more rows in the web", "spliceRows", 1, /^web-(bolts|slip)/),
      more("thicker flange plates", "flangePlate", 2, /^flange-(plate|bearing-plate)/),
      more("thicker web plates", "webPlate", 2, /^web-(plates|block|block-axial|bearing-plate)$/),
    ],
  },
  "welded-splice": {
    vary: {
      section: BEAM.section,
      flangeWeld: oneOf("fillet", "butt"),
      webWeldBy: oneOf("fillet", "butt"),
      flangeLeg: legs,
      weldLeg: legs,
    },
    grows: [
      more("a larger flange weld", "flangeLeg", 2, /^weld-flange/),
      more("a larger web weld", "weldLeg", 2, /^weld-web/),
    ],
  },
  "bracing-cleat": {
    vary: {
      ...BOLT,
      brace: oneOf("100x100x8EA_300", "125x125x10EA_300", "150PFC_300"),
      braceRows: whole(2, 6),
      braceColumns: oneOf(1, 1, 2),
      pitch: whole(60, 100),
      planes: oneOf("1", "2"),
      plateThickness: plates,
      cleatWidth: whole(140, 300),
      cleatFactor: oneOf(0, 0.65, 1.2),
      cleatFree: whole(20, 200),
      braceAngle: whole(-70, 70),
      cleatEccentricity: whole(-60, 60),
      weldLeg: legs,
    },
    grows: [
      more("more bolts", "braceRows", 1, /^(bolt|slip|bearing)/),
      larger(),
      more("a thicker plate", "plateThickness", 2, PLATE),
      more("a larger weld", "weldLeg", 2, WELD),
    ],
  },
  "bolt-group": {
    vary: {
      ...BOLT,
      groupRows: whole(1, 6),
      groupColumns: whole(1, 4),
      pitch: whole(60, 100),
      groupGauge: whole(60, 140),
      plateThickness: plates,
      planes: oneOf("1", "2"),
      eccentricity: whole(-400, 400),
      eccentricityAcross: whole(0, 150),
    },
    grows: [
      more("more rows", "groupRows", 1, BOLTS),
      more("more columns", "groupColumns", 1, BOLTS),
      larger(),
      more("a thicker plate", "plateThickness", 2, PLATE),
    ],
  },
  "weld-group": {
    vary: {
      weldShape: oneOf("vertical", "two vertical", "two horizontal", "C", "L", "box"),
      weldDepth: whole(60, 500),
      weldWidth: whole(60, 400),
      weldLeg: legs,
      eccentricity: whole(-400, 400),
      eccentricityAcross: whole(0, 150),
    },
    grows: [more("a larger weld", "weldLeg", 2, WELD)],
  },
  pin: {
    vary: {
      pinDiameter: whole(20, 60),
      pinFy: whole(200, 500),
      pinRotates: fc.boolean(),
      innerThickness: plates,
      outerThickness: plates,
      pinWidth: whole(130, 250),
      pinEnd: whole(70, 150),
      pinGap: whole(0, 10),
    },
    grows: [
      more("a larger pin", "pinDiameter", 5, /^pin-/),
      more(
        "a thicker inner plate",
        "innerThickness",
        2,
        /^(pin-bearing|ply-bearing|tear-out|area-.*)-inner|^area-.*inner/,
      ),
      more(
        "thicker outer plates",
        "outerThickness",
        2,
        /^(pin-bearing|ply-bearing|tear-out)-outer|^area-.*outer/,
      ),
      more("wider plates", "pinWidth", 20, /^area-beside/),
      more("longer plates", "pinEnd", 20, /^(tear-out|area-beyond)/),
    ],
  },
};

const signed = (least: number, most: number) =>
  fc.tuple(oneOf(-1, 1), whole(least, most)).map(([sign, of]) => sign * of);
const zero = fc.constant(0);
const isAxial = (type: JointTypeName) => type === "pin" || type === "bracing-cleat";
const isSimple = (type: JointTypeName) =>
  type === "web-side-plate" || type === "flexible-end-plate" || type === "angle-cleat";

/** The actions that a type carries, at random. Units kN, kNm. */
function loadOf(type: JointTypeName): fc.Arbitrary<Load> {
  if (isAxial(type)) return fc.record({ v: zero, n: signed(1, 300), m: zero });
  const n = fc.oneof(zero, signed(1, 120));
  return fc.record({ v: signed(1, 250), n, m: isSimple(type) ? zero : signed(1, 120) });
}

/** Actions beyond the minimum ones, which are in proportion to them. */
function greatLoadOf(type: JointTypeName): fc.Arbitrary<Load> {
  if (isAxial(type)) return fc.record({ v: zero, n: signed(700, 900), m: zero });
  const n = isSimple(type) ? signed(1, 120) : zero;
  return fc.record({ v: signed(40, 250), n, m: isSimple(type) ? zero : signed(300, 600) });
}

interface Load {
  readonly v: number;
  readonly n: number;
  readonly m: number;
}
const under = ({ v, n, m }: Load): Inputs => ({
  actions: [{ name: "A", v: v * 1e3, n: n * 1e3, m: m * 1e6 }],
});

/** The designs of a type at random that are possible, which are not few. */
function everyDesign(
  type: JointTypeName,
  check: (inputs: Inputs, load: Load) => boolean,
  loads = loadOf(type),
): void {
  let checked = 0;
  fc.assert(
    fc.property(fc.record(OF[type].vary), loads, (vary, load) => {
      if (check({ type, braceBy: "others", ...vary }, load)) checked++;
    }),
    { numRuns: RUNS },
  );
  expect(checked).toBeGreaterThan(RUNS / 6);
}

const RUNS = 25;
const PRECISE = 1 + 1e-9;

/** Each ratio of `after` is no more than that of `before`, where both have the check. */
function expectNoMore(after: Ratios, before: Ratios, part: RegExp, words: string): void {
  for (const [id, ratio] of after) {
    const was = before.get(id);
    if (was !== undefined && part.test(id))
      expect(ratio, `${id}: ${words}`).toBeLessThanOrEqual(was * PRECISE);
  }
}

describe.each(TYPES)("any connection of the type %s", (type) => {
  test.each(OF[type].grows)("with $what has no greater ratio of that part", ({ what, grown, part }) => {
    everyDesign(type, (inputs, load) => {
      const filled = { ...DEFAULTS, ...inputs, ...under(load) };
      const [before, after] = [ratiosOf(filled), ratiosOf(grown(filled))];
      if (!before || !after) return false;
      expectNoMore(after, before, part, what);
      return true;
    });
  });

  test("under greater actions has no smaller ratio", () => {
    everyDesign(
      type,
      (inputs, { v, n, m }) => {
        const before = ratiosOf({ ...inputs, ...under({ v, n, m }) });
        const after = ratiosOf({ ...inputs, ...under({ v: 1.3 * v, n: 1.3 * n, m: 1.3 * m }) });
        if (!before || !after) return false;
        expectNoMore(before, after, /./, "under less");
        return true;
      },
      greatLoadOf(type),
    );
  });

  test("has ratios that are numbers", () => {
    everyDesign(type, (inputs, load) => {
      const ratios = ratiosOf({ ...inputs, ...under(load) });
      if (!ratios) return false;
      for (const [id, ratio] of ratios) expect(ratio, id).toBeGreaterThanOrEqual(0);
      return true;
    });
  });

  test("has the ratios of its mirror image", () => {
    const mirror = MIRRORS[type];
    everyDesign(type, (inputs, load) => {
      if (inputs.weldShape === "L") return false;
      // Upside down the column would end below the beam, where the bolts do not tear out to its end.
      if (type === "moment-end-plate" && inputs.columnAbove === "ends") return false;
      const [before, after] = [
        ratiosOf({ ...inputs, ...under(load) }),
        ratiosOf({ ...inputs, ...mirror.inputs(inputs), ...under(mirror.load(load)) }),
      ];
      expect(after === undefined).toBe(before === undefined);
      if (!before || !after) return false;
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [id, ratio] of after)
        expect(ratio / (before.get(id) ?? Number.NaN) || 1, id).toBeCloseTo(1, 9);
      return true;
    });
  });
});

interface Mirror {
  readonly inputs: (inputs: Inputs) => Inputs;
  readonly load: (load: Load) => Load;
}

const unchanged = () => ({});
/** Upside down. */
const FLIPPED: Mirror = { inputs: unchanged, load: ({ v, n, m }) => ({ v: -v, n, m: -m }) };
/** Upside down, with its notches. */
const NOTCHED: Mirror = {
  inputs: ({ topNotch, bottomNotch }) => ({ topNotch: bottomNotch, bottomNotch: topNotch }),
  load: FLIPPED.load,
};
/** A group from behind: its line of force is on its other side, and its moment turns the other way. */
const BEHIND: Mirror = {
  inputs: ({ eccentricity }) => ({ eccentricity: -Number(eccentricity) }),
  load: ({ v, n, m }) => ({ v, n, m: -m }),
};

const MIRRORS: Readonly<Record<JointTypeName, Mirror>> = {
  "web-side-plate": NOTCHED,
  "flexible-end-plate": NOTCHED,
  "angle-cleat": NOTCHED,
  "moment-end-plate": FLIPPED,
  "welded-moment": FLIPPED,
  "bolted-splice": FLIPPED,
  "welded-splice": FLIPPED,
  "bracing-cleat": {
    inputs: ({ braceAngle, cleatEccentricity }) => ({
      braceAngle: -Number(braceAngle),
      cleatEccentricity: -Number(cleatEccentricity),
    }),
    load: (load) => load,
  },
  "bolt-group": BEHIND,
  // An L is another group upside down.
  "weld-group": FLIPPED,
  // The outer plates are alike.
  pin: { inputs: unchanged, load: (load) => load },
};
