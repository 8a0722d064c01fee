import type { Example } from "../frame/module/runnable-module.ts";

/** Designs to start from; what they leave out has its default. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "side-plate",
    title: "Web side plate, beam to column flange",
    inputs: {
      section: "410UB53.7_300",
      supportSection: "250UC72.9_300",
      actionsBy: "cases",
      caseActions: [
        { case: "G", v: 55_000 },
        { case: "Q", v: 50_000 },
      ],
    },
  },
  {
    id: "notched",
    title: "Web side plate, notched beam to beam",
    inputs: {
      section: "310UB40.4_300",
      support: "beam-web",
      supportSection: "530UB82.0_300",
      topNotch: 40,
      notchLength: 130,
      isNotchHeld: true,
      supportBy: "the engineer of the floor, by the slab",
      actions: [{ name: "1.2G + 1.5Q", v: 85_000 }],
    },
  },
  {
    id: "end-plate",
    title: "Flexible end plate, beam to column web",
    inputs: {
      type: "flexible-end-plate",
      section: "460UB67.1_300",
      support: "column-web",
      supportSection: "310UC96.8_300",
      weldLeg: 6,
      actions: [
        { name: "1.2G + 1.5Q", v: 240_000 },
        { name: "1.2G + Wu + 0.4Q", v: 180_000, n: -30_000 },
      ],
    },
  },
  {
    id: "cleat",
    title: "Angle cleats, beam to beam",
    inputs: {
      type: "angle-cleat",
      section: "410UB53.7_300",
      support: "beam-web",
      supportSection: "610UB101_300",
      topNotch: 50,
      notchLength: 130,
      isNotchHeld: true,
      actions: [{ name: "1.2G + 1.5Q", v: 150_000 }],
    },
  },
  {
    id: "moment-end-plate",
    title: "Bolted moment end plate of a portal knee",
    inputs: {
      type: "moment-end-plate",
      section: "410UB53.7_300",
      column: "310UC118_300",
      boltSize: "M24",
      boltCategory: "8.8/TB",
      edgeV: 45,
      edgeH: 45,
      inside: 55,
      outside: 55,
      columnBy: "the engineer of the frame",
      actions: [{ name: "1.2G + Wu", v: 90_000, n: 40_000, m: 180e6 }],
    },
  },
  {
    id: "welded-moment",
    title: "Welded moment connection",
    inputs: {
      type: "welded-moment",
      section: "310UB40.4_300",
      column: "310UC118_300",
      actions: [{ name: "1.2G + 1.5Q", v: 110_000, m: 95e6 }],
    },
  },
  {
    id: "bolted-splice",
    title: "Bolted splice of a floor beam",
    inputs: {
      type: "bolted-splice",
      section: "410UB53.7_300",
      flangeRows: 4,
      actions: [{ name: "1.2G + 1.5Q", v: 60_000, m: 150e6 }],
    },
  },
  {
    id: "welded-splice",
    title: "Welded splice",
    inputs: {
      type: "welded-splice",
      section: "410UB53.7_300",
      actions: [{ name: "1.2G + 1.5Q", v: 60_000, m: 150e6 }],
    },
  },
  {
    id: "brace",
    title: "Bracing cleat of an angle",
    inputs: {
      type: "bracing-cleat",
      brace: "100x100x8EA_300",
      braceBy: "the engineer of the frame",
      actions: [{ name: "0.9G + Wu", n: -140_000 }],
    },
  },
  {
    id: "bolt-group",
    title: "Bolt group with an eccentric force (eight M20, 500 mm)",
    inputs: {
      type: "bolt-group",
      groupColumns: 2,
      groupRows: 4,
      groupGauge: 90,
      plateThickness: 12,
      eccentricity: 500,
      actions: [{ name: "A", v: 90_000 }],
    },
  },
  {
    id: "weld-group",
    title: "Weld group of three runs",
    inputs: {
      type: "weld-group",
      weldShape: "C",
      weldDepth: 300,
      weldWidth: 275,
      eccentricity: 450,
      actions: [{ name: "A", v: 180_000 }],
    },
  },
  {
    id: "pin",
    title: "Pin of a tie",
    inputs: { type: "pin", actions: [{ name: "1.2G + 1.5Q", n: -150_000 }] },
  },
];
