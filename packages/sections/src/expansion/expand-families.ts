import type {
  AngleDimensions,
  BoxDimensions,
  ChannelDimensions,
  ChsDimensions,
  FlatDimensions,
  ISectionDimensions,
  RhsDimensions,
  RoundDimensions,
  TaperISectionDimensions,
  TeeDimensions,
  UnequalISectionDimensions,
} from "@kingpost/section-geometry";
import type { PropertyName } from "../record/record.ts";
import type { Known, KnownOfSection } from "./known.ts";
import { type Ledger, sourceOfChoice } from "./ledger.ts";

/** Properties that have the same name in the tables and the engine, in every family. */
const GROSS = ["mass", "ag", "ix", "iy", "zx", "sx", "sy", "rx", "ry", "j"] as const;
const ANGLE = ["in", "ip", "inp", "nL", "pB", "pT", "x5", "y5", "tanAlpha", "zy3", "zy5"] as const;

export function enterISection(ledger: Ledger, known: KnownOfSection, shape: ISectionDimensions): void {
  enterPlates(ledger, known, shape);
  ledger.enter("dPrinted", { printed: known.printed.dPrinted, computed: shape.d });
  enterGross(ledger, known, [...GROSS, "zy", "iw"]);
  enterTwoAxes(ledger, known);
}

/** The engine leaves the junctions out of J, so that only the published value is entered. */
export function enterTaperISection(
  ledger: Ledger,
  known: KnownOfSection,
  shape: TaperISectionDimensions,
): void {
  enterPlates(ledger, known, shape);
  enterDimensions(ledger, known, { r2: shape.r2 });
  enterGross(ledger, known, [...GROSS.filter((name) => name !== "j"), "zy", "iw"]);
  ledger.enter("j", { printed: known.printed.j, computed: undefined });
  enterTwoAxes(ledger, known);
}

export function enterTee(ledger: Ledger, known: KnownOfSection, shape: TeeDimensions): void {
  const { d, bf, tf, tw, r1 } = shape;
  enterDimensions(ledger, known, { d, bf, tf, tw, r1 });
  enterGross(ledger, known, [...GROSS, "zy", "zxTop", "zxBottom", "yTop"]);
  enterTwoAxes(ledger, known);
}

/** Without form factor and effective moduli: the limits of Table 5.2 are for webs with the neutral axis at mid-depth. */
export function enterUnequalISection(
  ledger: Ledger,
  known: KnownOfSection,
  shape: UnequalISectionDimensions,
): void {
  const { d, bf, tf, bfb, tfb, tw } = shape;
  enterDimensions(ledger, known, { d, bf, tf, bfb, tfb, tw });
  ledger.set("d1", d - tf - tfb, "computed");
  enterGross(ledger, known, [...GROSS, "zy", "iw", "zxTop", "zxBottom", "yTop"]);
}

export function enterSolid(
  ledger: Ledger,
  known: KnownOfSection,
  shape: RoundDimensions | FlatDimensions,
): void {
  const bf = shape.shape === "round" ? shape.d : shape.t;
  enterDimensions(ledger, known, { d: shape.d, bf });
  enterGross(ledger, known, [...GROSS, "zy"]);
  enterTwoAxes(ledger, known);
}

export function enterChannel(ledger: Ledger, known: KnownOfSection, shape: ChannelDimensions): void {
  enterPlates(ledger, known, shape);
  enterGross(ledger, known, [...GROSS, "iw", "zyL", "zyR", "centroidXL", "shearCentreX0"]);
  ledger.enterSmaller("zy", "zyL", "zyR");
  enterDesign(ledger, known, ["kf", "compactnessX", "compactnessYL", "compactnessYR", "zex", "zeyL", "zeyR"]);
  ledger.enterWorse("compactnessY", "compactnessYL", "compactnessYR");
  ledger.enterSmaller("zey", "zeyL", "zeyR");
  ledger.set("compactness", "nan", "not-applicable");
}

/** `zey300` and `zey350`: the smaller direction of each tab, whichever tab shows the record. */
export function enterChannelGrades(ledger: Ledger, { aust300, aust350 }: Known): void {
  for (const [property, steel] of [
    ["zey300", aust300],
    ["zey350", aust350],
  ] as const) {
    const names = ["zeyL", "zeyR"] as const;
    const values = names.map((name) => steel.printed[name] ?? steel.computed[name]);
    const numbers = values.filter((value) => typeof value === "number");
    const sources = names.map((name) => (steel.printed[name] === undefined ? "computed" : "published"));
    if (numbers.length > 0) ledger.set(property, Math.min(...numbers), sourceOfChoice(sources));
  }
}

export function enterAngle(ledger: Ledger, known: KnownOfSection, shape: AngleDimensions): void {
  const { b1, b2, t, r1, r2 } = shape;
  enterDimensions(ledger, known, { d: b1, bf: b2, tf: t, tw: t, r1, b1, b2, r2 });
  enterGross(ledger, known, [...GROSS, ...ANGLE]);
  ledger.enterSmaller("zy", "zy3", "zy5");
  enterDesign(ledger, known, ["kf", "compactnessX", "compactnessY", "zexA", "zeyB", "zeyD"]);
  const { printed, computed, unrounded } = known.own;
  // An equal angle has one load about x, which some tables list once.
  const repeated = printed.zexC === undefined && b1 === b2;
  ledger.enter(
    "zexC",
    { printed: repeated ? printed.zexA : printed.zexC, computed: computed.zexC, unrounded: unrounded.zexC },
    { printed: repeated ? "derived" : "published" },
  );
  ledger.enterWorse("compactness", "compactnessX", "compactnessY");
  ledger.enterSmaller("zex", "zexA", "zexC");
  ledger.enterSmaller("zey", "zeyB", "zeyD");
}

export function enterHollow(ledger: Ledger, known: Known, shape: ChsDimensions | RhsDimensions): void {
  const { d, t } = shape;
  const bf = shape.shape === "chs" ? d : shape.b;
  enterDimensions(ledger, known, { d, bf, tf: t, tw: t, t });
  if (shape.shape === "rhs") {
    enterDimensions(ledger, known, { r1: shape.r1 });
    ledger.set("d1", d - 2 * t, "computed");
  }
  enterGross(ledger, known, [...GROSS, "zy", "c"]);
  enterTwoAxes(ledger, known);
}

export function enterBox(ledger: Ledger, known: KnownOfSection, shape: BoxDimensions): void {
  const { d, b, tf, tw } = shape;
  enterDimensions(ledger, known, { d, bf: b, tf, tw });
  ledger.set("d1", d - 2 * tf, "computed");
  enterGross(ledger, known, [...GROSS, "zy", "c"]);
  enterTwoAxes(ledger, known);
}

function enterPlates(
  ledger: Ledger,
  known: KnownOfSection,
  shape: ISectionDimensions | ChannelDimensions | TaperISectionDimensions,
): void {
  const { d, bf, tf, tw, r1 } = shape;
  enterDimensions(ledger, known, { d, bf, tf, tw, r1 });
  ledger.enter("d1", { printed: known.printed.d1, computed: d - 2 * tf });
}

function enterDimensions(
  ledger: Ledger,
  { dimensionsFrom }: KnownOfSection,
  dimensions: Readonly<Partial<Record<PropertyName, number>>>,
): void {
  for (const [property, value] of Object.entries(dimensions)) {
    ledger.set(property as PropertyName, value, dimensionsFrom);
  }
}

function enterGross(
  ledger: Ledger,
  { printed, gross }: KnownOfSection,
  properties: readonly (PropertyName & keyof Known["gross"])[],
): void {
  for (const property of properties) {
    ledger.enter(property, { printed: printed[property], computed: gross[property] });
  }
}

function enterDesign(
  ledger: Ledger,
  { own }: KnownOfSection,
  properties: readonly (PropertyName & keyof Known["own"]["computed"])[],
): void {
  for (const property of properties) {
    ledger.enter(property, {
      printed: own.printed[property],
      computed: own.computed[property],
      unrounded: own.unrounded[property],
    });
  }
}

function enterTwoAxes(ledger: Ledger, known: KnownOfSection): void {
  enterDesign(ledger, known, ["kf", "compactnessX", "compactnessY", "zex", "zey"]);
  ledger.enterWorse("compactness", "compactnessX", "compactnessY");
}
