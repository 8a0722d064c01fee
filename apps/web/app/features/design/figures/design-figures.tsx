import type { Figure } from "@kingpost/design";
import { useState } from "react";
import { FigureView } from "./figure-view.tsx";
import { useFocusedRow } from "./focused-row.ts";

interface DesignFiguresProps {
  readonly figures: readonly Figure[];
  /** A part was dragged: the input of its place, the new value, mm, and a name of the drag. */
  readonly onMove: ((path: string, value: number, drag: string) => void) | undefined;
}

/** The drawing and the diagrams of a design, read by one cursor. */
export function DesignFigures({ figures, onMove }: DesignFiguresProps) {
  const lit = useFocusedRow();
  const [share, setShare] = useState<number>();
  return figures.map((figure) => (
    <FigureView key={figure.id} figure={figure} lit={lit} share={share} onShare={setShare} onMove={onMove} />
  ));
}
