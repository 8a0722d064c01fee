import { formula, type Rule, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../../anchors/references.ts";

export const GROUP_TENSION: Rule = {
  id: "n-group",
  title: "Tension of the anchors that fail together",
  reference: ANCHOR_REFERENCES.cone,
  result: symbol("N*", "kN"),
  rule: "sum of the anchors, prying included",
};

export const GREATEST_TENSION: Rule = {
  id: "n-anchor",
  title: "Greatest tension of an anchor",
  reference: ANCHOR_REFERENCES.tension,
  result: symbol("N*_i", "kN"),
  rule: "prying included",
};

export const ANCHOR_SHEAR_SHARE = formula({
  id: "v-anchor",
  title: "Shear force of an anchor",
  reference: ANCHOR_REFERENCES.shear,
  result: symbol("V*_i", "kN"),
  symbols: { v: symbol("V*", "kN"), count: symbol("n_v") },
  is: ({ over }, { v, count }) => over(v, count),
});
