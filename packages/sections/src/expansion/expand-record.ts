import type { DesignShape } from "@kingpost/as4100";
import { grossProperties } from "@kingpost/section-geometry";
import type { CatalogueEntry } from "../catalogue/catalogue-entry.ts";
import { gradeOf } from "../record/family-grade.ts";
import type { Category, PropertyName, SectionRecord } from "../record/record.ts";
import { type KnownFault, knownFault } from "../source/known-faults.ts";
import { shapeOf } from "../source/source-dimensions.ts";
import {
  enterAngle,
  enterBox,
  enterChannel,
  enterChannelGrades,
  enterHollow,
  enterISection,
  enterSolid,
  enterTaperISection,
  enterTee,
} from "./expand-families.ts";
import { inSteel } from "./in-steel.ts";
import type { Known } from "./known.ts";
import { Ledger } from "./ledger.ts";
import { notesOn } from "./property-notes.ts";
import type { PrintedSize } from "./unpack.ts";

/** The strengths of the record's own steel, and the names of the same for the size in its Aust350 steel. */
const STRENGTHS = [
  { own: "fy", high: "fyHighStrength" },
  { own: "fyw", high: "fywHighStrength" },
  { own: "fu", high: "fuHighStrength" },
] as const;

/** A size with its published values, and the engine's in the steel of each standard: all that its two records are made from. */
export interface CalculatedSize extends Pick<Known, "dimensions" | "gross" | "aust300" | "aust350"> {
  readonly printed: PrintedSize;
}

/** Errors: DomainError of the engine, for invalid dimensions or an unsuitable steel. */
export function calculateSize(category: Category, printed: PrintedSize): CalculatedSize {
  const dimensions = shapeOf(category, printed.dimensions);
  const gross = grossProperties(dimensions);
  const aust300 = inSteel(gradeOf(category, "Aust300"), printed, dimensions, gross);
  const aust350 = inSteel(gradeOf(category, "Aust350"), printed, dimensions, gross);
  return { printed, dimensions, gross, aust300, aust350 };
}

/**
 * The full record of an entry: published values unchanged; values that no table gives are calculated from the dimensions
 * and marked as such; a strength that no table gives comes from the product standard; where the two disagree beyond rounding, the published value is kept and
 * the other is noted.
 */
export function expandRecord(entry: CatalogueEntry, size: CalculatedSize): SectionRecord {
  const { category, standard, name, id } = entry;
  const { printed, dimensions, gross, aust300, aust350 } = size;
  const own = standard === "Aust300" ? aust300 : aust350;
  const known: Known = {
    dimensions,
    // Every size comes from a size list, so its dimensions are published even where no property is.
    dimensionsFrom: "published",
    printed: printed.gross,
    gross,
    own,
    aust300,
    aust350,
  };

  const ledger = new Ledger(thinnestPart(dimensions), (property) => faultOf(name, known, property));
  const rolled = own.grade.productStandard === "AS/NZS 3679.1";
  ledger.set("fabrication", rolled ? "Hot Rolled" : "Welded", "judged");
  ledger.set("availability", entry.availability, "judged");
  enterStrengths(ledger, known);
  enterFamily(ledger, known);
  const entered = ledger.close();
  return {
    id,
    name,
    category,
    standard,
    grade: own.grade.name,
    listedGrades: printed.grades,
    isListed: entry.isListed,
    notes: notesOn({ category, designation: name, iw: entered.properties.iw, origin: printed.origin }),
    availabilityBasis: printed.availabilityBasis,
    ...entered,
  };
}

/** The engine's strengths come from the rule of the product standard. */
function enterStrengths(ledger: Ledger, { own, aust350 }: Known): void {
  const sources = { computed: "standard" } as const;
  for (const { own: name, high } of STRENGTHS) {
    ledger.enter(name, { printed: own.printed[name], computed: own.computed[name] }, sources);
    ledger.enter(high, { printed: aust350.printed[name], computed: aust350.computed[name] }, sources);
  }
}

function faultOf(
  designation: string,
  { own, aust350 }: Known,
  property: PropertyName,
): KnownFault | undefined {
  const strength = STRENGTHS.find(({ high }) => high === property);
  return strength
    ? knownFault(designation, aust350.grade.symbol, strength.own)
    : (knownFault(designation, own.grade.symbol, property) ?? knownFault(designation, null, property));
}

function enterFamily(ledger: Ledger, known: Known): void {
  const { dimensions } = known;
  switch (dimensions.shape) {
    case "i-section":
      enterISection(ledger, known, dimensions);
      break;
    case "taper-i":
      enterTaperISection(ledger, known, dimensions);
      break;
    case "tee":
      enterTee(ledger, known, dimensions);
      break;
    case "round":
    case "flat":
      enterSolid(ledger, known, dimensions);
      break;
    case "channel":
      enterChannel(ledger, known, dimensions);
      enterChannelGrades(ledger, known);
      break;
    case "angle":
      enterAngle(ledger, known, dimensions);
      break;
    case "chs":
    case "rhs":
      enterHollow(ledger, known, dimensions);
      break;
    case "box":
      enterBox(ledger, known, dimensions);
      break;
  }
}

function thinnestPart(dimensions: DesignShape): number {
  if (dimensions.shape === "round") return dimensions.d;
  return "tf" in dimensions ? Math.min(dimensions.tf, dimensions.tw) : dimensions.t;
}
