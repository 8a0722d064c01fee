import { type RefObject, useEffect, useState } from "react";
import { useWidth } from "../../../ui/use-width.ts";

/** The width of a drawing until its own is known. */
const USUAL_WIDTH = 640;

/** The least drawing units across: labels are not enlarged beyond what leaves these. */
const LEAST_UNITS = 320;

/** Font size of the root for which one drawing unit is one pixel. */
const USUAL_TYPE = 16;

interface DrawingSize {
  /** Drawing units across. */
  readonly units: number;
  /** Pixels to a unit. */
  readonly scale: number;
}

/** The size of a drawing of some pixels across beside type of some pixels: its labels grow with the reader's type. */
export function drawingSize(width: number, type: number): DrawingSize {
  const scale = Math.max(1, Math.min(type / USUAL_TYPE, width / LEAST_UNITS));
  return { units: Math.floor(width / scale), scale };
}

/** The size of a drawing in an element, as that and the reader's type change. */
export function useDrawingSize(element: RefObject<Element | null>): DrawingSize {
  const width = useWidth(element, USUAL_WIDTH);
  const [type, setType] = useState(USUAL_TYPE);
  // Both change where the reader chooses another size of type.
  useEffect(() => {
    setType(Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  }, [width]);
  return drawingSize(width, type);
}
