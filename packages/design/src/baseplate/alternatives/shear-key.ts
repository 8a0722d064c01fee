import { SILENT } from "@kingpost/calc";
import { designKeyBearing, requiredKeyThickness } from "@kingpost/connections";
import type { Search } from "../../frame/alternatives/module-alternatives.ts";
import { combinationsOf } from "../combinations.ts";
import type { BaseplateInputs } from "../fields.ts";
import { isToEn1992 } from "./concrete-remedies.ts";
import { type Changes, THICKNESSES } from "./thinnest-plate.ts";

/** Widths and depths of keys, mm. */
const WIDTH = { least: 80, step: 20 } as const;
const DEPTH = { least: 40, step: 10 } as const;
/** Depths to try above that of bearing, for the welds and what stability adds. */
const DEEPER = [0, 2, 4] as const;

/**
 * Keys that carry the greatest shear force of the combinations, from the narrowest: as deep as bearing needs, and as thick as that depth.
 *
 * Shape    none wider than the plate or thicker than it
 * Source   the capacities of the checks: `designKeyBearing`, `requiredKeyThickness`
 */
function* sizedKeys(inputs: BaseplateInputs): Generator<Changes> {
  const { grout, fc, plateLength, plateWidth, plateThickness, plateFy: fy } = inputs;
  const pedestal = {
    length: inputs.pedestalLength,
    width: inputs.pedestalWidth,
    depth: inputs.pedestalDepth,
    fc,
  };
  const v = Math.max(...combinationsOf(inputs).map(({ actions: { vx, vy } }) => Math.hypot(vx, vy)));
  for (let width: number = WIDTH.least; width <= Math.min(plateLength, plateWidth); width += WIDTH.step) {
    const perMillimetre = Number(
      designKeyBearing(
        { pedestal, grout },
        { width, height: grout + 1, thickness: plateThickness, fy },
        { vx: v, vy: 0 },
        SILENT,
      ),
    );
    const bearing = Math.max(DEPTH.least, DEPTH.step * Math.ceil(v / perMillimetre / DEPTH.step));
    for (const more of DEEPER) {
      const height = grout + bearing + more * DEPTH.step;
      const required = requiredKeyThickness(
        { width, height, thickness: plateThickness, fy },
        v,
        grout,
        SILENT,
      );
      const thickness = THICKNESSES.find((one) => one >= required && one <= plateThickness);
      if (thickness === undefined) continue;
      yield { shearBy: "key", keyWidth: width, keyHeight: height, keyThickness: thickness };
    }
  }
}

/** A key of another size, or one in place of the bolts; the concrete in front of it is then for an engineer. */
export function* keyForShear(search: Search<BaseplateInputs>) {
  const { inputs } = search;
  if (inputs.shearBy === "none" || (inputs.shearBy === "anchors" && !isToEn1992(search))) return;
  for (const changes of sizedKeys(inputs)) {
    const { keyWidth, keyHeight, keyThickness } = changes;
    yield {
      id: `key/${keyWidth}-${keyHeight}`,
      title: `Carry the shear with a key ${keyWidth} mm wide, ${keyHeight} mm deep and ${keyThickness} mm thick`,
      changes,
    };
  }
}
