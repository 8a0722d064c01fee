import type { GradeSymbol } from "@kingpost/as4100";
import type { PropertyName } from "../record/record.ts";

/**
 * A published value that differs from the engine's beyond rounding, with the reason to prefer the engine's value.
 * The record keeps the published value; the calculated value and this note are shown beside it.
 */
export interface KnownFault {
  readonly designation: string;
  /** null: a gross property, the same in every grade. */
  readonly grade: GradeSymbol | null;
  readonly property: PropertyName;
  readonly note: string;
  /** Whether design capacities use the calculated value: for an unsafe error with a certain cause. */
  readonly isUnsafe?: true;
}

const SINGLE: readonly KnownFault[] = [
  {
    designation: "690UB125",
    grade: "350",
    property: "kf",
    note: "The calculated value follows AS 4100 Clause 6.2 with fy = 340 MPa. The same rule agrees with the published kf of every other size.",
  },
  {
    designation: "310UC283",
    grade: "350",
    property: "fy",
    note: "The flange is 44.1 mm thick. For flanges of 40 mm and more AS/NZS 3679.1 gives fy = 330 MPa. The capacities use 330 MPa.",
    isUnsafe: true,
  },
  {
    designation: "200UC46.2",
    grade: "350",
    property: "zey",
    note: "The published value belongs to fy = 360 MPa. The flange is 11.0 mm thick, and the same table gives it fy = 340 MPa.",
  },
  {
    designation: "125PFC",
    grade: "350",
    property: "zeyL",
    note: "The table appears to have swapped ZeyL and ZeyR. ZeyL belongs to the web in compression; the web is compact, so ZeyL is 1.5 Zy.",
  },
  {
    designation: "125PFC",
    grade: "350",
    property: "zeyR",
    note: "The table appears to have swapped ZeyL and ZeyR. ZeyR belongs to the flange tips in compression; the table lists them as non-compact, so ZeyR is less than 1.5 Zy. The capacities use the calculated value.",
    isUnsafe: true,
  },
  {
    designation: "150x50x2.0RHS",
    grade: "C350",
    property: "compactnessX",
    note: "The table gives C (compact) but also a Zex smaller than Sx and 1.5 Zx. Only a non-compact section has such a Zex.",
  },
  {
    designation: "200PFC",
    grade: null,
    property: "shearCentreX0",
    note: "For every other channel our formula for the shear centre agrees with the published value within 0.1 mm.",
  },
  {
    designation: "75PFC",
    grade: null,
    property: "sy",
    note: "The calculated value is about the axis that halves the area. Calculated this way, Sy of every other channel agrees within one unit of the last published digit.",
  },
];

const EQUAL_ANGLE_SX =
  "The table gives slightly more than the plastic modulus about the x-axis, an axis of symmetry. For all 46 equal angles the excess is 0.111 times r1 cubed, within rounding: the table appears to place the root fillet too far from the axis. Zex is limited by 1.5 Zx and not by Sx, so no capacity changes.";
const UNEQUAL_ANGLE_SX =
  "The table gives less than the plastic modulus about the equal-area axis parallel to x. Zex is limited by 1.5 Zx and not by Sx, so no capacity changes.";
const CHANNEL_J =
  "The 2019 catalogue gives a torsion constant that is 3 to 5 % too high. A numerical St Venant solution and the 1999 tables agree with the calculated value. The capacities use the calculated value.";
const SLENDER_HOLLOW =
  "The section is slender. The table gives 0.1 to 0.7 % more than the effective section of AS 4100 Clause 5.2.5 gives. Our method agrees, within rounding, with the C450 value of this size and both values of every other slender size. The reason is unknown.";

const COMPACT_SHORT_OF_S =
  "The section is compact, so its effective modulus is the plastic modulus S. The table gives one unit of the last digit less than its own S; its C450 column gives S itself.";

const EQUAL_ANGLES = `200x200x20 200x200x16 200x200x13 125x125x12 125x125x10 125x125x8 100x100x12 100x100x10
  100x100x6 90x90x8 90x90x6 75x75x10 75x75x8 75x75x6 65x65x5 55x55x5 50x50x8 50x50x6 50x50x5 50x50x3 45x45x6 45x45x5
  45x45x3 40x40x6 40x40x5 40x40x3 30x30x6 30x30x5 30x30x3 25x25x6 25x25x5 25x25x3`;
const UNEQUAL_ANGLES = `150x100x12 150x100x10 150x90x16 150x90x12 150x90x10 150x90x8 125x75x12 125x75x10 125x75x8
  125x75x6 100x75x10 100x75x8 100x75x6 75x50x8 75x50x6 75x50x5 65x50x8 65x50x6 65x50x5`;
const CHANNELS = "380 300 250 230 200 180 150 125 100 75";
const SLENDER_RHS = `400x300x8.0 400x200x10.0 400x200x8.0 350x250x8.0 350x250x6.0 300x200x8.0 127x51x3.5 125x75x2.5`;
const SHORT_SHS = "89x89x6.0 89x89x5.0";
const SLENDER_SHS = `300x300x8.0 200x200x5.0 100x100x2.0 90x90x2.5 65x65x1.6`;

/** The known errors in the published tables. A test checks every entry against the tables. */
export const KNOWN_FAULTS: readonly KnownFault[] = [
  ...SINGLE,
  ...sizes(EQUAL_ANGLES, "EA", null, "sx", EQUAL_ANGLE_SX),
  ...sizes(UNEQUAL_ANGLES, "UA", null, "sx", UNEQUAL_ANGLE_SX),
  ...sizes(CHANNELS, "PFC", null, "j", CHANNEL_J).map((fault) => ({ ...fault, isUnsafe: true }) as const),
  ...sizes(SLENDER_RHS, "RHS", "C350", "zey", SLENDER_HOLLOW),
  ...sizes(SLENDER_SHS, "SHS", "C350", "zex", SLENDER_HOLLOW),
  ...sizes(SLENDER_SHS, "SHS", "C350", "zey", SLENDER_HOLLOW),
  ...sizes(SHORT_SHS, "SHS", "C350", "zex", COMPACT_SHORT_OF_S),
  ...sizes(SHORT_SHS, "SHS", "C350", "zey", COMPACT_SHORT_OF_S),
];

function sizes(
  list: string,
  family: string,
  grade: GradeSymbol | null,
  property: PropertyName,
  note: string,
): KnownFault[] {
  return list.split(/\s+/).map((size) => ({ designation: `${size}${family}`, grade, property, note }));
}

const BY_KEY: ReadonlyMap<string, KnownFault> = new Map(
  KNOWN_FAULTS.map((fault) => [keyOf(fault.designation, fault.grade, fault.property), fault]),
);

/** The known error in a published value, or undefined. For a gross property give the grade null. */
export function knownFault(
  designation: string,
  grade: GradeSymbol | null,
  property: PropertyName,
): KnownFault | undefined {
  return BY_KEY.get(keyOf(designation, grade, property));
}

function keyOf(designation: string, grade: GradeSymbol | null, property: PropertyName): string {
  return `${designation} ${grade ?? ""} ${property}`;
}
