import { EDITION } from "@kingpost/as4100";
import {
  type DesignAction,
  type Step,
  StepList,
  standardReferences,
  symbol,
  type UnitName,
} from "@kingpost/calc";
import type { Combined } from "../../beam/analysis/analysis.ts";
import { placeText } from "../../beam/text.ts";

const { clause } = standardReferences("AS 4100", EDITION);

const rule = (notation: string, unit: UnitName, id = "design-action") => ({
  id,
  title: "Design action",
  reference: clause("4.4"),
  result: symbol(notation, unit),
  rule: "from the analysis of the beam",
});

const RULES = {
  "M*": rule("M*", "kNm"),
  "M*_x": rule("M*_x", "kNm"),
  "M*_y": rule("M*_y", "kNm", "design-action-y"),
  "V*": rule("V*", "kN"),
  "V*_y": rule("V*_y", "kN"),
  "R*": rule("R*", "kN"),
} as const;

/** The action of a check: what it is, in which combination and where. Units N, Nmm; mm. */
export function designAction(
  notation: keyof typeof RULES,
  { value, of, x }: { readonly value: number; readonly of: Combined; readonly x: number },
): DesignAction {
  const { name } = of;
  const location = () => placeText(x);
  const step = (): Step => {
    const list = new StepList();
    list.rule(RULES[notation], Math.abs(value), `${name}, ${location()}`);
    const [first] = list.steps;
    if (!first) throw new Error("A rule makes a step.");
    return first;
  };
  return { combination: name, location, step };
}
