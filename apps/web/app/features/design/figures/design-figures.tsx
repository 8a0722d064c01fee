import type { Figure } from "@kingpost/design";
import { useState } from "react";
import type { SetValue } from "../state/design-state.ts";
import { FigureView } from "./figure-view.tsx";
import { useFocusedRow } from "./focused-row.ts";

interface DesignFiguresProps {
  readonly figures: readonly Figure[];
  /** Pixels to a drawing unit. */
  readonly scale: number;
  /** Called while a part is moved, with the inputs of its place, their new values, mm, and a name of the drag. */
  readonly onMove: ((values: readonly SetValue[], drag: string) => void) | undefined;
}

/** The drawing and the diagrams of a design, read by one cursor. */
export function DesignFigures({ figures, scale, onMove }: DesignFiguresProps) {
  const lit = useFocusedRow();
  const [share, setShare] = useState<number>();
  return figures.map((figure) => (
    <FigureView
      key={figure.id}
      figure={figure}
      scale={scale}
      lit={lit}
      share={share}
      onShare={setShare}
      onMove={onMove}
    />
  ));
}
