export const SCALE_KINDS = ["linear", "log"] as const;

/** How an axis of the chart is divided. */
export type ScaleKind = (typeof SCALE_KINDS)[number];
