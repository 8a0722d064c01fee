import { attempt, isUnavailable, modelDesign } from "@kingpost/calc";
import { strengthCase } from "../frame/passing/output.ts";
import type { Passing } from "../frame/passing/passing.ts";
import { assumedEnd } from "./joints/assumed-end.ts";
import { addTypes } from "./joints/build.ts";
import { OTHER_TYPES } from "./joints/other-types.ts";
import { STEEL_CONNECTION_MODULE } from "./module.ts";

addTypes(OTHER_TYPES);

/** A connection passes nothing on. It takes the end reaction of a beam as its shear force, and returns what it assumes about that end. */
export const PASSING: Passing = {
  outputs: () => [],
  receives: [
    {
      table: "caseActions",
      takes: "reaction",
      label: "End reaction of a beam",
      isOfSection: true,
      needs: { actionsBy: "cases" },
      caseOf: strengthCase,
      isArranged: true,
      asks: [],
      columns: ({ n }) => ({ v: n }),
    },
  ],
  assumes: (raw, from, resources) => {
    const outcome = modelDesign(STEEL_CONNECTION_MODULE, raw, resources);
    if (outcome.kind === "errors" || isUnavailable(outcome.model)) return [];
    const { model } = outcome;
    const found = attempt(() => assumedEnd(model, from));
    return isUnavailable(found) ? [] : found;
  },
};
