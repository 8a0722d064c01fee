import {
  AVAILABILITIES,
  type Catalogue,
  type CatalogueEntry,
  findSections,
  gradeOf,
  isForMembers,
  STANDARDS,
  shortSize,
} from "@kingpost/sections";

/** The figures of a grade as typed; `isStandard`: they name the tab of the library. */
interface TypedGrade {
  readonly figures: string;
  readonly isStandard: boolean;
}

/** What a user typed for a section: the name of a size, and the grades that go with it. */
interface TypedSection {
  readonly name: string;
  readonly grades: readonly TypedGrade[];
}

const MOST_SHOWN = 60;
const EVERY_AVAILABILITY = new Set(AVAILABILITIES);

/** `Aust350`, and `_350` at the end of an identifier. */
const STANDARD = /(?<![\p{L}\d])aust ?(300|350)(?![\p{L}\d])|_(300|350)$/giu;
/** `Grade 350`, `G350`, `(C450L0)`, `300PLUS`; the figures may not be complete yet. */
const GRADE =
  /(?<![\p{L}\d])\(?(?:(?:grade|gr)(?![\p{L}])[\s.:=]*c?(\d{0,3})|g[\s.]?(\d{3})|c(250|350|450)|(300|350)(?=plus|\+))(?:plus|\+)?(?:\s*l(?:0|15))?\)?(?![\p{L}\d])/giu;
/** After a name: `310UB40.4 350`. */
const BARE_GRADE = /^(\d.*\p{L}.*?)[\s,;]+([2-4][05]0)$/iu;

/** Splits `310UB40.4 G350`, `125x125x5.0SHS C450L0`, `310UB40.4, Grade 350`, `310UB40.4_350`. */
function readSection(text: string): TypedSection {
  const grades: TypedGrade[] = [];
  const name = text
    .normalize("NFKC")
    .replace(STANDARD, (_, first: string | undefined, second: string | undefined) => {
      grades.push({ figures: first ?? second ?? "", isStandard: true });
      return " ";
    })
    .replace(GRADE, (_, ...figures: readonly (string | undefined)[]) => {
      grades.push({ figures: figures.slice(0, 4).find((one) => one !== undefined) ?? "", isStandard: false });
      return " ";
    })
    .replace(/[\s,;]+$/, "")
    .trim();
  return { name, grades };
}

/** The same with a bare number at its end as the grade, where there is one. */
function withBareGrade({ name, grades }: TypedSection): TypedSection | undefined {
  const [, size, figures] = BARE_GRADE.exec(name) ?? [];
  if (size === undefined || figures === undefined) return undefined;
  return { name: size, grades: [...grades, { figures, isStandard: false }] };
}

function isOfGrades({ category, standard }: CatalogueEntry, { grades }: TypedSection): boolean {
  const own = gradeOf(category, standard).symbol.replace("C", "");
  return grades.every(({ figures, isStandard }) =>
    isStandard ? standard === `Aust${figures}` : own.startsWith(figures),
  );
}

const isNamed = ({ name }: CatalogueEntry, typed: TypedSection): boolean =>
  compact(name) === compact(typed.name);

const compact = (name: string): string => shortSize(name.replace(/[\s_]+/g, "").replace(/\bby\b/gi, "x"));

function found(catalogue: Catalogue, typed: TypedSection): readonly CatalogueEntry[] {
  const isFirst = (entry: CatalogueEntry) => Number(isNamed(entry, typed));
  return STANDARDS.flatMap((standard) =>
    findSections(catalogue.entries, { text: typed.name, standard, availability: EVERY_AVAILABILITY })
      .filter((entry) => isForMembers(entry.category) && isOfGrades(entry, typed))
      .toSorted((a, b) => isFirst(b) - isFirst(a))
      .slice(0, MOST_SHOWN),
  ).toSorted((a, b) => isFirst(b) - isFirst(a));
}

/**
 * The sections that a text names, those of exactly this name first; a grade in the text leaves those of the grade. Without a name
 * those of the family of the present section. Empty if nothing matches.
 */
export function sectionsFor(catalogue: Catalogue, text: string, present: string): readonly CatalogueEntry[] {
  const typed = readSection(text);
  if (typed.name === "") {
    const shown = catalogue.entry(present);
    const isSameTab = ({ standard }: CatalogueEntry) =>
      typed.grades.length > 0 || standard === shown?.standard;
    return catalogue.entries.filter(
      (entry) => entry.category === shown?.category && isSameTab(entry) && isOfGrades(entry, typed),
    );
  }
  const sections = found(catalogue, typed);
  const graded = sections.length > 0 ? undefined : withBareGrade(typed);
  return graded ? found(catalogue, graded) : sections;
}

/** The section of exactly the name in a text, in the grade of the text or else the first of its family; undefined if none has it. */
export function sectionNamed(catalogue: Catalogue, text: string): CatalogueEntry | undefined {
  const typed = readSection(text);
  if (typed.name === "") return undefined;
  const graded = withBareGrade(typed);
  return [typed, ...(graded ? [graded] : [])]
    .flatMap((one) => found(catalogue, one).filter((entry) => isNamed(entry, one)))
    .at(0);
}
