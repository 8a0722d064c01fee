// Apart from the drawing, because the state of every view names them and only the comparison draws them.

/** The common point: the centroid, or the top of steel with the centroids on one vertical line. */
export const ALIGNMENTS = ["centroid", "top"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** The line styles of the first, second and third outline, as text for the legend and the description. */
export const OVERLAY_LINES = [
  { className: "drawing-overlay-1", words: "solid line" },
  { className: "drawing-overlay-2", words: "dashed line" },
  { className: "drawing-overlay-3", words: "dotted line" },
] as const;
