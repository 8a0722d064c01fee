import { textField } from "@kingpost/calc";

const passedOn = (label: string, most: number) =>
  textField({ label, most, default: "", isHiddenWhenEmpty: true });

/** Which output of another member a row is. Without it, the row is the user's own. */
export const sourceField = passedOn("From", 60);

/** What comes with a row that another member passes on. */
export const PASSED_ON_COLUMNS = {
  source: sourceField,
  /** The name of an arrangement of imposed load: of those of a source, one acts at a time. Empty: the row always acts. */
  arrangement: passedOn("Arrangement", 120),
  /** The factors psi of an imposed load of another usage: `psiText`. Empty: those of the usage of this member. */
  psi: passedOn("ψl, ψc, ψE", 40),
  /** What the source has beside its rows, which this member does not take: a sentence of a row that is not covered. */
  notPassed: passedOn("Not taken", 1000),
} as const;
