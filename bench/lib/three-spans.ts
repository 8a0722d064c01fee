export const CASES = ["G", "Q", "Wu1", "Ws"] as const;
export const spans = (...lengths: readonly number[]) => lengths.map((length) => ({ length, end: "pinned" }));

/** The beam of the goals: three spans, restraints of two kinds, four cases. */
export const THREE_SPANS = {
  section: "410UB53.7_300",
  spans: spans(6000, 7000, 6000),
  restraints: [2000, 4000, 8300, 10_600, 15_000, 17_000].map((position, at) => ({
    position,
    kind: at % 2 === 0 ? "purlin" : "fly-brace",
  })),
  uniformLoads: [8, 12, -6, -4].map((load, at) => ({ case: CASES[at], load })),
  pointLoads: [{ case: "Q", force: 20_000, position: 9500, bearing: 100 }],
};
