import type { Handle } from "./handles.ts";

/** A plate whose bolts are on both sides of its middle. Units mm. */
interface DraggedSides {
  readonly field: "crossGauge" | "momentGauge" | "groupGauge";
  readonly gauge: number;
  readonly edgeH: number;
  /** The edges of the plate, where its handles are, mm. */
  readonly bottom: number;
  readonly top: number;
  /** Lines of bolts: 2 where it is left out. */
  readonly columns?: number;
}

/** The side edge of a plate, and its outer bolts. */
export function sideHandles({
  field,
  gauge,
  edgeH,
  bottom,
  top,
  columns = 2,
}: DraggedSides): readonly Handle[] {
  const reach = (columns - 1) / 2;
  const line = reach * gauge;
  return [
    { field: "edgeH", value: edgeH, at: { x: line + edgeH, y: (bottom + top) / 2 }, per: { x: 1, y: 0 } },
    ...(reach > 0
      ? [{ field, value: gauge, at: { x: line, y: bottom }, per: { x: reach, y: 0 } } as const]
      : []),
  ];
}
