import type { Example } from "../frame/module/runnable-module.ts";

/** Designs to start from; what they leave out has its default. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "floor-beam",
    title: "Floor beam under a slab",
    inputs: {
      section: "410UB53.7_300",
      spans: [{ length: 8000, end: "pinned" }],
      continuousRestraint: "top",
      uniformLoads: [
        { case: "G", load: 12 },
        { case: "Q", load: 9 },
      ],
    },
  },
  {
    id: "rafter-uplift",
    title: "Rafter with purlins and wind uplift",
    inputs: {
      section: "250UB31.4_300",
      spans: [{ length: 9000, end: "pinned" }],
      restraints: [1500, 3000, 4500, 6000, 7500].map((position) => ({
        position,
        kind: position === 4500 ? "fly-brace" : "purlin",
      })),
      uniformLoads: [
        { case: "G", load: 1.2 },
        { case: "Q", load: 1.5 },
        { case: "Wu1", load: -5.5 },
        { case: "Ws", load: -3.6 },
      ],
      usage: "other roof",
    },
  },
  {
    id: "cantilever",
    title: "Cantilever with a load at its end",
    inputs: {
      section: "310UB40.4_300",
      leftSupport: "fixed",
      spans: [{ length: 2500, end: "free" }],
      uniformLoads: [{ case: "G", load: 1 }],
      pointLoads: [{ case: "Q", force: 20_000, position: 2500, bearing: 100 }],
      loadHeight: "bottom",
    },
  },
  {
    id: "continuous",
    title: "Continuous beam of two spans",
    inputs: {
      section: "360UB44.7_300",
      spans: [
        { length: 7000, end: "pinned" },
        { length: 7000, end: "pinned" },
      ],
      restraints: [
        { position: 2333, kind: "purlin" },
        { position: 4667, kind: "fly-brace" },
        { position: 9333, kind: "fly-brace" },
        { position: 11_667, kind: "purlin" },
      ],
      uniformLoads: [
        { case: "G", load: 6 },
        { case: "Q", load: 12 },
      ],
    },
  },
];
