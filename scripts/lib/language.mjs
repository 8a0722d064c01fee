/**
 * Phrases that are not written in this repository, each with what to write instead. A space matches any white space, including a line
 * break inside a comment; a phrase matches whole words in any letter case, and not inside an identifier.
 */
const PHRASES = [
  ["can not", "cannot"],
  ["anew", "again"],
  ["whoever|somebody|anybody|nobody(?![\"'`:])", "the user, visitor, client or caller"],
  ["take(s|n)? away|taking away|took away", "export (or: remove)"],
  ["com(e|es|ing) about|came about", "derivation of"],
  ["(stands?|stood) (in|on|at|there|here|for it)", "is in, is listed in"],
  ["tells?|told", "shows, returns, logs, reports"],
  ["says?|said|saying", "shows, states, returns, logs"],
  ["(held|holds?|holding) ((it|them|each|the [a-z]+) )?against", "validated against, compared with"],
  ["mend(s|ed|ing)?", "fix, fixed"],
  ["turned (round|away)", "rejected; 429 or 503"],
  ["own sections?", "custom section"],
  ["(is|are|was|were|be|been|being) refused|refusals?", "is rejected; rejection, error"],
  ["(is|are|was|were|be|been) asked|who asks|askers?", "is requested; the client, the caller"],
  ["(a|the|each|every|one) person's own|one's|of (his|her) own", "the user's own, custom"],
  ["(a|the) person who|persons", "user, visitor, client, caller (people)"],
  ["answers? with", "returns, responds with"],
  ["e-mail(s|ed|ing)?", "email"],
];

const RULES = PHRASES.map(([source, suggestion]) => ({
  pattern: new RegExp(
    `(?<![\\w$.#/-])(?:${source.replaceAll(" ", "\\s[\\s/*#>-]*")})(?![\\w$(-]|\\.\\w|: )`,
    "gi",
  ),
  suggestion,
}));
RULES.push({
  pattern: /\b(?:test|it)(?:\.\w+(?:\([^)]*\))?)*\(\s*["'`](that|whoever|who|which|what is|whom) /g,
  suggestion: "a complete statement of behaviour",
});
// Only the beginning of a comment: a further sentence may begin with it, because the noun is in the one before.
RULES.push({
  pattern: /(?<!^[ \t]*(?:\/\/|#).*\n[ \t]*)(?:\/\/|#|\/\*[\s*]*|<!--)\sOf\b/gm,
  suggestion: 'the noun that is meant, then of: "Address of the page"',
});

/** The findings in one file: [{ path, line, found, suggestion }]. */
export const checkText = (path, text) =>
  RULES.flatMap(({ pattern, suggestion }) =>
    [...text.matchAll(pattern)].map((match) => {
      const line = text.slice(0, match.index).split("\n").length;
      return { path, line, found: match[0].replace(/\s+/g, " "), suggestion };
    }),
  );
