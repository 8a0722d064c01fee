import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { BASEPLATE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const CONCRETE = { pedestalLength: 1000, pedestalWidth: 900, pedestalDepth: 700 };

/** Demand and limit of a check; of a required thickness the limit. */
function valuesOf(inputs: object, actions: object, id: string): readonly [demand: number, limit: number] {
  const outcome = BASEPLATE.run({ ...CONCRETE, ...inputs, actions: [{ name: "A", ...actions }] }, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  const check = outcome.result.checks.find((one) => one.id === id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  return [check.demand, check.limit];
}
/** To four digits. */
const expectNear = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(0.0002);

test("a channel bends the plate from 0.80 of its width", () => {
  // 250PFC on 400 x 250, 25 MPa: phi fb = 0.6 x 1.8 x 25 = 27 MPa. Centroid 45 - 28.6 = 16.4 mm from the middle: block of
  // 400 x (250 - 32.8), fp = 6.906 MPa; m = 81.25, n = (250 - 0.8 x 90) / 2 = 89, sqrt(250 x 2 x 90) / 4 = 53.0: t = 89 sqrt(13.812 / 225).
  const base = { section: "250PFC_300", plateLength: 400, plateWidth: 250, gauge: 180, pitch: 330, fc: 25 };
  expectNear(valuesOf(base, { n: 600e3 }, "concrete-bearing")[1] / 1e3, 2700);
  expectNear(valuesOf(base, { n: 600e3 }, "plate-bearing")[1], 22.051);
});

test("a bolt beside a tube bends the plate across the line to its centre", () => {
  // Bolts at (120, 120), 25 kN each: x = 169.71 - 84.15 = 85.56 mm; to the edges at 45 degrees 50 sqrt(2) = 70.71 mm, half way to
  // the next bolt 120 mm: beff = 141.42 mm; t = sqrt(4 x 25e3 x 85.56 / (225 x 141.42)); weld 25e3 / 141.42.
  const base = {
    section: "168.3x6.4CHS_350",
    plateLength: 340,
    plateWidth: 340,
    plateThickness: 25,
    gauge: 240,
    pitch: 240,
    embedment: 300,
  };
  expectNear(valuesOf(base, { n: -100e3 }, "plate-tension")[1], 16.397);
  expectNear(valuesOf(base, { n: -100e3 }, "weld-at-bolt")[0], 176.78);
});

const MOMENT_BASE = {
  section: "310UC96.8_300",
  plateLength: 560,
  plateWidth: 460,
  plateThickness: 45,
  gauge: 340,
  pitch: 460,
  boltSize: "M30",
  boltGrade: "8.8",
  embedment: 400,
};

test("a large eccentricity has a short block and two bolts in tension", () => {
  // phi fb = 0.6 x 0.9 x 32 x 1000 / 560 = 30.857 MPa, q = 14 194 N/mm, f = 230 mm.
  // Y = 510 - sqrt(510^2 - 2 (170e6 + 400e3 x 230) / 14 194) = 37.577 mm, T = 533.4 - 400 = 133.4 kN.
  const large = { n: 400e3, mx: -170e6 };
  expectNear(valuesOf(MOMENT_BASE, large, "bolt-tension")[0] / 1e3, 66.69);
  // m = 133.7 > Y: t = sqrt(4 x 30.857 x 37.577 (133.7 - 18.79) / 225).
  expectNear(valuesOf(MOMENT_BASE, large, "plate-bearing")[1], 48.67);
});

test("a small eccentricity has a longer block and no tension", () => {
  // e = 120 / 1400 = 85.71 mm, Y = 560 - 171.43 = 388.57 mm, fp = 1400e3 / (460 x 388.57) = 7.8324 MPa.
  // X = 4 x 308 x 305 / 613^2 x 7.8324 / 30.857 = 0.25383, lambda = 0.54047, 0.54047 sqrt(308 x 305) / 4 = 41.4; m = 133.7:
  // t = 133.7 sqrt(2 x 7.8324 / 225).
  expectNear(valuesOf(MOMENT_BASE, { n: 1400e3, mx: 120e6 }, "plate-bearing")[1], 35.278);
});

test("bolts that are all in tension share a moment by their distances", () => {
  // Six bolts, at 210 mm, 0 and -210 mm: 200 / 6 + 15e3 x 210 / (4 x 210^2) = 51.19 kN.
  const base = {
    section: "310UB40.4_300",
    plateLength: 500,
    plateWidth: 260,
    plateThickness: 40,
    boltPattern: "6",
    boltSize: "M24",
    gauge: 140,
    pitch: 420,
    embedment: 400,
  };
  expectNear(valuesOf(base, { n: -200e3, mx: 15e6 }, "bolt-tension")[0] / 1e3, 51.19);
});

const PAIRS = {
  section: "250UC72.9_300",
  plateLength: 400,
  plateWidth: 400,
  boltSize: "M24",
  embedment: 400,
  anchorMethod: "cone",
};

test("pairs between wide flanges have the second yield line of Murray", () => {
  // sqrt(2) 254 > 253.8: t = sqrt(160e3 x 120 x 253.8 / (225 (253.8^2 + 2 x 254^2))).
  const base = { ...PAIRS, gauge: 120, pitch: 100 };
  expectNear(valuesOf(base, { n: -160e3 }, "plate-tension")[1], 10.581);
});

test.each([
  // 400 deep, 120 x 100: (120 + 780) (100 + 900) = 900e3 of 9 x 400^2: 0.7 x 3.90 sqrt(32) 400^1.67 x 0.625.
  ["deep", { gauge: 120, pitch: 100 }, 213.82],
  // 250 deep, 140 x 320: (140 + 750) (320 + 680) = 890e3 of 9 x 250^2: 0.7 x 10.1 sqrt(32) 250^1.5 x 1.5822.
  ["shallow", { section: "200UC46.2_300", plateLength: 420, gauge: 140, pitch: 320, embedment: 250 }, 250.13],
])("a %s cone is cut by the edges of the concrete", (_, inputs, kilonewtons) => {
  expectNear(valuesOf({ ...PAIRS, ...inputs }, { n: -160e3 }, "cone")[1] / 1e3, kilonewtons);
});

test("a shear key bears, bends and pulls its welds", () => {
  // 0.54 x 25 x 120 (95 - 35) = 97.2 kN; M = 70 (35 + 30) = 4550 kNmm: sqrt(4 x 4.55e6 / (225 x 120)) mm;
  // welds sqrt((70e3 / 240)^2 + (4.55e6 / 3000)^2) N/mm.
  const base = {
    section: "150x150x9.0SHS_350",
    plateLength: 320,
    plateWidth: 320,
    plateThickness: 25,
    gauge: 240,
    pitch: 240,
    hasFriction: false,
    shearBy: "key",
    keyWidth: 120,
    keyHeight: 95,
    keyThickness: 25,
    grout: 35,
    fc: 25,
  };
  const actions = { n: 350e3, vy: 70e3 };
  expectNear(valuesOf(base, actions, "shear")[1] / 1e3, 97.2);
  expectNear(valuesOf(base, actions, "key-plate")[1], 25.963);
  expectNear(valuesOf(base, actions, "key-weld")[0], 1544.5);
});

test("a shear key turns the plate by the shear force at the middle of its face", () => {
  // M = 70 (35 + 95) / 2 = 4.55 kNm: e = 13 mm, Y = 320 - 26 = 294 mm, fp = 350e3 / (320 x 294) = 3.7202 MPa;
  // t = (320 - 0.95 x 150) / 2 x sqrt(2 x 3.7202 / 225) = 16.139 mm, not 15.469 mm without the moment.
  const base = {
    section: "150x150x9.0SHS_350",
    plateLength: 320,
    plateWidth: 320,
    gauge: 240,
    pitch: 240,
    hasFriction: false,
    shearBy: "key",
    keyWidth: 120,
    keyHeight: 95,
    grout: 35,
  };
  expectNear(valuesOf(base, { n: 350e3, vy: 70e3 }, "bearing-moment")[0] / 1e6, 4.55);
  expectNear(valuesOf(base, { n: 350e3, vx: -70e3 }, "bearing-moment")[0] / 1e6, 4.55);
  expectNear(valuesOf(base, { n: 350e3, mx: -10e6, vy: 70e3 }, "bearing-moment")[0] / 1e6, 14.55);
  expectNear(valuesOf(base, { n: 350e3, vy: 70e3 }, "plate-bearing")[1], 16.139);
  // In uplift: 50 / 4 kN with 4550 / (4 x 120) kN.
  expectNear(valuesOf(base, { n: -50e3, vy: 70e3 }, "bolt-tension")[0] / 1e3, 12.5 + 9.4792);
  // The welds of the column have the moment of the column alone.
  expectNear(
    valuesOf(base, { n: -50e3, vy: 70e3 }, "weld")[0],
    valuesOf({ ...base, shearBy: "none" }, { n: -50e3, vy: 70e3 }, "weld")[0],
  );
});

test("without full contact the welds carry the compression", () => {
  // Flanges of 310UC96.8: (20e6 / 292.6 + 900e3 x 4697 / 12 372) / (2 x 305 - 9.9 - 33) = 723.0 N/mm; 0.8 x 0.6 x 490 x 8 / sqrt(2).
  const base = { ...MOMENT_BASE, hasFullContact: false, weldLeg: 8 };
  const [force, capacity] = valuesOf(base, { n: 900e3, mx: 20e6, vy: 60e3 }, "weld");
  expectNear(force, 723.04);
  expectNear(capacity, 1330.5);
});

// 250PFC: the centroid is 28.6 mm from the back of the web, 90 / 2 - 28.6 = 16.4 mm from the middle.
const CHANNEL = {
  section: "250PFC_300",
  plateLength: 400,
  plateWidth: 300,
  plateThickness: 40,
  gauge: 200,
  pitch: 330,
  anchorMethod: "cone",
  coversStability: true,
};

function channelOf(inputs: object) {
  const outcome = BASEPLATE.run({ ...CHANNEL, ...inputs }, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
function checkOf(inputs: object, id: string) {
  return channelOf(inputs).checks.find((check) => check.id === id);
}
const demandOf = (inputs: object, id: string) => {
  const check = checkOf(inputs, id);
  return check?.kind === "limit" ? check.demand : undefined;
};

describe("the axial force of a channel acts at its centroid", () => {
  test("in uplift: the bolts beside the web have more of it", () => {
    // 100 / 4 + 100 x 16.4 / (4 x 100) = 29.1 kN.
    expect(demandOf({ actions: [{ name: "A", n: -100e3 }] }, "bolt-tension")).toBeCloseTo(29.1e3, 6);
    const byCase = { actionsBy: "cases", caseActions: [{ case: "Wu1", n: -100e3 }] };
    expect(demandOf(byCase, "bolt-tension")).toBeCloseTo(29.1e3, 6);
  });

  test("in compression: it turns the plate about y, but by itself nothing overturns", () => {
    const pressed = { actions: [{ name: "A", n: 600e3 }] };
    expect(demandOf(pressed, "bearing-moment")).toBeCloseTo(600e3 * 16.4, 3);
    expect(checkOf(pressed, "stability")).toMatchObject({ kind: "not applicable" });
    const byCase = { actionsBy: "cases", caseActions: [{ case: "G", n: 600e3 }] };
    expect(checkOf(byCase, "stability")).toMatchObject({ kind: "not applicable" });
  });

  test("a moment about y at the column that balances it leaves the whole plate", () => {
    const balanced = { actions: [{ name: "A", n: 500e3, my: 500e3 * 16.4 }] };
    expect(checkOf(balanced, "bearing-moment")).toMatchObject({ kind: "not applicable" });
    expect(demandOf({ actions: [{ name: "A", n: 500e3, my: -1e6 }] }, "bearing-moment")).toBeCloseTo(
      9.2e6,
      3,
    );
  });

  test("the weld has it without that moment", () => {
    // 100 kN in proportion to the areas of the flanges: 90 x 15 of 4,520 mm2, on 90 + 90 - 8 - 12 = 160 mm.
    const weld = demandOf({ actionsBy: "cases", caseActions: [{ case: "Wu1", n: -100e3 }] }, "weld");
    expect(weld).toBeGreaterThan(0.98 * ((100e3 * 90 * 15) / 4520 / 160));
    expect(weld).toBeLessThan(1.2 * ((100e3 * 90 * 15) / 4520 / 160));
  });
});
