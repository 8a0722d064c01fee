import { baseProblem } from "@kingpost/as4100";
import type { Problem } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import type { Resources } from "../runnable-module.ts";
import { noSection, sectionOf } from "../section-of.ts";
import { baseDesign } from "./base-design.ts";
import type { BaseplateInputs } from "./fields.ts";

const error = (path: string, message: string): Problem => ({ kind: "error", path, message });
const note = (path: string, message: string): Problem => ({ kind: "note", path, message });

/** The input beside which a problem of the base is shown. */
const PLACES: Readonly<Record<string, string>> = {
  section: "/section",
  "plate-length": "/plateLength",
  "plate-width": "/plateWidth",
  "plate-thickness": "/plateThickness",
  bolts: "/gauge",
  hole: "/hole",
  embedment: "/embedment",
  pedestal: "/pedestalLength",
  concrete: "/fc",
  grout: "/grout",
  prying: "/prying",
  friction: "/friction",
  key: "/keyHeight",
  weld: "/weldLeg",
};

/** What is wrong between fields, beside the field that it belongs to. */
export function problems(inputs: BaseplateInputs, resources: Resources): readonly Problem[] {
  const record = sectionOf(inputs.section, resources);
  const found = actionProblems(inputs);
  if (!record) return [error("/section", noSection(inputs.section)), ...found];
  const wrong = baseProblem(baseDesign(inputs, record));
  if (wrong) found.push(error(PLACES[wrong.code] ?? "/plateLength", wrong.message));
  if (steelSectionOf(record).kind === "channel") {
    found.push(note("/section", "The channel is taken as centred on the plate by its depth and width."));
  }
  if (inputs.fc > 65) {
    found.push(note("/fc", "Bearing of concrete above 65 MPa is outside the range of the worked examples."));
  }
  return found;
}

function actionProblems({ actionsBy, actions, caseActions }: BaseplateInputs): Problem[] {
  const [table, rows] = actionsBy === "cases" ? ["caseActions", caseActions] : ["actions", actions];
  const isNone = (row: (typeof actions)[number] | (typeof caseActions)[number]) =>
    [row.n, row.mx, row.my, row.vx, row.vy].every((action) => action === 0);
  if (rows.every(isNone)) {
    return [
      error(
        rows.length > 0 ? `/${table}/0/n` : `/${table}`,
        "Enter an axial force, a moment or a shear force.",
      ),
    ];
  }
  return rows.flatMap((row, at) =>
    isNone(row) ? [note(`/${table}/${at}/n`, "This row has no actions.")] : [],
  );
}
