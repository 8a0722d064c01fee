import type { StoredDesign } from "@kingpost/calc";
import { isForMembers, kindOf, type SteelSectionRecord } from "@kingpost/sections";
import type { DesignKind } from "../../../../shared/design-pages.ts";
import type { Member } from "./member/member.ts";

/** The modules that design a member of the section. An angle bends about both axes, and its base plate is not covered. */
export function modulesFor({ category }: Pick<SteelSectionRecord, "category">): readonly DesignKind[] {
  if (!isForMembers(category)) return [];
  return kindOf(category) === "angle" ? ["steel-column"] : ["steel-beam", "steel-column", "baseplate"];
}

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
