import { boltDimensions } from "@kingpost/as4100";
import { anchorHole, type BaseDesign, type BoltPosition, type GroutMethod } from "@kingpost/connections";
import { type SteelSectionRecord, steelSectionOf } from "@kingpost/sections";
import { anchorageOf } from "./anchorage.ts";
import type { BaseplateInputs } from "./fields.ts";

/** The plate that is made of the inputs. */
export function baseDesign(inputs: BaseplateInputs, record: SteelSectionRecord): BaseDesign {
  const { plateFy, boltSize, hole } = inputs;
  const section = steelSectionOf(record);
  return {
    section,
    plate: {
      length: inputs.plateLength,
      width: inputs.plateWidth,
      thickness: inputs.plateThickness,
      fy: plateFy,
    },
    pedestal: {
      length: inputs.pedestalLength,
      width: inputs.pedestalWidth,
      depth: inputs.pedestalDepth,
      fc: inputs.fc,
      groutFc: groutThatBears(inputs),
    },
    anchors: {
      size: boltSize,
      grade: inputs.boltGrade,
      positions: boltPositions(inputs),
      embedment: inputs.embedment,
      hole: hole > 0 ? hole : (anchorHole(boltSize)?.hole ?? boltDimensions(boltSize).diameter + CLEARANCE),
      hasWeldedWashers: inputs.hasWeldedWashers,
    },
    weld: { leg: inputs.weldLeg, fuw: Number(inputs.electrode), category: inputs.weldCategory },
    shear: {
      friction: inputs.hasFriction ? inputs.friction : undefined,
      other:
        inputs.shearBy === "key"
          ? {
              width: inputs.keyWidth,
              height: inputs.keyHeight,
              thickness: inputs.keyThickness,
              fy: plateFy,
            }
          : inputs.shearBy === "anchors"
            ? "anchors"
            : undefined,
    },
    axialOffset: record.category === "PFC" ? record.properties.centroidXL - section.bf / 2 : 0,
    grout: inputs.grout,
    groutMethod: groutMethod(inputs),
    hasFullContact: inputs.hasFullContact,
    isFromFaces: inputs.overhang === "faces",
    isBlockConfined: inputs.confinement === "block",
    prying: Number(inputs.prying),
    anchorage: inputs.anchorMethod === "en1992" ? anchorageOf(inputs) : undefined,
  };
}

/** The strength of the grout where it is entered; its field is that of bolts that carry shear through it. */
const groutThatBears = ({ shearBy, grout, groutStrength }: BaseplateInputs): number | undefined =>
  shearBy === "anchors" && grout > 0 && groutStrength > 0 ? groutStrength : undefined;

function groutMethod({ throughGrout, groutStrength, plateRotation }: BaseplateInputs): GroutMethod {
  switch (throughGrout) {
    case "confined":
      return { by: "confined", strength: groutStrength };
    case "washer":
      return { by: "washer" };
    case "lever":
      return { by: "lever", isHeld: plateRotation === "held" };
  }
}

/** Holes of holding-down bolts are 6 mm larger where practice has no size. Source AS 4100 14.3.2. */
const CLEARANCE = 6;

/** From the centre of the plate: x along its width, y along its length. */
export function boltPositions({
  boltPattern,
  gauge,
  pitch,
}: Pick<BaseplateInputs, "boltPattern" | "gauge" | "pitch">): readonly BoltPosition[] {
  const [x, y] = [gauge / 2, pitch / 2];
  const sides = [
    { x: -x, y: 0 },
    { x, y: 0 },
  ];
  const corners = [-y, y].flatMap((at) => [
    { x: -x, y: at },
    { x, y: at },
  ]);
  const edges = [
    { x: 0, y: -y },
    { x: 0, y },
  ];
  switch (boltPattern) {
    case "2":
      return sides;
    case "4":
      return corners;
    case "6":
      return [...corners, ...sides];
    case "8":
      return [...corners, ...sides, ...edges];
  }
}
