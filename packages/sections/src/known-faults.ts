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

export const KNOWN_FAULTS: readonly KnownFault[] = [
  {
    designation: "690UB125",
    grade: "350",
    property: "kf",
    note: "The table prints 0.849; AS 4100 Section 6.2 gives 0.858 for these dimensions and fy 340.",
  },
  {
    designation: "310UC283",
    grade: "350",
    property: "fy",
    note: "The table prints 340 MPa; the flange is 44.1 mm thick, for which AS/NZS 3679.1 gives 330 MPa.",
  },
];

/** The known fault of a printed value, or undefined. For a gross property give the grade null. */
export function knownFault(
  designation: string,
  grade: GradeSymbol | null,
  property: PropertyName,
): KnownFault | undefined {
  return KNOWN_FAULTS.find(
    (fault) => fault.designation === designation && fault.grade === grade && fault.property === property,
  );
}
