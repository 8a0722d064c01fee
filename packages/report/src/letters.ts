/**
 * The letters that a report can set besides those of its own faces, each with its faces, which load only for a report that has one.
 * `noto`: of one weight, in a face that has no other letters. The faces have every letter of these classes.
 */
const SCRIPT_LETTERS = {
  /** Latin Extended-A and letters with comma below: Ł, č, ř. */
  extended: String.raw`\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b`,
  vietnamese: String.raw`\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9`,
  /** The rest of Latin Extended-B and Latin Extended Additional: ǎ, Ḍ, ẞ. */
  "latin-additional": String.raw`\u0180-\u019f\u01a2-\u01ae\u01b1-\u0217\u021c-\u024f\u1e00-\u1e9f\u1efa-\u1eff`,
  greek: String.raw`\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff`,
  /** With breathings and other accents of ancient Greek. */
  "greek-extended": String.raw`\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe`,
  cyrillic: String.raw`\u0400-\u045f\u0490\u0491\u04b0\u04b1`,
  "cyrillic-extended": String.raw`\u0460-\u048f\u0492-\u04af\u04b2-\u052f`,
} as const;

export type Script = keyof typeof SCRIPT_LETTERS;
export const SCRIPTS = Object.keys(SCRIPT_LETTERS) as readonly Script[];

/** Greek letters of formulas, dagger, prime, infinity and the signs of a comparison: their face is always loaded. */
const SYMBOL_LETTERS = String.raw`\u0393\u0394\u0398\u039b\u039e\u03a0\u03a3\u03a6\u03a8\u03a9\u03b1-\u03c1\u03c3-\u03c9\u2020\u2032\u221e\u2264\u2265`;

/** What the faces of a report have: basic Latin, Latin-1, and what they are spelt in. */
const OWN_LETTERS = String.raw`\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212\u202fŒœı\u2070\u2074-\u2079`;

const ofLetters = (letters: string) => new RegExp(`[${letters}]`, "u");
const SYMBOLS = ofLetters(SYMBOL_LETTERS);
const OF_SCRIPT = SCRIPTS.map((script) => [script, ofLetters(SCRIPT_LETTERS[script])] as const);
const OTHER_FACES = new RegExp(
  `(${[SYMBOL_LETTERS, ...Object.values(SCRIPT_LETTERS)].map((letters) => `[${letters}]+`).join("|")})`,
  "u",
);
const SET = ofLetters([OWN_LETTERS, SYMBOL_LETTERS, ...Object.values(SCRIPT_LETTERS)].join(""));

/** The face of a text that `splitByFace` has split off: the symbols, those of a script, or its own. */
export function faceOfLetters(text: string): "symbols" | Script | undefined {
  // A Greek word may have letters that the symbols have too.
  const [first = ""] = text;
  if (SYMBOLS.test(first)) return "symbols";
  return OF_SCRIPT.find(([, letters]) => letters.test(first))?.[0];
}

/** A text in parts that each have one face; an accent that is typed apart is in one letter with its base. */
export function splitByFace(text: string): readonly string[] {
  return text
    .normalize("NFC")
    .split(OTHER_FACES)
    .filter((part) => part !== "");
}

/** The scripts of a text. */
export function scriptsOf(text: string): readonly Script[] {
  const letters = text.normalize("NFC");
  const plain = letters.replaceAll(new RegExp(SYMBOLS, "gu"), "");
  return OF_SCRIPT.flatMap(([script, found]) => (found.test(plain) ? [script] : []));
}

/** The letters that a report cannot set, each once. */
export function unsetLetters(text: string): readonly string[] {
  const letters = [...text.normalize("NFC")].filter((letter) => !SET.test(letter));
  return [...new Set(letters)];
}
