import { choiceField, mathText, numberField } from "@kingpost/calc";
import { caseFields } from "../../beam/form/case-fields.ts";
import { loadFields, pointLoadsField, uniformLoadsField } from "../../beam/form/load-fields.ts";

/** Where a load acts, if not where all of them do. */
const heightField = choiceField({
  label: "Load height",
  options: [
    { value: "as-all", label: "\u2013" },
    { value: "top", label: "Top flange" },
    { value: "shear-centre", label: "Shear centre" },
    { value: "bottom", label: "Bottom flange" },
  ],
  default: "as-all",
});

const bearingField = numberField({
  label: "Stiff bearing",
  symbol: mathText("b_s"),
  quantity: "length",
  unit: "mm",
  range: { least: 0, most: 1000 },
  default: 0,
});

/** The loads of a beam, with the heights and bearings that a steel section needs. */
export const STEEL_LOAD_FIELDS = {
  ...loadFields(
    uniformLoadsField({ height: heightField }, [
      { case: "G", load: 2, height: "as-all" },
      { case: "Q", load: 5, height: "as-all" },
    ]),
    pointLoadsField({ bearing: bearingField, height: heightField }),
  ),
  loadHeight: choiceField({
    label: "Load height",
    options: [
      { value: "top", label: "Top flange" },
      { value: "shear-centre", label: "Shear centre" },
      { value: "bottom", label: "Bottom flange" },
    ],
    default: "top",
  }),
  ...caseFields(["sidewaysLoads", "sidewaysPointLoads"]),
} as const;
