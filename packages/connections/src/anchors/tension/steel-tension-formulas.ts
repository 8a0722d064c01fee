import { formula, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../references.ts";
import { A_S, F_UK, F_YK, PHI } from "../symbols.ts";

const PHI_MS = symbol("phi_{Ms,N}");

export const STEEL_TENSION_FACTOR = formula({
  id: "phi-ms-n",
  title: "Capacity factor of anchor steel in tension",
  reference: ANCHOR_REFERENCES.factors,
  result: PHI_MS,
  symbols: { fuk: F_UK, fyk: F_YK },
  is: ({ constant, times, over, max }, { fuk, fyk }) =>
    over(constant(1), max(times(constant(1.2), over(fuk, fyk)), constant(1.4))),
});

export const STEEL_TENSION = formula({
  id: "n-rk-s",
  title: "Characteristic tension resistance of anchor steel",
  reference: ANCHOR_REFERENCES.tension,
  result: symbol("N_{Rk,s}", "kN"),
  symbols: { area: A_S, fuk: F_UK },
  is: ({ times }, { area, fuk }) => times(area, fuk),
});

export const DESIGN_STEEL_TENSION = formula({
  id: "phi-n-rk-s",
  title: "Design tension capacity of anchor steel",
  reference: ANCHOR_REFERENCES.tension,
  result: symbol("phi N_{Rk,s}", "kN"),
  symbols: { phi: PHI, n: symbol("N_{Rk,s}", "kN") },
  is: ({ times }, { phi, n }) => times(phi, n),
});
