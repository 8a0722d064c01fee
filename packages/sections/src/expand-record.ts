import { gradeOf } from "./as4100/grades.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import type { Dimensions } from "./dimensions.ts";
import { enterAngle, enterChannel, enterHollow, enterISection } from "./expand-families.ts";
import { type InSteel, inSteel } from "./in-steel.ts";
import type { Known } from "./known.ts";
import { knownFault } from "./known-faults.ts";
import { Ledger } from "./ledger.ts";
import { grossProperties } from "./properties/gross.ts";
import type { PropertyName, SectionRecord } from "./record.ts";
import { shapeOf } from "./source-dimensions.ts";
import type { PrintedSize } from "./unpack.ts";

/** The strengths of the record's own steel, those of the size in its Aust350 steel, and the specification's defaults. */
const STRENGTHS = [
  { own: "fy", ownDefault: 320, high: "fyHighStrength", highDefault: 360 },
  { own: "fyw", ownDefault: 320, high: "fywHighStrength", highDefault: 360 },
  { own: "fu", ownDefault: 440, high: "fuHighStrength", highDefault: 480 },
] as const;

/**
 * The full record of an entry: printed values as printed; what no table prints is computed from the dimensions and
 * marked so; where both exist and disagree beyond rounding the printed one stands and the other is noted.
 *
 * Errors   DomainError of the engine, for dimensions or a steel that it refuses
 */
export function expandRecord(entry: CatalogueEntry, size: PrintedSize): SectionRecord {
  const { category, standard, name, id } = entry;
  const dimensions = shapeOf(category, size.dimensions);
  const gross = grossProperties(dimensions);
  const aust300 = inSteel(gradeOf(category, "Aust300"), size, dimensions, gross);
  const aust350 = inSteel(gradeOf(category, "Aust350"), size, dimensions, gross);
  const own = standard === "Aust300" ? aust300 : aust350;
  const known: Known = { category, dimensions, printed: size.gross, gross, own, aust300, aust350 };

  const ledger = new Ledger(thinnestPart(dimensions), (property) => faultNote(name, known, property));
  const rolled = own.grade.productStandard === "AS/NZS 3679.1";
  ledger.set("fabrication", rolled ? "Hot Rolled" : "Welded", "published");
  ledger.set("availability", entry.availability, "published");
  enterStrengths(ledger, known);
  enterFamily(ledger, known);
  ledger.fillRest();
  return {
    id,
    name,
    category,
    standard,
    grade: own.grade.name,
    availabilityBasis: size.availabilityBasis,
    ...ledger.close(),
  };
}

/** A strength that no table prints and no product standard gives is the specification's default. */
function enterStrengths(ledger: Ledger, { own, aust350 }: Known): void {
  for (const { own: name, ownDefault, high, highDefault } of STRENGTHS) {
    enterStrength(ledger, name, own, name, ownDefault);
    enterStrength(ledger, high, aust350, name, highDefault);
  }
}

function enterStrength(
  ledger: Ledger,
  property: PropertyName,
  steel: InSteel,
  name: "fy" | "fyw" | "fu",
  assumed: number,
): void {
  const printed = steel.printed[name];
  // The default is an assumption: it never contradicts a printed value.
  const computed = steel.computed[name] ?? (printed === undefined ? assumed : undefined);
  ledger.enter(property, { printed, computed });
}

function faultNote(designation: string, { own, aust350 }: Known, property: PropertyName): string | undefined {
  const strength = STRENGTHS.find(({ high }) => high === property);
  const fault = strength
    ? knownFault(designation, aust350.grade.symbol, strength.own)
    : (knownFault(designation, own.grade.symbol, property) ?? knownFault(designation, null, property));
  return fault?.note;
}

function enterFamily(ledger: Ledger, known: Known): void {
  const { dimensions } = known;
  switch (dimensions.shape) {
    case "i-section":
      enterISection(ledger, known, dimensions);
      break;
    case "channel":
      enterChannel(ledger, known, dimensions);
      break;
    case "angle":
      enterAngle(ledger, known, dimensions);
      break;
    case "chs":
    case "rhs":
      enterHollow(ledger, known, dimensions);
      break;
  }
}

function thinnestPart(dimensions: Dimensions): number {
  return "tf" in dimensions ? Math.min(dimensions.tf, dimensions.tw) : dimensions.t;
}
