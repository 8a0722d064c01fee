import { formula, symbol } from "@kingpost/calc";
import { PHI_SYMBOL } from "../../symbols.ts";
import { BASE_REFERENCES } from "../references.ts";

/** Slope of the sides between the loaded and the supporting area: 2 across for 1 down. */
const SPREAD = 2;

const LOADED = { length: symbol("L_1", "mm"), width: symbol("B_1", "mm") } as const;
const SUPPORT = { length: symbol("L_2", "mm"), width: symbol("B_2", "mm") } as const;
const RATIO = symbol("k");
export const PHI_F_B = symbol("phi f_b", "MPa");

/** A side of the largest similar area: as far as the edge of the concrete and its depth allow. */
function supportSide(side: "length" | "width") {
  return formula({
    id: `support-${side}`,
    title: `${side === "length" ? "Length" : "Width"} that supports the loaded area`,
    reference: BASE_REFERENCES.concreteBearing,
    result: SUPPORT[side],
    symbols: { loaded: LOADED[side], edge: symbol("c", "mm"), depth: symbol("t_c", "mm") },
    is: ({ constant, plus, times, min }, { loaded, edge, depth }) =>
      plus(loaded, times(constant(2), min(edge, times(constant(SPREAD), depth)))),
  });
}

export const SUPPORT_SIDE = { length: supportSide("length"), width: supportSide("width") } as const;

/** The areas are similar: the root of their ratio is that of their sides. */
export const CONFINEMENT = formula({
  id: "k",
  title: "Root of the ratio of the supporting area to the loaded area",
  reference: BASE_REFERENCES.concreteBearing,
  result: RATIO,
  symbols: {
    length: LOADED.length,
    supportLength: SUPPORT.length,
    width: LOADED.width,
    supportWidth: SUPPORT.width,
  },
  is: ({ constant, over, min }, { length, supportLength, width, supportWidth }) =>
    min(over(supportLength, length), over(supportWidth, width), constant(2)),
});

export const BEARING_STRESS = formula({
  id: "phi-f-b",
  title: "Design bearing stress of the concrete",
  reference: BASE_REFERENCES.concreteBearing,
  result: PHI_F_B,
  symbols: { phi: PHI_SYMBOL, fc: symbol("f'_c", "MPa"), ratio: RATIO },
  is: ({ constant, times, min }, { phi, fc, ratio }) =>
    times(phi, min(times(constant(0.9), fc, ratio), times(constant(1.8), fc))),
});

export const BEARING_CAPACITY = formula({
  id: "phi-n-c",
  title: "Design bearing capacity of the concrete",
  reference: BASE_REFERENCES.concreteBearing,
  result: symbol("phi N_c", "kN"),
  symbols: { fb: PHI_F_B, length: symbol("L", "mm"), width: symbol("B", "mm") },
  is: ({ times }, { fb, length, width }) => times(fb, length, width),
});
