import { boltDimensions } from "@kingpost/as4100";
import type { BaseDesign, BoltPosition } from "./base.ts";

/** Why a base has no design: `code` names the input, `message` is for the user. */
export interface BaseProblem {
  readonly code:
    | "section"
    | "plate-length"
    | "plate-width"
    | "plate-thickness"
    | "pedestal"
    | "concrete"
    | "bolts"
    | "embedment"
    | "hole"
    | "grout"
    | "weld"
    | "friction"
    | "prying"
    | "key";
  readonly message: string;
}

/** The ranges of the inputs, mm and MPa; of the embedment in bolt diameters. */
export const BASE_LIMITS = {
  thickness: { least: 6, most: 100 },
  concrete: { least: 20, most: 100 },
  grout: { least: 0, most: 100 },
  embedment: { least: 4, most: 25 },
  friction: { least: 0.2, most: 0.7 },
  leg: { least: 3, most: 25 },
  prying: { least: 1, most: 1.4 },
} as const;

/** Least distance from the centre of a bolt to an edge of the plate, in bolt diameters. Source AS 4100 Table 9.5.2, rolled edge. */
export const LEAST_EDGE = 1.25;

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  value >= least && value <= most;

/** The first input that leaves the base without a design; undefined where there is none. */
export function baseProblem(base: BaseDesign): BaseProblem | undefined {
  return sectionProblem(base) ?? plateProblem(base) ?? boltProblem(base) ?? connectionProblem(base);
}

function sectionProblem({ section }: BaseDesign): BaseProblem | undefined {
  if (section.kind !== "angle") return;
  return { code: "section", message: "Base plates of angles are not covered." };
}

function plateProblem({ section, plate, pedestal, weld }: BaseDesign): BaseProblem | undefined {
  const { length, width, thickness, fy } = plate;
  if (!(length >= section.d + 2 * weld.leg)) {
    return { code: "plate-length", message: "The plate must be longer than the section with its welds." };
  }
  if (!(width >= section.bf + 2 * weld.leg)) {
    return { code: "plate-width", message: "The plate must be wider than the section with its welds." };
  }
  if (!within(thickness, BASE_LIMITS.thickness) || !(fy > 0)) {
    return { code: "plate-thickness", message: "The plate must be 6 to 100 mm thick, with a yield stress." };
  }
  if (!(pedestal.length >= length && pedestal.width >= width && pedestal.depth > 0)) {
    return { code: "pedestal", message: "The concrete must be at least as large as the plate." };
  }
  if (!within(pedestal.fc, BASE_LIMITS.concrete)) {
    return { code: "concrete", message: "The concrete strength must be 20 to 100 MPa." };
  }
}

function boltProblem({ plate, anchors, pedestal }: BaseDesign): BaseProblem | undefined {
  const { positions, size, embedment, hole } = anchors;
  const { diameter } = boltDimensions(size);
  if (positions.length < 2) return { code: "bolts", message: "A base has at least two bolts." };
  if (!positions.every((bolt) => isMirrored(positions, bolt))) {
    return { code: "bolts", message: "The bolts must be symmetric about both axes of the plate." };
  }
  if (!positions.every((bolt) => edgeDistance(plate, bolt) >= LEAST_EDGE * diameter)) {
    return { code: "bolts", message: "A bolt is less than 1.25 diameters from an edge of the plate." };
  }
  if (!(hole > diameter)) return { code: "hole", message: "The holes must be larger than the bolts." };
  const { least, most } = BASE_LIMITS.embedment;
  if (!within(embedment, { least: least * diameter, most: most * diameter }) || embedment >= pedestal.depth) {
    return {
      code: "embedment",
      message: "The embedment must be 4 to 25 bolt diameters and less than the depth of the concrete.",
    };
  }
}

function connectionProblem({
  plate,
  pedestal,
  grout,
  weld,
  shear,
  prying,
}: BaseDesign): BaseProblem | undefined {
  if (!within(grout, BASE_LIMITS.grout))
    return { code: "grout", message: "The grout must be 0 to 100 mm thick." };
  if (!within(weld.leg, BASE_LIMITS.leg) || !(weld.fuw > 0)) {
    return { code: "weld", message: "The leg of the weld must be 3 to 25 mm." };
  }
  if (!within(prying, BASE_LIMITS.prying)) {
    return { code: "prying", message: "The prying factor must be 1.0 to 1.4." };
  }
  if (shear.friction !== undefined && !within(shear.friction, BASE_LIMITS.friction)) {
    return { code: "friction", message: "The coefficient of friction must be 0.2 to 0.7." };
  }
  const key = shear.other;
  if (key === undefined || key === "anchors") return;
  if (!(key.width > 0 && key.thickness > 0 && key.fy > 0 && key.height > grout)) {
    return {
      code: "key",
      message: "The shear key must reach below the grout, with a width and a thickness.",
    };
  }
  if (key.width > Math.min(plate.width, plate.length)) {
    return { code: "key", message: "The shear key must not be wider than the plate." };
  }
  if (key.height - grout >= pedestal.depth) {
    return { code: "key", message: "The shear key must end within the depth of the concrete." };
  }
}

const SAME = 1e-6;

function isMirrored(positions: readonly BoltPosition[], { x, y }: BoltPosition): boolean {
  const has = (atX: number, atY: number) =>
    positions.some((bolt) => Math.abs(bolt.x - atX) < SAME && Math.abs(bolt.y - atY) < SAME);
  return has(-x, y) && has(x, -y);
}

/** From the centre of a bolt to the nearest edge of the plate, mm. */
export function edgeDistance(
  { length, width }: Pick<BaseDesign["plate"], "length" | "width">,
  { x, y }: BoltPosition,
): number {
  return Math.min(width / 2 - Math.abs(x), length / 2 - Math.abs(y));
}
