import type { GradeSymbol } from "./as4100/grades.ts";
import type { PropertyName } from "./record.ts";

/**
 * A printed value that the engine contradicts beyond rounding, with the reason why we believe the engine.
 * The printed value stays in the record; the computed one and this note are shown beside it.
 */
export interface KnownFault {
  readonly designation: string;
  /** null: a gross property, the same in every grade. */
  readonly grade: GradeSymbol | null;
  readonly property: PropertyName;
  readonly note: string;
}

const SINGLE: readonly KnownFault[] = [
  {
    designation: "690UB125",
    grade: "350",
    property: "kf",
    note: "AS 4100 Section 6.2 with fy 340 MPa gives the computed value; the same rule matches every other row.",
  },
  {
    designation: "310UC283",
    grade: "350",
    property: "fy",
    note: "The flange is 44.1 mm thick, for which AS/NZS 3679.1 gives 330 MPa.",
  },
  {
    designation: "200UC46.2",
    grade: "350",
    property: "zey",
    note: "The printed value follows from 360 MPa; the flange is 11.0 mm thick, and the same table gives it 340 MPa.",
  },
  {
    designation: "125PFC",
    grade: "350",
    property: "zeyL",
    note: "ZeyL and ZeyR look exchanged in the table: the web is compact, so that 1.5 Z holds here, and the flange tips are not.",
  },
  {
    designation: "125PFC",
    grade: "350",
    property: "zeyR",
    note: "ZeyL and ZeyR look exchanged in the table: the flange tips are non-compact, as the table's own class says.",
  },
  {
    designation: "150x50x2.0RHS",
    grade: "C350",
    property: "compactnessX",
    note: "The table's own Zex is less than Sx, which is the value of a non-compact section.",
  },
  {
    designation: "200PFC",
    grade: null,
    property: "shearCentreX0",
    note: "The formula gives every other channel's printed value within 0.1 mm.",
  },
  {
    designation: "75PFC",
    grade: null,
    property: "sy",
    note: "The equal-area plastic modulus of the dimensions matches the print of every other channel.",
  },
];

const EQUAL_ANGLE_SX =
  "The table prints a little more than the plastic modulus about the axis of symmetry, which halves the area whatever the radii. In all 46 sizes the surplus is 0.111 r1^3 within rounding: the root fillet seems to be counted too far out. The modulus 1.5 Zx governs Zex, so that no capacity changes.";
const UNEQUAL_ANGLE_SX =
  "The table prints less than the plastic modulus about the equal-area axis parallel to x. The modulus 1.5 Zx governs Zex, so that no capacity changes.";
const SLENDER_HOLLOW =
  "The table prints 0.1 to 0.7 % more than the effective section of AS 4100 clause 5.2.5, which gives this size's C450 value, and every other slender size's value in both grades, within rounding. The cause is not known.";

const COMPACT_SHORT_OF_S =
  "The table prints one unit less than its own Sx; the section is compact, so that Ze is Sx, as the C450 column has it.";

const EQUAL_ANGLES = `200x200x20 200x200x16 200x200x13 125x125x12 125x125x10 125x125x8 100x100x12 100x100x10
  100x100x6 90x90x8 90x90x6 75x75x10 75x75x8 75x75x6 65x65x5 55x55x5 50x50x8 50x50x6 50x50x5 50x50x3 45x45x6 45x45x5
  45x45x3 40x40x6 40x40x5 40x40x3 30x30x6 30x30x5 30x30x3 25x25x6 25x25x5 25x25x3`;
const UNEQUAL_ANGLES = `150x100x12 150x100x10 150x90x16 150x90x12 150x90x10 150x90x8 125x75x12 125x75x10 125x75x8
  125x75x6 100x75x10 100x75x8 100x75x6 75x50x8 75x50x6 75x50x5 65x50x8 65x50x6 65x50x5`;
const SLENDER_RHS = `400x300x8.0 400x200x10.0 400x200x8.0 350x250x8.0 350x250x6.0 300x200x8.0 127x51x3.5 125x75x2.5`;
const SHORT_SHS = "89x89x6.0 89x89x5.0";
const SLENDER_SHS = `300x300x8.0 200x200x5.0 100x100x2.0 90x90x2.5 65x65x1.6`;

/** The known faults of the printed tables: the one place for them. Every entry is held against the tables by a test. */
export const KNOWN_FAULTS: readonly KnownFault[] = [
  ...SINGLE,
  ...sizes(EQUAL_ANGLES, "EA", null, "sx", EQUAL_ANGLE_SX),
  ...sizes(UNEQUAL_ANGLES, "UA", null, "sx", UNEQUAL_ANGLE_SX),
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

/** The known fault of a printed value, or undefined. For a gross property give the grade null. */
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
