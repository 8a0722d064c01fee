import { areaOfBar } from "../materials/index.ts";
import type { ReinforcingBar } from "./design-section.ts";

function bar(x: number, y: number, diameter: number): ReinforcingBar {
  return { x, y, diameter, area: areaOfBar(diameter) };
}

/** Bars of one layer, evenly across a width about the middle. Units mm; `y` as the section has it. */
export function barLayer(of: {
  readonly count: number;
  readonly diameter: number;
  readonly y: number;
  /** Between the centres of the outer bars. */
  readonly width: number;
}): readonly ReinforcingBar[] {
  const { count, diameter, y, width } = of;
  if (count === 1) return [bar(0, y, diameter)];
  return Array.from({ length: count }, (_, index) =>
    bar(-width / 2 + (width * index) / (count - 1), y, diameter),
  );
}

/** Cover to the fitment, and diameters. Units mm. */
interface Cage {
  readonly cover: number;
  readonly fitment: number;
  readonly diameter: number;
}

/** From the face to the centre of a bar against the fitment. Units mm. */
export function barInset({ cover, fitment, diameter }: Cage): number {
  return cover + fitment + diameter / 2;
}

/**
 * Bars of a rectangular column: `nx` along each face of the width, `ny` along each face of the depth, corners in both.
 *
 * Shape    two or more along each face
 * Units    mm
 */
export function rectangularBars(
  of: Cage & { readonly width: number; readonly depth: number; readonly nx: number; readonly ny: number },
): readonly ReinforcingBar[] {
  const { width, depth, nx, ny, diameter } = of;
  const inset = barInset(of);
  const [w, y] = [width - 2 * inset, depth / 2 - inset];
  const faces = [y, -y].flatMap((at) => barLayer({ count: nx, diameter, y: at, width: w }));
  const sides = Array.from({ length: Math.max(0, ny - 2) }, (_, index) => {
    const at = -y + (2 * y * (index + 1)) / (ny - 1);
    return [bar(-w / 2, at, diameter), bar(w / 2, at, diameter)];
  });
  return [...faces, ...sides.flat()];
}

/** Bars of a circular column, the first at the top; turned by half a gap where `isTurned`. Units mm. */
export function circularBars(
  of: Cage & { readonly columnDiameter: number; readonly count: number; readonly isTurned?: boolean },
): readonly ReinforcingBar[] {
  const { columnDiameter, count, diameter, isTurned = false } = of;
  const radius = columnDiameter / 2 - barInset(of);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((2 * index + (isTurned ? 1 : 0)) * Math.PI) / count;
    return bar(radius * Math.sin(angle), radius * Math.cos(angle), diameter);
  });
}
