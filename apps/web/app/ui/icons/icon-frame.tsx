import type { ReactNode } from "react";

export interface IconProps {
  /** Size and colour by classes; the outline uses `currentColor`, the fine lines `--steel-light`. */
  readonly className?: string | undefined;
}

/** A detail of 96 by 96 units, hidden from screen readers: the tile has the name. */
export function IconFrame({ className = "size-16", children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className={className}
      fill="none"
      strokeLinejoin="round"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Outlines: the wider of the two line widths. */
export const Outline = ({ d }: { readonly d: string }) => (
  <path d={d} stroke="currentColor" strokeWidth={1.75} vectorEffect="non-scaling-stroke" />
);

/** Bolts, bars, hatch, axes: half as wide. */
export const Fine = ({ d, dashed }: { readonly d: string; readonly dashed?: "axis" }) => (
  <path
    d={d}
    stroke="var(--steel-light)"
    strokeWidth={0.875}
    vectorEffect="non-scaling-stroke"
    strokeDasharray={dashed && "7 2 1.5 2"}
  />
);

/** Solid parts at this size: cut bars, arrow heads. */
export const Solid = ({ d }: { readonly d: string }) => <path d={d} fill="currentColor" />;

/** The cross-sections of round bars or bolts of one radius. */
export const dots = (radius: number, ...centres: readonly (readonly [number, number])[]): string =>
  centres
    .map(([x, y]) => {
      const across = 2 * radius;
      return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0z`;
    })
    .join("");

/** Parallel lines at 45 degrees that fill a rectangle: a section through concrete or steel. */
export function hatched(x: number, y: number, width: number, height: number, step: number): string {
  const lines: string[] = [];
  for (let c = step; c < width + height; c += step) {
    const from = c <= height ? [x, y + c] : [x + c - height, y + height];
    const to = c <= width ? [x + c, y] : [x + width, y + c - width];
    lines.push(`M${from.join(" ")}L${to.join(" ")}`);
  }
  return lines.join("");
}
