/** What lies on one point: the centroids, or the highest steel with the centroids above each other. */
export const ALIGNMENTS = ["centroid", "top"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** The lines of the first, second and third outline, in words for the legend and for those who hear it. */
export const OVERLAY_LINES = [
  { className: "drawing-overlay-1", words: "solid line" },
  { className: "drawing-overlay-2", words: "dashed line" },
  { className: "drawing-overlay-3", words: "dotted line" },
] as const;
