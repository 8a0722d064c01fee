import { isCustomSection, type SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { gradeOf } from "../record/family-grade.ts";
import { type SectionRecord, STANDARDS, type Standard } from "../record/record.ts";

/** A size whose availability is shown. */
export interface SuppliedSize extends Pick<SectionRecord, "category" | "availabilityBasis"> {
  /** The tab on view; undefined where both grades are. */
  readonly standard?: Standard | undefined;
}

interface Sentence {
  /** The bases that it stands for. */
  readonly of: RegExp;
  readonly text: string;
}

const GRADE = "GRADE";

/**
 * What each basis means to who buys the steel; the first one that fits applies. The bases are our own texts, of
 * data/availability.csv and of the families that it leaves out.
 */
const SENTENCES: readonly Sentence[] = [
  { of: /listed as not current/, text: "May be superseded. Confirm supply." },
  { of: /before 2010|1999 design tables/, text: "In older design tables. Confirm supply." },
  {
    of: /large or 16 mm section|large diameter/,
    text: `Large size, normally supplied in ${GRADE}. Confirm with the mill.`,
  },
  {
    of: /not listed|marked in every grade|C350: marked; check|starred|in one library|no published mill table|; confirm;/,
    text: "Not in every mill's range. Confirm supply.",
  },
  {
    of: /^made to order|^cut from the parent|piling section|^mill guide(?!.*ex-stock)/,
    text: "Made to order.",
  },
  { of: /2019 mill catalogue/, text: "In the 2019 mill catalogue." },
  { of: /end-colour chart/, text: "In a merchant's chart of 2022." },
  { of: /C\d{3}L0/, text: `Normally supplied in ${GRADE}.` },
];

/** The grade that a basis says the size is made in. */
const GRADE_IN_BASIS = /(?:in grade|2018,|size in|2013 design tables:) (C\d{3}L0)/;

/**
 * The availability of a size in a plain sentence: `Normally supplied in C450L0 (tab Aust350).`, and what to check. The tab
 * is named where another one is on view.
 */
export function availabilityInWords({ availabilityBasis: basis, ...size }: SuppliedSize): string {
  const text = SENTENCES.find(({ of }) => of.test(basis))?.text ?? "";
  if (text === "") return "";
  const words = text.replace(GRADE, gradeWithTab(GRADE_IN_BASIS.exec(basis)?.[1] ?? "", size));
  return words.includes("Confirm") ? words : `${words} Check stock with your supplier.`;
}

/** The sentence of a size that is normally supplied in the grade of the other tab; empty for any other. */
export function otherGradeInWords(record: SteelSectionRecord): string {
  const words = isCustomSection(record) ? "" : availabilityInWords(record);
  return words.includes("(tab ") ? words.replace(" Check stock with your supplier.", "") : "";
}

function gradeWithTab(
  grade: string,
  { category, standard }: Omit<SuppliedSize, "availabilityBasis">,
): string {
  const tab = STANDARDS.find((one) => gradeOf(category, one).name.endsWith(grade));
  return standard === undefined || tab === undefined || tab === standard ? grade : `${grade} (tab ${tab})`;
}
