import { rectangle } from "@kingpost/concrete-section";
import type { DesignSection, EngineOptions, ReinforcingBar } from "../../src/flexure/index.ts";
import { D500N } from "../../src/materials/index.ts";

/** Bars of one layer: area, mm2, depth below the top, mm. */
export type Layer = readonly [area: number, depth: number, diameter?: number];

/** A rectangle with layers on its axis. Units mm, MPa. */
export function beam(
  b: number,
  D: number,
  fc: number,
  layers: readonly Layer[],
  options: EngineOptions & { readonly ec?: number; readonly fsy?: number } = {},
): DesignSection {
  const { ec, fsy = 500, ...engine } = options;
  return {
    concrete: { fc, ec },
    region: rectangle(b, D),
    bars: layers.map(([area, depth, diameter = 20]): ReinforcingBar => {
      return { x: 0, y: D / 2 - depth, area, diameter };
    }),
    steel: { ...D500N, fsy },
    options: engine,
  };
}

/** The area of n bars of a diameter, mm2. */
export function bars(n: number, db: number): number {
  return (n * Math.PI * db ** 2) / 4;
}
