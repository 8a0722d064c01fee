import {
  commonScale,
  type DrawnRecord,
  type DrawOptions,
  drawSection,
  svgTree,
} from "@kingpost/drawing/steel-section";
import type { PropertyName } from "@kingpost/sections";
import { type ComponentProps, useEffect, useId, useMemo, useRef } from "react";
import { drawnNode } from "../../../ui/calc/scene.tsx";

interface SectionDrawingProps {
  readonly record: DrawnRecord;
  /** Sections drawn beside this one: all of them at the one scale at which each fits. */
  readonly alongside?: readonly DrawnRecord[];
  /** In drawing units, where the drawing is smaller than in the library. */
  readonly textSize?: number;
  /** The property pointed at, here or in the table: its dimension lights up. */
  readonly active?: PropertyName | undefined;
  readonly handlers?: ComponentProps<"figure">;
}

/** Text size in drawings side by side, in narrower columns. Drawing units. */
const NARROW_TEXT = 21;
/** Screen pixels to a drawing unit at most: texts of 13 units are then 16 px. */
const LARGEST = 1.25;

function widthOf(record: DrawnRecord, options: DrawOptions): number {
  const scene = drawSection(record, options);
  return scene.kind === "missing" ? 0 : scene.bounds.width;
}

/** Width on the page. Drawings side by side share a scale only if each has the width of its units. */
function sizeOf(units: number, alongside: readonly number[]): string {
  const widest = Math.max(units, ...alongside);
  return `min(${(100 * units) / widest}%, ${units * LARGEST}px)`;
}

/** The cross-section to scale. Pointing at a dimension lights its row in the table, and the other way round. */
export function SectionDrawing({ record, alongside, textSize, active, handlers }: SectionDrawingProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  // The drawing is made once for a section; what is pointed at changes one attribute of it, not the drawing.
  useEffect(() => {
    const lit = figure.current?.querySelector(`[data-property="${active}"]`);
    lit?.setAttribute("data-lit", "");
    return () => lit?.removeAttribute("data-lit");
  }, [active]);
  const drawing = useMemo(() => {
    const options = alongside
      ? { scale: commonScale(alongside), textSize: NARROW_TEXT }
      : { ...(textSize ? { textSize } : {}) };
    const scene = drawSection(record, options);
    if (scene.kind === "missing") return scene.message;
    const widths = (alongside ?? []).map((other) => widthOf(other, options));
    return (
      <div style={{ width: sizeOf(scene.bounds.width, widths) }} className="section-sheet">
        {drawnNode(svgTree(scene, { id }), 0)}
      </div>
    );
  }, [record, alongside, textSize, id]);
  if (typeof drawing === "string") return <p className="p-6 text-14 text-steel">{drawing}</p>;
  return (
    <figure ref={figure} className="section-figure" {...handlers}>
      {drawing}
    </figure>
  );
}
