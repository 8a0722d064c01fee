/**
 * Words and phrases that are not written in this repository, each with what to write instead.
 *
 * A phrase is a regular expression without flags. A space in it matches any white space, including a line break inside
 * a comment. It matches whole words only, in any letter case, and not inside an identifier.
 */
const PHRASES = [
  ["can not", "cannot"],
  ["noughts?", "zero, no"],
  ["anew", "again"],
  ["whoever|whosoever", "the user, visitor, client or caller"],
  ["somebody|anybody", "the user, visitor, client or caller (or: someone, anyone)"],
  ["nobody(?![\"'`:])", "no user, no client (or: no one)"],
  ["takes? (it |them )?away|taken? away|taking away|took away", "export (or: remove)"],
  ["com(e|es|ing) about|came about", "derivation of"],
  [
    "(stands?|stood) (in|on|at|there|here|apart|beside|below|above|before|behind|under|for it)",
    "is in, is listed in",
  ],
  ["(is|are|was|were|be|been|being) told", "is notified, receives"],
  ["tells?|told", "shows, returns, logs, reports"],
  ["says?|said|saying", "shows, states, returns, logs"],
  [
    "(held|holds?|holding) ((it|them|each|everything|every [a-z]+|the [a-z]+|our [a-z]+) )?against",
    "validated against, compared with",
  ],
  ["mend(s|ed|ing)?", "fix, fixed"],
  ["turned (round|away)", "rejected; 429 or 503"],
  ["own sections?", "custom section"],
  ["(is|are|was|were|be|been|being|gets?) refused", "is rejected"],
  ["refusals?", "rejection, error"],
  ["who asks|askers?|the asking (client|page)", "the client, the caller"],
  ["(is|are|was|were|be|been) asked", "is requested, is called"],
  ["the way of (a|an|the)", "flow, path"],
  ["it is that which|that which", "the one that"],
  ["(a|the|another|each|every|one) person's own", "the user's own, custom"],
  ["(a|the) person who|persons", "user, visitor, client, caller (people)"],
  ["no favourite any more", "toggle favourite"],
  ["the like of|and its like|and the like", "such as, and others"],
  ["known faults of", "known errors in"],
  ["gives? way", "yields, is replaced"],
  ["complain(s|ed|ing)?", "report an error"],
  ["in vain", "without success"],
  ["is (a|the) matter of", "depends on"],
  ["comes? to an end", "ends"],
  ["stays? away", "is absent"],
  ["quarter of a minute", "15 seconds"],
  ["as it is printed|as it prints|as they print|as printed ones", "as published"],
  ["lies? (in|on|at|under) (it|them|the (folder|disk|browser|database))", "is in"],
  ["draws? breath|breathes?|breath", "a plain verb"],
  ["for ever", "forever, without a limit"],
  ["so many (?!as )", "the number of"],
  ["all the same", "still, also"],
  ["answers? with", "returns, responds with"],
  ["in (our|their|its) words|in words", "with a message"],
  ["a word of", "the noun"],
  ["brings? along|brought along", "includes"],
  ["for good", "permanently"],
  ["one's", "the user's, custom"],
  ["of one's own|of (his|her) own", "separate, custom"],
  ["goes? on|went on", "continues"],
  ["is there already|that is there", "exists"],
  ["without (anybody|a word)", "automatically, silently"],
  ["(hears?|heard) of", "is notified of"],
  ["is no fault", "is not an error"],
  ["no (use|business) (in|for|at|to)", "unnecessary"],
  ["taken? over by script|taken over in one go|takes the page over", "hydrates"],
  ["ends? the start", "stops startup"],
  ["laid over each other", "superimposed"],
  ["e-mail(s|ed|ing)?", "email"],
];

/** Checked only in what users read on screen. */
const ON_SCREEN = [
  ["printed values?", "published value"],
  ["(is|are) computed|computed (values?|from|by)", "calculated"],
  ["(un)?ticked", "selected, not selected"],
];
const SCREEN = /^apps\/web\/app\/.*\.tsx$/;

/** A test title is a complete statement. */
const TITLE = /\b(?:test|it)(?:\.\w+(?:\([^)]*\))?)*\(\s*["'`](that|whoever|who|which|what is|whom) /g;

const GAP = "(?:\\s+(?:(?://|\\*|#|--|>)\\s+)?)";

const phrase = ([source, suggestion]) => ({
  pattern: new RegExp(`(?<![\\w$.#/-])(?:${source.replaceAll(" ", GAP)})(?![\\w$(-]|\\.\\w|: )`, "gi"),
  suggestion,
});

const everywhere = PHRASES.map(phrase);
const onScreen = ON_SCREEN.map(phrase);

/** The rules that apply to the text of a file. */
export function rulesFor(path) {
  const isCode = /\.[mc]?[jt]sx?$/.test(path);
  return [
    ...everywhere,
    ...(SCREEN.test(path) ? onScreen : []),
    ...(isCode ? [{ pattern: TITLE, suggestion: "a complete statement of behaviour" }] : []),
  ];
}
