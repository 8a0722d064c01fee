import { describe, expect, test } from "vitest";
import { namesFrom, recordOf } from "./catalogue.ts";

describe("a record equals the published tables field by field", () => {
  test("610UB125 in grade 300", () => {
    const beam = recordOf("610UB125_300");
    expect(beam).toMatchObject({ name: "610UB125", category: "UB", standard: "Aust300", discrepancies: [] });
    expect(beam.properties).toEqual({
      fabrication: "Hot Rolled",
      availability: "Common",
      fy: 280,
      fyw: 300,
      fu: 440,
      fyHighStrength: 340,
      fywHighStrength: 340,
      fuHighStrength: 480,
      d: 611.6,
      bf: 229,
      tf: 19.6,
      tw: 11.9,
      r1: 14,
      d1: 572,
      ag: 16000,
      ix: 986e6,
      iy: 39.3e6,
      zx: 3230e3,
      zy: 343e3,
      sx: 3680e3,
      sy: 536e3,
      rx: 249,
      ry: 49.6,
      j: 1560e3,
      iw: 3450e9,
      kf: 0.95,
      compactness: "C",
      compactnessX: "C",
      compactnessY: "C",
      zex: 3680e3,
      zey: 515e3,
      centroidXL: 0,
      shearCentreX0: 0,
      zey300: 0,
      zey350: 0,
      mass: 125,
      dPrinted: 612,
    });
    expect(namesFrom(beam, "computed")).toEqual([]);
  });

  test("250PFC in grade 350: the record has the smaller direction, the family's fields have both", () => {
    const { properties } = recordOf("250PFC_350");
    expect(properties).toMatchObject({
      fy: 340,
      fyw: 360,
      fu: 480,
      d: 250,
      bf: 90,
      tf: 15,
      tw: 8,
      r1: 12,
      d1: 220,
    });
    expect(properties).toMatchObject({ zy: 59300, zyL: 127000, zyR: 59300 });
    expect(properties).toMatchObject({ zex: 421000, zey: 84900, zeyL: 84900, zeyR: 89000 });
    expect(properties).toMatchObject({ zey300: 88700, zey350: 84900 });
    expect(properties).toMatchObject({ centroidXL: 28.6, shearCentreX0: 58.5, iw: 35.9e9, j: 248e3 });
    expect(properties).toMatchObject({ compactness: "nan", compactnessX: "C", compactnessY: "N" });
    expect(properties).toMatchObject({ compactnessYL: "N", compactnessYR: "C" });
  });

  test("100x100x8EA in grade 350: legs, one thickness, and the smallest modulus of its loads", () => {
    const angle = recordOf("100x100x8EA_350");
    const { properties } = angle;
    expect(properties).toMatchObject({
      d: 100,
      bf: 100,
      tf: 7.8,
      tw: 7.8,
      r1: 8,
      d1: 0,
      b1: 100,
      b2: 100,
      r2: 5,
    });
    expect(properties).toMatchObject({ ag: 1500, ix: 2.27e6, iy: 582e3, inp: -842e3, nL: 27.5, tanAlpha: 1 });
    expect(properties).toMatchObject({ zy: 14900, zy3: 16500, zy5: 14900, sy: 25600 });
    expect(properties).toMatchObject({
      zex: 42900,
      zexA: 42900,
      zexC: 42900,
      zey: 20000,
      zeyB: 20000,
      zeyD: 22400,
    });
    // The table lists the one load about x once: load C is that value, not a calculated one.
    expect(angle.provenance).toMatchObject({ zexA: "published", zexC: "derived", zex: "derived" });
  });

  test("168.3x6.4CHS in C250: its gross properties are published, its design values are not", () => {
    const tube = recordOf("168.3x6.4CHS_300");
    expect(tube.properties).toMatchObject({
      fabrication: "Welded",
      fy: 250,
      fyw: 250,
      fu: 320,
      fyHighStrength: 350,
    });
    expect(tube.properties).toMatchObject({
      d: 168.3,
      bf: 168.3,
      tf: 6.4,
      tw: 6.4,
      t: 6.4,
      r1: 0,
      d1: 0,
      iw: 0,
    });
    expect(tube.properties).toMatchObject({
      ag: 3260,
      ix: 10.7e6,
      zx: 127e3,
      sx: 168e3,
      rx: 57.3,
      j: 21.4e6,
      kf: 1,
    });
    expect(tube.provenance).toMatchObject({
      ag: "published",
      fy: "standard",
      kf: "computed",
      zex: "computed",
    });
    expect(recordOf("168.3x6.4CHS_350").provenance).toMatchObject({ fy: "published", zex: "published" });
  });

  test("150x100x6.0RHS: outside corner radius, and the depth between the walls", () => {
    const box = recordOf("150x100x6.0RHS_350");
    expect(box.properties).toMatchObject({
      d: 150,
      bf: 100,
      tf: 6,
      tw: 6,
      r1: 15,
      d1: 138,
      compactness: "N",
    });
    expect(box.properties).toMatchObject({ zex: 134e3, zey: 101e3, compactnessX: "C", compactnessY: "N" });
    expect(box.provenance).toMatchObject({ d1: "computed", c: "computed", r1: "published" });
  });

  test("150x100x12UA: the unpublished toe modulus is calculated, and governs", () => {
    const angle = recordOf("150x100x12UA_300");
    expect(angle.properties.zy5).toBe(32100);
    expect(angle.properties.zy).toBe(angle.properties.zy3);
    expect(angle.provenance).toMatchObject({ zy5: "published", zy3: "computed", zy: "computed" });
  });

  test("all properties of a size with only dimensions are calculated", () => {
    const tube = recordOf("610.0x12.7CHS_350");
    expect(namesFrom(tube, "published").sort()).toEqual(["bf", "d", "t", "tf", "tw"]);
    expect(namesFrom(tube, "judged")).toEqual(["fabrication", "availability"]);
    expect(namesFrom(tube, "derived")).toEqual([]);
    // A ring of 610 x 12.7: pi (610 - 12.7) 12.7.
    expect(tube.properties.ag).toBeCloseTo(Math.PI * 597.3 * 12.7, 6);
  });
});
