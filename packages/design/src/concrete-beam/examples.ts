import type { Example } from "../frame/module/runnable-module.ts";

/** Designs to start from; what they leave out has its default. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "simple-beam",
    title: "Simply supported beam inside a building",
    inputs: {
      depth: 700,
      spans: [{ length: 6000, end: "pinned" }],
      exposure: "A2",
      coverTop: 30,
      coverBottom: 30,
      coverSide: 30,
      crackWidth: "0.4",
      bars: [
        { face: "bottom", count: 3, size: "N20", layer: 1, from: 0, to: 0 },
        { face: "top", count: 3, size: "N16", layer: 1, from: 0, to: 0 },
      ],
      uniformLoads: [
        { case: "G", load: 18 },
        { case: "Q", load: 12 },
      ],
      limitIncremental: 250,
    },
  },
  {
    id: "continuous-t",
    title: "Continuous T-beam of three spans",
    inputs: {
      shape: "t",
      webWidth: 400,
      depth: 600,
      flangeDepth: 150,
      flangeClear: 3600,
      spans: [
        { length: 7000, end: "pinned" },
        { length: 8000, end: "pinned" },
        { length: 7000, end: "pinned" },
      ],
      supportWidth: 400,
      bars: [
        { face: "bottom", count: 5, size: "N20", layer: 1, from: 0, to: 0 },
        { face: "top", count: 3, size: "N24", layer: 1, from: 0, to: 0 },
        { face: "top", count: 3, size: "N24", layer: 2, from: 4500, to: 9700 },
        { face: "top", count: 3, size: "N24", layer: 2, from: 12_300, to: 17_500 },
      ],
      fitments: [{ size: "N12", legs: 2, spacing: 200, from: 0, to: 0 }],
      // N12 at 200 over the web.
      flangeBars: 565,
      uniformLoads: [
        { case: "G", load: 25 },
        { case: "Q", load: 15 },
      ],
    },
  },
  {
    id: "cantilever",
    title: "Cantilever with a load at its end",
    inputs: {
      leftSupport: "fixed",
      spans: [{ length: 2500, end: "free" }],
      webWidth: 300,
      depth: 500,
      bars: [
        { face: "top", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
        { face: "bottom", count: 2, size: "N20", layer: 1, from: 0, to: 0 },
      ],
      uniformLoads: [{ case: "G", load: 6 }],
      pointLoads: [{ case: "Q", force: 30_000, position: 2500 }],
    },
  },
];
