/** Stress, MPa, and spacing, mm, of the bars by the degree of crack control. Source AS 3600 12.7. */
export const CRACKS = {
  minor: { stress: 350, spacing: 350 },
  moderate: { stress: 250, spacing: 300 },
  strong: { stress: 200, spacing: 200 },
} as const;
