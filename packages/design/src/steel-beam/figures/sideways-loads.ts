import { type DrawnLoad, intensity, isDrawn, kilonewtons } from "../../beam/figures/load-figure.ts";
import { jointsOf } from "../../beam/form/inputs.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";

/** Loads along the flanges, which are drawn as acting into the drawing. */
export function drawnSidewaysLoads({
  sidewaysLoads: rows,
  sidewaysPointLoads,
  spans,
}: SteelBeamInputs): readonly DrawnLoad[] {
  const length = jointsOf({ spans }).at(-1) ?? 0;
  return [
    ...rows.map(
      ({ case: name, load }, at): DrawnLoad => ({
        kind: "sideways",
        case: name,
        path: `/sidewaysLoads/${at}/load`,
        words: `${intensity(load)} kN/m lateral`,
        from: 0,
        to: length,
        start: load,
        end: load,
      }),
    ),
    ...sidewaysPointLoads.map(
      ({ case: name, force, position }, at): DrawnLoad => ({
        kind: "sideways-force",
        case: name,
        path: `/sidewaysPointLoads/${at}/force`,
        position: `/sidewaysPointLoads/${at}/position`,
        words: `${kilonewtons(force)} kN lateral`,
        from: position,
        to: position,
        start: force,
        end: force,
      }),
    ),
  ].filter(isDrawn);
}
