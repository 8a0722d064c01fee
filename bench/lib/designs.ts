/** The designs of the goals, one or more of each module. What they leave out has its default. */

export const CASES = ["G", "Q", "Wu1", "Ws"] as const;
export const spans = (...lengths: readonly number[]) => lengths.map((length) => ({ length, end: "pinned" }));

/** Three spans, restraints of two kinds, four cases. */
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

/** A column with moments about both axes, amplified, between two restraints. */
export const TEN_COMBINATIONS = {
  section: "250UC89.5_300",
  length: 6000,
  restraints: [{ position: 2000 }, { position: 4000 }],
  actions: Array.from({ length: 10 }, (_, at) => ({
    name: `Combination ${at + 1}`,
    n: 1e5 * (at + 1),
    mxTop: 2e7 + 5e6 * at,
    mxBase: -1e7,
    myTop: 5e6,
    myBase: 1e6 * at,
  })),
};

/** A base plate with bolts in tension, and shear by bolts. */
export const BASE = {
  actions: Array.from({ length: 10 }, (_, at) => ({ n: 5e4 * (at - 2), mx: 2e6 * (at + 1), vy: 2e4 })),
};

/** A flexible end plate with ten bolts and two combinations, one with tension. */
export const TEN_BOLTS = {
  type: "flexible-end-plate",
  section: "530UB82.0_300",
  support: "column-web",
  supportSection: "310UC96.8_300",
  rows: 5,
  actions: [
    { name: "1.2G + 1.5Q", v: 300_000 },
    { name: "1.2G + Wu + 0.4Q", v: 220_000, n: -30_000 },
  ],
};

export const CONCRETE_SECTION = { width: 500, depth: 500 } as const;

/** A concrete column with the moments of the steel column and twice its forces. */
export const CONCRETE_COMBINATIONS = {
  ...CONCRETE_SECTION,
  size: "N24",
  countX: 4,
  countY: 4,
  actions: TEN_COMBINATIONS.actions.map(({ n, ...moments }) => ({ n: 2 * n, ...moments })),
};

/** Twelve combinations of strength and twelve working ones, most with partial contact. */
const TWELVE = Array.from({ length: 12 }, (_, at) => ({
  name: `Combination ${at + 1}`,
  n: 9e5 - 5e4 * at,
  mx: 3e7 + 2e7 * at,
  my: 2e7 + 1.2e7 * at,
  vx: 1e4,
  vy: 8e3 * at,
}));
export const FOOTING = { lengthX: 3000, lengthY: 2600, depth: 600, actions: TWELVE, working: TWELVE };

/** Nine piles in 41 sets of places, with moments about both axes. */
export const CAP = {
  layout: "9",
  spacing: 1350,
  pileSize: 450,
  depth: 1800,
  columnX: 1000,
  columnY: 1000,
  actions: [{ name: "1.2G + 1.5Q", n: 9e6, mx: 1e8, my: 3e8, vx: 5e4 }],
};
