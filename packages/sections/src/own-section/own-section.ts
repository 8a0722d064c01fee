import { designWithStrengths } from "../as4100/design.ts";
import { enterAngle, enterBox, enterISection } from "../expand-families.ts";
import type { KnownOfSection } from "../known.ts";
import { Ledger } from "../ledger.ts";
import { grossProperties } from "../properties/gross.ts";
import type { PropertyNote } from "../record.ts";
import type { OwnShape } from "./fields.ts";
import { ownId, sizeText, textOfOwnId, typedFromText } from "./own-id.ts";
import type { OwnCategory, OwnRecord } from "./own-record.ts";
import { type OwnSection, parseOwnSection } from "./parse-own-section.ts";

const CATEGORY: Readonly<Record<OwnShape, OwnCategory>> = {
  I: "OWN-I",
  Box: "OWN-BOX",
  Angle: "OWN-ANGLE",
};

const NAME: Readonly<Record<OwnShape, string>> = { I: "Welded I", Box: "Welded box", Angle: "Angle" };

const STRESS_WORDS: Readonly<Record<OwnSection["stress"], string>> = {
  HR: "hot rolled (HR)",
  LW: "lightly welded longitudinally (LW)",
  HW: "heavily welded longitudinally (HW)",
  CF: "cold formed (CF)",
};

/** Typing makes a section for every key; the last of them are enough to keep one object for one id. */
const KEPT = 100;
const made = new Map<string, OwnRecord>();

/**
 * The record of an own section: every property that a catalogue section of the shape has, by the same engine.
 *
 * Units    as every record: mm, mm2, mm3, mm4, mm6, MPa, kg/m
 * Sources  dimensions and stated strengths "given", strengths of a plate grade "standard", the rest "computed"
 * Errors   none: the section has been read by `parseOwnSection`
 * Checked  validation/own-section.test.ts (every WB and WC; box and angle by hand)
 */
export function ownRecord(section: OwnSection): OwnRecord {
  const id = ownId(section);
  const known = made.get(id);
  if (known) return known;
  const record = expand(id, section);
  if (made.size >= KEPT) made.clear();
  made.set(id, record);
  return record;
}

/** The record that an id `own:...` names, or undefined: not the id of an own section, or of one that can not be made. */
export function ownRecordOf(id: string): OwnRecord | undefined {
  const text = textOfOwnId(id);
  const typed = text === undefined ? undefined : typedFromText(text);
  const parsed = typed && parseOwnSection(typed);
  return parsed?.ok ? ownRecord(parsed.section) : undefined;
}

function expand(id: string, section: OwnSection): OwnRecord {
  const { shape, dimensions, grade, strengths, stress } = section;
  const gross = grossProperties(dimensions);
  const computed = designWithStrengths(dimensions, gross, strengths, stress);
  const known: KnownOfSection = {
    dimensionsFrom: "given",
    printed: {},
    gross,
    own: { printed: {}, computed },
  };
  const ledger = new Ledger(0, () => undefined);
  ledger.set("fabrication", stress === "HR" ? "Hot Rolled" : "Welded", "given");
  for (const name of ["fy", "fyw", "fu"] as const) {
    ledger.set(name, strengths[name], grade === undefined ? "given" : "standard");
  }
  for (const name of ["fyHighStrength", "fywHighStrength", "fuHighStrength"] as const) {
    ledger.set(name, 0, "not-applicable");
  }
  ledger.set("availability", "", "not-applicable");
  if (dimensions.shape === "i-section") enterISection(ledger, known, dimensions);
  if (dimensions.shape === "box") enterBox(ledger, known, dimensions);
  if (dimensions.shape === "angle") enterAngle(ledger, known, dimensions);
  const { properties, provenance } = ledger.close();
  return {
    id,
    name: `${NAME[shape]} ${sizeText(dimensions)}`,
    category: CATEGORY[shape],
    standard: "Own",
    grade: gradeText(section),
    properties: { ...properties, availability: "" },
    provenance,
    discrepancies: [],
    notes: notesOn(section),
    listedGrades: [],
    isListed: false,
    availabilityBasis: "",
  };
}

function gradeText({ shape, grade, strengths: { fy, fyw, fu } }: OwnSection): string {
  if (grade !== undefined) return `plate to the rule of AS/NZS 3679.2 Grade ${grade}`;
  const web = shape === "Angle" ? "" : `, fyw ${fyw}`;
  return `stated strengths fy ${fy}${web}, fu ${fu} MPa`;
}

function notesOn({ stress }: OwnSection): readonly PropertyNote[] {
  const limits: PropertyNote = {
    property: "compactness",
    note: `Slenderness limits of AS 4100 Tables 5.2 and 6.2.4 for plates ${STRESS_WORDS[stress]}.`,
  };
  if (stress === "HR") return [limits];
  return [{ property: "ag", note: "Plates alone; the fillet welds are left out of every property." }, limits];
}
