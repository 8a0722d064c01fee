import { formula, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../references.ts";
import { PHI } from "../symbols.ts";

const reference = ANCHOR_REFERENCES.pryOut;
const V_CP = symbol("V_{Rk,cp}", "kN");

export const PRY_OUT = formula({
  id: "v-rk-cp",
  title: "Characteristic pry-out resistance",
  reference,
  result: V_CP,
  symbols: { k8: symbol("k_8"), n: symbol("N_{Rk,c}", "kN") },
  is: ({ times }, { k8, n }) => times(k8, n),
});

export const DESIGN_PRY_OUT = formula({
  id: "phi-v-rk-cp",
  title: "Design pry-out capacity",
  reference,
  result: symbol("phi V_{Rk,cp}", "kN"),
  symbols: { phi: PHI, v: V_CP },
  is: ({ times }, { phi, v }) => times(phi, v),
});
