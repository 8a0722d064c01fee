import { designTension, netArea } from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import { customSectionRecordOf, type SteelSectionRecord } from "@kingpost/sections";
import { expect, test } from "vitest";
import { catalogue, recordOf } from "../../testing/catalogue.ts";
import { steelOf } from "../capacity-for.ts";
import { type TensionConnectionPreset, tensionConnections } from "./tension-connections.ts";

const capacity = (record: SteelSectionRecord, { kt, holes }: TensionConnectionPreset) => {
  const section = steelOf(record);
  return designTension(section, SILENT, { kt, an: netArea(section, holes, SILENT) }) / 1e3;
};

test.each([
  ["310UB40.4_300", 1233],
  ["250UC72.9_300", 2309],
])("%s opens with four 22 mm holes through two flanges and kt 0.85: %d kN", (id, expected) => {
  const record = recordOf(id);
  const [first] = tensionConnections(record);
  expect(first).toMatchObject({
    kt: 0.85,
    holes: { count: 4, diameter: 22, thickness: record.properties.tf },
  });
  expect(Math.floor(capacity(record, first))).toBe(expected);
});

const presets = (record: SteelSectionRecord) =>
  tensionConnections(record).map(({ kt, holes: { count, thickness } }) => [kt, count, thickness]);

test.each([
  [
    "1200WB455_300",
    [
      [0.85, 4, 40],
      [1, 0, 40],
    ],
  ],
  [
    "250PFC_300",
    [
      [0.85, 2, 8],
      [0.85, 2, 15],
      [1, 0, 15],
    ],
  ],
  [
    "100x100x10EA_300",
    [
      [0.85, 1, 9.5],
      [1, 0, 9.5],
    ],
  ],
  [
    "150x150x10EA_300",
    [
      [0.85, 2, 9.5],
      [1, 0, 9.5],
    ],
  ],
  [
    "150x90x10UA_300",
    [
      [0.85, 2, 9.5],
      [0.75, 1, 9.5],
      [1, 0, 9.5],
    ],
  ],
  ["125x125x5.0SHS_350", [[1, 0, 5]]],
] as const)("the factor, the holes and their thickness of %s belong to one connection", (id, expected) => {
  expect(presets(recordOf(id))).toEqual(expected);
});

test("a custom section with unequal flanges takes the holes through the thicker one", () => {
  const record = customSectionRecordOf("own:Unequal-500x200x16x250x25x10-300");
  if (!record) throw new Error("No section");
  expect(tensionConnections(record)[0].holes).toMatchObject({ count: 4, thickness: 25 });
});

test("every section opens with holes through a plate that it has, and is never stronger than without", () => {
  for (const { id, category } of catalogue.entries) {
    const record = recordOf(id);
    const plates = [record.properties.tf, record.properties.tw, record.properties.d, record.properties.bf];
    for (const preset of tensionConnections(record)) {
      expect(plates, `${id}, ${category}`).toContain(preset.holes.thickness);
      // A small leg or web has no room for its holes.
      const net = steelOf(record).ag - preset.holes.count * preset.holes.diameter * preset.holes.thickness;
      if (net > 0) {
        const gross = capacity(record, { ...preset, kt: 1, holes: { ...preset.holes, count: 0 } });
        expect(capacity(record, preset), id).toBeLessThanOrEqual(gross);
      }
    }
  }
});
