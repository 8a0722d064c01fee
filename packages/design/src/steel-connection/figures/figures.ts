import type { DesignResult } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import type { ConnectionResults } from "../design.ts";
import { shownOf } from "./shown.ts";

/** A connection to scale, with the forces of the combination that governs. */
export const figures = (design: DesignResult<ConnectionResults>, width: number): readonly Figure[] =>
  design.results.model.joint.figures(shownOf(design), width);
