import { type BoltSize, boltDimensions, TENSILE_STRESS_AREA } from "@kingpost/as4100";
import type {
  AnchorHead,
  AnchorProduct,
  BaseAnchorage,
  ConcreteEdges,
  Fastener,
} from "@kingpost/connections";
import type { BaseplateInputs } from "./fields.ts";

/** Across flats of hexagon heads and nuts, mm. Source AS 1110, AS 1112. */
const ACROSS_FLATS: Readonly<Record<BoltSize, number>> = {
  M12: 18,
  M16: 24,
  M20: 30,
  M24: 36,
  M30: 46,
  M36: 55,
};
/** Size of a head that is not entered, in diameters of the bolt. */
const HEAD = { width: 3, thickness: 0.8 } as const;
/** Characteristic strengths in EN 1992-4, MPa: of a bolt of 8.8 the lower ones of all sizes. */
const STRENGTHS = { "4.6": { fuk: 400, fyk: 240 }, "8.8": { fuk: 800, fyk: 640 } } as const;

/** A value of an assessment; 0 stands for one that is not entered. */
const entered = (value: number): number | undefined => (value > 0 ? value : undefined);

/** The diameter of a size, mm. */
export const diameterOf = (size: BoltSize): number => boltDimensions(size).diameter;

/** From the centre of the plate to the edges of the concrete: those of the pedestal unless others are entered. Units mm. */
export function edgesOf({
  pedestalLength,
  pedestalWidth,
  edgeLeft,
  edgeRight,
  edgeBottom,
  edgeTop,
}: Pick<
  BaseplateInputs,
  "pedestalLength" | "pedestalWidth" | "edgeLeft" | "edgeRight" | "edgeBottom" | "edgeTop"
>): ConcreteEdges {
  return {
    left: entered(edgeLeft) ?? pedestalWidth / 2,
    right: entered(edgeRight) ?? pedestalWidth / 2,
    bottom: entered(edgeBottom) ?? pedestalLength / 2,
    top: entered(edgeTop) ?? pedestalLength / 2,
  };
}

function headOf({
  boltSize,
  headShape,
  headSize,
  headThickness,
}: Pick<BaseplateInputs, "boltSize" | "headShape" | "headSize" | "headThickness">): AnchorHead {
  const diameter = diameterOf(boltSize);
  const usual = headShape === "hexagon" ? ACROSS_FLATS[boltSize] : HEAD.width * diameter;
  return {
    shape: headShape,
    size: entered(headSize) ?? usual,
    thickness: entered(headThickness) ?? HEAD.thickness * diameter,
  };
}

function productOf(inputs: BaseplateInputs): AnchorProduct {
  return {
    gammaInst: entered(inputs.gammaInst),
    k1: entered(inputs.k1),
    k8: entered(inputs.k8),
    pullOut: entered(inputs.pullOut),
    bondCracked: entered(inputs.bondCracked),
    bondUncracked: entered(inputs.bondUncracked),
    psi0sus: entered(inputs.sustainedFactor),
    alphaSus: inputs.sustainedShare,
    splittingEdge: entered(inputs.splittingEdge),
    leastDepth: entered(inputs.leastDepth),
    leastEdge: entered(inputs.leastEdge),
    leastSpacing: entered(inputs.leastSpacing),
  };
}

function fastenerOf(inputs: BaseplateInputs): Fastener {
  switch (inputs.anchorType) {
    case "headed":
      return {
        by: "headed",
        head: headOf(inputs),
        splittingEdge: entered(inputs.splittingEdge),
        leastDepth: entered(inputs.leastDepth),
      };
    case "mechanical":
    case "bonded":
      return { by: inputs.anchorType, product: productOf(inputs) };
    case "hooked":
      return { by: "hooked" };
  }
}

/** What the engineer of the design accepts as its basis. */
function basisOf({ anchorType, acceptsEn1992, assessment }: BaseplateInputs): string | undefined {
  if (anchorType === "headed" || anchorType === "hooked") {
    return acceptsEn1992 ? "EN 1992-4:2018 accepted for the cast-in bolts" : undefined;
  }
  const number = assessment.trim();
  return number === "" ? undefined : number;
}

/** The anchors that are made of the inputs. */
export function anchorageOf(inputs: BaseplateInputs): BaseAnchorage {
  const { boltSize, boltGrade } = inputs;
  const { diameter, pitch } = boltDimensions(boltSize);
  return {
    of: {
      concrete: {
        fc: inputs.fc,
        depth: inputs.pedestalDepth,
        edges: edgesOf(inputs),
        isCracked: inputs.concreteState === "cracked",
        cover: inputs.headCover,
        isDense: inputs.hasDenseBars,
        hasEdgeBars: inputs.hasEdgeBars,
        splittingBars: inputs.splittingBars,
      },
      steel: {
        diameter,
        area: TENSILE_STRESS_AREA.evaluate({ d: diameter, p: pitch }),
        ...STRENGTHS[boltGrade],
        isDuctile: true,
      },
      fastener: fastenerOf(inputs),
      embedment: inputs.embedment,
    },
    basis: basisOf(inputs),
    groutStrength: inputs.groutStrength,
    isHeld: inputs.plateRotation === "held",
  };
}
