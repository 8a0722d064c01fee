import { formatNumber, type Modelled, type Problem } from "@kingpost/calc";
import type { BaseDesign } from "@kingpost/connections";
import { baseProblem, shearForce } from "@kingpost/connections";
import { actionProblems } from "../frame/actions/actions.ts";
import { strengthProblems } from "../frame/actions/strength-cases.ts";
import type { Resources } from "../frame/module/resources.ts";
import { noSection, sectionOf } from "../frame/module/section-of.ts";
import { error, note } from "../frame/problems.ts";
import { diameterOf, edgesOf } from "./anchorage.ts";
import { baseDesign, boltPositions } from "./base-design.ts";
import { ACTIONS, type BaseCombination, combinationsOf } from "./combinations.ts";
import type { BaseplateInputs } from "./fields.ts";

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

/** The plate that is made of the inputs, and the combinations on it. */
export interface BaseplateModel {
  readonly inputs: BaseplateInputs;
  readonly base: BaseDesign;
  readonly combinations: readonly BaseCombination[];
}

export function model(inputs: BaseplateInputs, resources: Resources): Modelled<BaseplateModel> {
  const record = sectionOf(inputs.section, resources);
  const { actionsBy, caseActions, ownCombinations } = inputs;
  const found = [
    ...actionProblems(inputs, ACTIONS, "an axial force, a moment or a shear force"),
    ...(actionsBy === "cases" ? strengthProblems({ caseActions }, ownCombinations) : []),
  ];
  if (!record) return { problems: [error("/section", noSection(inputs.section)), ...found] };
  const base = baseDesign(inputs, record);
  const combinations = combinationsOf(inputs);
  const wrong = baseProblem(base);
  if (wrong) found.push(error(PLACES[wrong.code] ?? "/plateLength", wrong.message));
  found.push(
    ...keyProblems(inputs, combinations),
    ...leastAxialProblems(inputs, combinations),
    ...edgeProblems(inputs),
    ...practiceNotes(inputs),
  );
  if (base.section.kind === "channel") {
    const off = formatNumber(Math.abs(base.axialOffset ?? 0), { decimals: [0, 1] });
    found.push(
      note(
        "/section",
        `The channel is centred on the plate by its depth and width. N* acts at its centroid, ${off} mm from the middle towards the web: N* × ${off} mm is added to the moment about y.`,
      ),
    );
  }
  if (inputs.fc > 65) {
    found.push(note("/fc", "Bearing of concrete above 65 MPa is outside the range of the worked examples."));
  }
  return { problems: found, model: { inputs, base, combinations } };
}

/** Edges of the concrete beyond the pedestal; the pedestal is what is concentric with the plate. */
function edgeProblems(inputs: BaseplateInputs): Problem[] {
  if (inputs.anchorMethod !== "en1992") return [];
  const { pedestalLength, pedestalWidth } = inputs;
  const edges = edgesOf(inputs);
  const sides = [
    ["/edgeLeft", edges.left, pedestalWidth],
    ["/edgeRight", edges.right, pedestalWidth],
    ["/edgeBottom", edges.bottom, pedestalLength],
    ["/edgeTop", edges.top, pedestalLength],
  ] as const;
  return sides.flatMap(([path, edge, side]) =>
    edge < side / 2
      ? [
          error(
            path,
            "The edge of the concrete cannot be nearer than half of the pedestal: reduce the pedestal, which bears the plate.",
          ),
        ]
      : [],
  );
}

/** A key carries shear across its width only. */
function keyProblems(inputs: BaseplateInputs, combinations: readonly BaseCombination[]): Problem[] {
  if (inputs.shearBy !== "key") return [];
  const all = combinations.map(({ actions }) => actions);
  const [isX, isY] = [all.some(({ vx }) => vx !== 0), all.some(({ vy }) => vy !== 0)];
  if (isX && isY) {
    return [
      error(
        "/shearBy",
        "A key carries shear forces of one direction. The combinations have both: enter one, or let the bolts carry it.",
      ),
    ];
  }
  const v = Math.max(...all.map(({ vx, vy }) => Math.max(Math.abs(vx), Math.abs(vy))));
  const lever = (inputs.grout + inputs.keyHeight) / 2;
  return v === 0
    ? []
    : [
        note(
          "/keyHeight",
          `The key turns the plate by V* at ${Math.round(lever)} mm below it, ${((v * lever) / 1e6).toPrecision(3)} kNm, which is added to the moment about the axis across it.`,
        ),
      ];
}

/** The smallest axial force is not more than all that are entered. */
function leastAxialProblems(
  { actionsBy, hasFriction, coversStability, leastAxial }: BaseplateInputs,
  combinations: readonly BaseCombination[],
): Problem[] {
  if (actionsBy === "cases" || !hasFriction || coversStability || leastAxial === 0) return [];
  const sheared = combinations.filter(({ actions }) => shearForce(actions) > 0);
  return sheared.length > 0 && sheared.every(({ actions: { n } }) => leastAxial > n)
    ? [error("/leastAxial", "No combination with shear has as much compression: enter the smallest N*.")]
    : [];
}

/** Practice: plates below columns, and grout, mm. */
const USUAL_PLATE = 20;
const USUAL_GROUT = { least: 25, most: 50 } as const;
/** From a bolt to the edge of the concrete, bolt diameters: practice. */
const LEAST_CONCRETE_EDGE = 6;

function practiceNotes(inputs: BaseplateInputs): Problem[] {
  const { plateThickness, boltPattern, boltSize, pedestalLength, pedestalWidth, grout } = inputs;
  const edge = Math.min(
    ...boltPositions(inputs).map(({ x, y }) =>
      Math.min(pedestalWidth / 2 - Math.abs(x), pedestalLength / 2 - Math.abs(y)),
    ),
  );
  const least = LEAST_CONCRETE_EDGE * diameterOf(boltSize);
  return [
    ...(plateThickness < USUAL_PLATE
      ? [note("/plateThickness", "Practice is a plate of at least 20 mm below a column, 12 mm below a post.")]
      : []),
    ...(grout < USUAL_GROUT.least || grout > USUAL_GROUT.most
      ? [note("/grout", "Practice is 25 to 50 mm of grout.")]
      : []),
    ...(boltPattern === "2" ? [note("/boltPattern", "Practice is at least four bolts, for erection.")] : []),
    ...(edge < least
      ? [
          note(
            "/pedestalLength",
            `A bolt is ${Math.round(edge)} mm from the edge of the concrete, less than ${LEAST_CONCRETE_EDGE} diameters: its edge may break out.`,
          ),
        ]
      : []),
  ];
}
