import { textField } from "@kingpost/calc";

const passedOn = (label: string, most: number) =>
  textField({ label, most, default: "", isHiddenWhenEmpty: true });

/** Output of another member that a row comes from. Without it, the row is the user's own. */
export const sourceField = passedOn("From", 60);

/** What comes with a row that another member passes on. */
export const PASSED_ON_COLUMNS = {
  source: sourceField,
  /** Name of an arrangement of imposed load: only one arrangement of a source acts at a time. Empty: the row always acts. */
  arrangement: passedOn("Arrangement", 120),
  /** Factors psi of an imposed load of another usage: `psiText`. Empty: the factors of the usage of this member. */
  psi: passedOn("ψl, ψc, ψE", 40),
  /** What the source has and this member does not take, in sentences: a check that is not covered gives them as its reason. */
  notPassed: passedOn("Not taken", 1000),
} as const;
