/** What users look for and this library does not have: a text, and what is said to it. */
const LACKING: readonly (readonly [of: RegExp, words: string])[] = [
  [
    /\b(?:purlins?|girts?|lysaght|stramit)\b|^[cz] ?(?:100|150|200|250|300|350)(?:1\d|2\d|30)\b/,
    "Purlins and girts are not in this library.",
  ],
  [
    /(?<![a-z])tfc\b|taper(?:ed)?[ -]flange[d]? channels?/,
    "Taper flange channels are not in this library. Parallel flange channels are: PFC.",
  ],
  [
    /^(?:w|hp|mc?|s) ?\d+ ?x ?[\d.]+$|^c ?\d+ ?x ?[\d.]+$|\bhss\b/,
    "American sections are not in this library.",
  ],
  [
    /^(?:ipea?|ipn|inp|he ?[abm]?|up[en]|unp) ?\d+ ?[abm]?$|^(?:hea|heb|hem|ipe|ipn|upn|upe)\b/,
    "European sections are not in this library.",
  ],
  [
    /^\d{3} ?x ?\d{3} ?x ?\d{2,3} ?(?:ub|uc|ukb|ukc|ubp)$|^(?:ub|uc|ukb|ukc|ubp) ?\d{3} ?x ?\d{3} ?x ?\d{2,3}$|\b(?:ukb|ukc|ukpfc)\b/,
    "British sections are not in this library. An Australian name has depth and mass: 310UB40.4.",
  ],
  [/\b(?:rsj|rsc)s?\b/, "Historic joists are not in this library."],
  [/\brails?\b/, "Rails are not in this library."],
];

/** Why a search finds nothing, where it names something that the library lacks: purlins, channels of another kind, other countries' sections. */
export function notInLibrary(text: string): string | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\u00d7*]/g, "x")
    .replace(/\s+/g, " ");
  return LACKING.find(([of]) => of.test(plain))?.[1];
}
