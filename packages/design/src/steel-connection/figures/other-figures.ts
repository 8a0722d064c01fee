import type { DesignResult } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import type { ConnectionResults } from "../design.ts";
import { angleCleatFigures } from "./angle-cleat-figures.ts";
import { bracingFigures } from "./bracing-figures.ts";
import { endPlateFigures } from "./end-plate-figures.ts";
import { boltGroupFigures, pinFigures, weldGroupFigures } from "./group-figures.ts";
import { shownOf } from "./shown.ts";
import { boltedSpliceFigures, weldedSpliceFigures } from "./splice-figures.ts";
import { weldedMomentFigures } from "./welded-moment-figures.ts";

/** Every type but the web side plate to scale, with the forces of the combination that governs. */
export function otherFigures(design: DesignResult<ConnectionResults>, width: number): readonly Figure[] {
  const { drawing, forces, words } = shownOf(design);
  switch (drawing.of) {
    case "side-plate":
      return [];
    case "angle-cleat":
      return angleCleatFigures(drawing.drawn, forces, words, width);
    case "end-plate":
      return endPlateFigures(drawing.drawn, forces, words, width);
    case "welded-moment":
      return weldedMomentFigures(drawing.drawn, words, width);
    case "bolted-splice":
      return boltedSpliceFigures(drawing.drawn, forces, words, width);
    case "welded-splice":
      return weldedSpliceFigures(drawing.drawn, words, width);
    case "bracing":
      return bracingFigures(drawing.drawn, forces, words, width);
    case "bolt-group":
      return boltGroupFigures(drawing.drawn, forces, words, width);
    case "weld-group":
      return weldGroupFigures(drawing.drawn, forces, words, width);
    case "pin":
      return pinFigures(drawing.drawn, words, width);
  }
}
