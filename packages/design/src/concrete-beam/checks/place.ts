import { EDITION } from "@kingpost/as3600";
import { type DesignAction, type Step, StepList, standardReferences, symbol } from "@kingpost/calc";
import type { Combined } from "../../beam/analysis/analysis.ts";
import { placeText } from "../../beam/text.ts";

const { clause } = standardReferences("AS 3600", EDITION);

const rule = (notation: string, unit: "kNm" | "kN") => ({
  id: "design-action",
  title: "Design action",
  reference: clause("2.2.2"),
  result: symbol(notation, unit),
  rule: "from the analysis of the beam",
});

const RULES = {
  moment: rule("M*", "kNm"),
  shear: rule("V*", "kN"),
  service: rule("M*_s", "kNm"),
  reaction: rule("R*", "kN"),
} as const;

/** Where an action is, and in which combination. Units N, Nmm; mm. */
export interface Found {
  readonly x: number;
  readonly value: number;
  readonly of: Pick<Combined, "name">;
}

/** The action of a check: what it is, in which combination and where. */
export function actionAt(kind: keyof typeof RULES, { value, of, x }: Found): DesignAction {
  const { name } = of;
  const location = () => placeText(x);
  const step = (): Step => {
    const list = new StepList();
    list.rule(RULES[kind], Math.abs(value), `${name}, ${location()}`);
    const [first] = list.steps;
    if (!first) throw new Error("A rule makes a step.");
    return first;
  };
  return { combination: name, location, step };
}
