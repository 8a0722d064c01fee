import { designWithStrengths } from "@kingpost/as4100";
import { grossProperties } from "@kingpost/section-geometry";
import {
  enterAngle,
  enterBox,
  enterChannel,
  enterISection,
  enterSolid,
  enterTee,
  enterUnequalISection,
} from "../expansion/expand-families.ts";
import type { KnownOfSection } from "../expansion/known.ts";
import { Ledger } from "../expansion/ledger.ts";
import type { PropertyNote } from "../record/record.ts";
import { customId, sizeText, textOfCustomId, typedFromText } from "./code/custom-section-id.ts";
import type { CustomCategory, CustomSectionRecord } from "./code/custom-section-record.ts";
import { type CustomShape, type FlangeEdges, STRENGTH_FIELDS } from "./code/fields.ts";
import { type CustomSection, parseCustomSection } from "./parse-custom-section.ts";

const CATEGORY: Readonly<Record<CustomShape, CustomCategory>> = {
  I: "CUSTOM-I",
  Box: "CUSTOM-BOX",
  Angle: "CUSTOM-ANGLE",
  Unequal: "CUSTOM-UNEQUAL",
  Channel: "CUSTOM-CHANNEL",
  Tee: "CUSTOM-TEE",
  Flat: "CUSTOM-FLAT",
  Round: "CUSTOM-ROUND",
};

const NAME: Readonly<Record<CustomShape, string>> = {
  I: "Welded I",
  Box: "Welded box",
  Angle: "Angle",
  Unequal: "Unequal I",
  Channel: "Welded channel",
  Tee: "Tee",
  Flat: "Flat",
  Round: "Round",
};

const STRESS_WORDS: Readonly<Record<CustomSection["stress"], string>> = {
  HR: "hot rolled (HR)",
  LW: "lightly welded longitudinally (LW)",
  HW: "heavily welded longitudinally (HW)",
  CF: "cold formed (CF)",
};

/** Typing creates a section for every key; caching the last few keeps one object for each id. */
const KEPT = 100;
const made = new Map<string, CustomSectionRecord>();

/**
 * The record of a custom section: every property that a catalogue section of the shape has, by the same engine.
 *
 * Units    as every record: mm, mm2, mm3, mm4, mm6, MPa, kg/m
 * Sources  dimensions and stated strengths "given", strengths of a plate grade "standard", the rest "computed"
 * Errors   none: the section has been read by `parseCustomSection`
 * Checked  validation/custom-section.test.ts (every WB and WC; box and angle by hand)
 */
export function customSectionRecord(section: CustomSection): CustomSectionRecord {
  const id = customId(section);
  const known = made.get(id);
  if (known) return known;
  const record = expand(id, section);
  if (made.size >= KEPT) made.clear();
  made.set(id, record);
  return record;
}

/** The record that an id `own:...` names, or undefined if it is not the id of a custom section or the section is not valid. */
export function customSectionRecordOf(id: string): CustomSectionRecord | undefined {
  const text = textOfCustomId(id);
  const typed = text === undefined ? undefined : typedFromText(text);
  const parsed = typed && parseCustomSection(typed);
  return parsed?.ok ? customSectionRecord(parsed.section) : undefined;
}

function expand(id: string, section: CustomSection): CustomSectionRecord {
  const { shape, dimensions, grade, strengths, stress, edges } = section;
  const gross = grossProperties(dimensions);
  const computed =
    dimensions.shape === "unequal-i" ? {} : designWithStrengths(dimensions, gross, strengths, stress);
  const known: KnownOfSection = {
    dimensionsFrom: "given",
    printed: {},
    gross,
    own: { printed: {}, computed, unrounded: computed },
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
  enterShape(ledger, known, dimensions);
  const { properties, provenance } = ledger.close();
  return {
    id,
    name: `${NAME[shape]} ${sizeText(dimensions)}`,
    category: CATEGORY[shape],
    standard: "Custom",
    flangeEdges: edges,
    residualStress: stress,
    grade: gradeText(section),
    properties: { ...properties, availability: "" },
    provenance,
    discrepancies: [],
    capacityInputs: {},
    notes: notesOn(section, properties.kf),
    listedGrades: [],
    isListed: false,
    availabilityBasis: "",
  };
}

function enterShape(ledger: Ledger, known: KnownOfSection, dimensions: CustomSection["dimensions"]): void {
  switch (dimensions.shape) {
    case "i-section":
      enterISection(ledger, known, dimensions);
      break;
    case "unequal-i":
      enterUnequalISection(ledger, known, dimensions);
      break;
    case "box":
      enterBox(ledger, known, dimensions);
      break;
    case "angle":
      enterAngle(ledger, known, dimensions);
      break;
    case "channel":
      enterChannel(ledger, known, dimensions);
      break;
    case "tee":
      enterTee(ledger, known, dimensions);
      break;
    case "flat":
    case "round":
      enterSolid(ledger, known, dimensions);
      break;
  }
}

function gradeText({ shape, grade, strengths: { fy, fyw, fu } }: CustomSection): string {
  if (grade !== undefined) return `plate strengths as for AS/NZS 3679.2 Grade ${grade}`;
  const web = STRENGTH_FIELDS[shape].includes("fyw") ? `, fyw ${fyw}` : "";
  return `user-defined strengths fy ${fy}${web}, fu ${fu} MPa`;
}

const UNEQUAL_FLANGES: PropertyNote = {
  property: "ag",
  note: "Properties of the plates only; fillet welds are ignored. Form factor and effective moduli are not implemented for unequal flanges.",
};

function notesOn({ shape, stress, edges }: CustomSection, kf: number): readonly PropertyNote[] {
  if (shape === "Flat" || shape === "Round") return [];
  if (shape === "Unequal") return [UNEQUAL_FLANGES];
  const limits: PropertyNote = {
    property: "compactness",
    note: `Slenderness limits of AS 4100 Tables 5.2 and 6.2.4 for plates ${STRESS_WORDS[stress]}.`,
  };
  if (stress === "HR") return [limits];
  return [
    ...(edges === undefined ? [] : [sectionConstantNote(edges, kf)]),
    { property: "ag", note: "Properties of the plates only; fillet welds are ignored." },
    limits,
  ];
}

/** Table 6.3.3(B), for kf < 1, has one row for welded I-sections of any plates. */
function sectionConstantNote(edges: FlangeEdges, kf: number): PropertyNote {
  const note =
    kf < 1
      ? "Taken from AS 4100 Table 6.3.3(B), because kf is less than 1. That table has one value for flame-cut and as-rolled flange edges."
      : `Taken from AS 4100 Table 6.3.3(A) for ${edges} flange edges.`;
  return { property: "alphaB", note };
}
