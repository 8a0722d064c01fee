import type { BendingSense, DesignSection, Fitments, WebAndFlange } from "@kingpost/as3600";
import { flanged, type Region, rectangle } from "@kingpost/concrete-section";
import type { ConcreteBeamInputs } from "../form/fields.ts";
import { type PlacedBars, placedBars } from "../model/bars.ts";
import { areBarsRestrained, zonesOf } from "../model/model.ts";

/** One section with the actions that are entered for it: its bars are whole, and developed there. */
export interface SectionModel {
  readonly kind: "section";
  /** With every row of bars and fitments over the whole length. */
  readonly inputs: ConcreteBeamInputs;
  readonly region: Region;
  readonly web: WebAndFlange;
  readonly bef: number;
  readonly bars: readonly PlacedBars[];
  readonly section: DesignSection;
  readonly fitments: Fitments | undefined;
  /** Sense of the moment for strength; sagging without one. */
  readonly sense: BendingSense;
}

const WHOLE = { from: 0, to: 0 } as const;

/** The inputs of a section: where bars and fitments begin and end does not count. */
export const wholeInputs = (inputs: ConcreteBeamInputs): ConcreteBeamInputs => ({
  ...inputs,
  bars: inputs.bars.map((row) => ({ ...row, ...WHOLE })),
  fitments: inputs.fitments.map((row) => ({ ...row, ...WHOLE })),
});

export function sectionModelOf(entered: ConcreteBeamInputs): SectionModel {
  const inputs = wholeInputs(entered);
  const { shape, webWidth, depth, flangeDepth, flangeWidth, fc, fsy, ductility } = inputs;
  const beyond = shape === "rectangular" ? 0 : flangeWidth - webWidth;
  const [left, right] = shape === "t" ? [beyond / 2, beyond / 2] : [0, beyond];
  const hasFlange = beyond > 0;
  const region = hasFlange
    ? flanged({ webWidth, depth, flangeDepth, left, right })
    : rectangle(webWidth, depth);
  const bef = webWidth + beyond;
  const bars = placedBars(inputs);
  const zones = zonesOf(inputs);
  return {
    kind: "section",
    inputs,
    region,
    web: { bw: webWidth, depth, ...(hasFlange ? { flange: { bef, ds: flangeDepth, at: "top" } } : {}) },
    bef,
    bars,
    section: {
      concrete: { fc },
      region,
      bars: bars.flatMap((one) => one.bars),
      steel: { fsy, ductility },
      areBarsRestrained: areBarsRestrained(inputs, zones),
    },
    fitments: zones[0]?.fitments,
    sense: inputs.mStar < 0 ? "hogging" : "sagging",
  };
}
