import { reactAttributes, strokes } from "@kingpost/drawing/core";
import { type Alignment, OVERLAY_LINES, overlayTree } from "@kingpost/drawing/steel-section";
import type { SteelSectionRecord } from "@kingpost/sections";
import { useId, useMemo } from "react";
import { drawnNode } from "../../../ui/calc/scene.tsx";
import { labelOf } from "../view-state/tab-meaning.ts";

/** Screen pixels to a drawing unit at most: two sections have about the height of a single drawing. */
const LARGEST = 1.2;

interface OverlayFigureProps {
  readonly records: readonly SteelSectionRecord[];
  readonly align: Alignment;
}

/** The compared outlines superimposed at one scale, with a legend. */
export function OverlayFigure({ records, align }: OverlayFigureProps) {
  const id = useId();
  const drawing = useMemo(() => {
    const tree = overlayTree(records, { align, id });
    if (!tree) return undefined;
    const [, , width = 0] = String(tree.attributes.viewBox).split(" ").map(Number);
    return <div style={{ width: `min(100%, ${Math.round(width * LARGEST)}px)` }}>{drawnNode(tree, 0)}</div>;
  }, [records, align, id]);
  if (!drawing) return <p className="text-14">Some of these sections cannot be drawn.</p>;
  return (
    <figure className="overlay-figure">
      {drawing}
      <figcaption>
        <ul className="space-y-1 text-13">
          {records.map((record, index) => (
            <li key={record.id} className="flex items-center gap-2">
              <LineSample index={index} />
              <span>
                {labelOf(record)}
                <span className="text-steel">, {OVERLAY_LINES[index]?.words}</span>
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function LineSample({ index }: { readonly index: number }) {
  const name = OVERLAY_LINES[index]?.className ?? OVERLAY_LINES[0].className;
  return (
    <svg aria-hidden="true" width="48" height="8" className="shrink-0">
      <path d="M0 4H48" className={name} {...reactAttributes(strokes(name, undefined))} />
    </svg>
  );
}
