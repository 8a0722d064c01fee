import type { StoredDesign } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import type { Member } from "./member/member.ts";

/** The families and shapes that the modules do not design. */
const WITHOUT_MODULE: ReadonlySet<SteelSectionRecord["category"]> = new Set<SteelSectionRecord["category"]>([
  "TFB",
  "BT",
  "CT",
  "RB",
  "SB",
  "FL",
  "CUSTOM-UNEQUAL",
  "CUSTOM-CHANNEL",
  "CUSTOM-TEE",
  "CUSTOM-FLAT",
  "CUSTOM-ROUND",
]);

/** Whether the design modules, and their interaction rules, take the section. */
export const hasDesignModule = ({ category }: SteelSectionRecord): boolean => !WITHOUT_MODULE.has(category);

/** The first version of the inputs of both modules, which upgrade it as they upgrade any older link. */
const VERSION = 1;

/** Millimetres, whole: what the fields of the modules take. */
const millimetres = (metres: number) => Math.round(metres * 1000);

/** A simply supported beam as long as the segment in bending. Every other input has its default. */
export function beamOf({ id }: SteelSectionRecord, { leb }: Member): StoredDesign {
  return { version: VERSION, inputs: { section: id, spans: [{ length: millimetres(leb), end: "pinned" }] } };
}

/** A column of the larger effective length. Every other input has its default. */
export function columnOf({ id }: SteelSectionRecord, { lex, ley }: Member): StoredDesign {
  return { version: VERSION, inputs: { section: id, length: millimetres(Math.max(lex, ley)) } };
}
