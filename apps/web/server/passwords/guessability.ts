import type { ZxcvbnFactory, ZxcvbnResult } from "@zxcvbn-ts/core";

/**
 * A password that needs fewer guesses is rejected. Eight random characters need 1e8 guesses by this count, so that a password
 * manager's shortest password passes and a word followed by a year does not.
 */
const FEWEST_GUESSES = 3e7;

/** The time of a check grows faster than the length: usually 1 ms, at most 12 ms for this length, 60 ms for 128 characters. */
const CHARACTERS_JUDGED = 32;

/** More marks than these are not just decoration of a word. */
const FEW_MARKS = 3;

/** A single word beyond these many frequent English words takes an attacker long enough. */
const WORDS = 16_000;

/** The dictionaries take 0.1 s and 45 MB, and are loaded with the first check. */
let loading: Promise<ZxcvbnFactory> | undefined;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  const { qwerty, keypad } = common.adjacencyGraphs;
  return new ZxcvbnFactory({
    dictionary: {
      passwords: common.dictionary["passwords-common"],
      words: english.dictionary["wikipedia-en"].slice(0, WORDS),
      firstNames: english.dictionary["firstnames-en"],
      years: Array.from({ length: 100 }, (_, index) => String(1950 + index)),
    },
    graphs: { qwerty, keypad },
    l33tMaxSubstitutions: 16,
    maxLength: CHARACTERS_JUDGED,
  });
}

export type Weakness = "own-words" | "repeated" | "sequence" | "keys" | "date" | "common";

const KINDS: Readonly<Record<string, Weakness>> = {
  repeat: "repeated",
  sequence: "sequence",
  spatial: "keys",
  date: "date",
};

function weakness({ sequence }: ZxcvbnResult): Weakness {
  if (sequence.some((part) => part.dictionaryName === "userInputs")) return "own-words";
  const [longest] = [...sequence].sort((one, other) => other.token.length - one.token.length);
  return KINDS[longest?.pattern ?? ""] ?? "common";
}

/** A single dictionary word is rejected however it is spelt, even if its spelling is rare. */
function isWeak({ guesses, sequence }: ZxcvbnResult): boolean {
  return guesses < FEWEST_GUESSES || (sequence.length === 1 && sequence[0]?.pattern === "dictionary");
}

/** The reason why a password is easy to guess, or undefined if it is not. `ownWords` are obvious guesses for this user. */
export async function findWeakness(
  password: string,
  ownWords: readonly string[],
): Promise<Weakness | undefined> {
  loading ??= load();
  const judge = await loading;
  const own = ownWords.map((word) => word.slice(0, CHARACTERS_JUDGED));
  const whole = judge.check(password.slice(0, CHARACTERS_JUDGED), own);
  if (isWeak(whole)) return weakness(whole);
  // A mark between or after known words adds a guess or two, while the count multiplies by it.
  const bare = password.replace(/[^\p{L}\p{N}]/gu, "");
  const marks = password.length - bare.length;
  if (marks === 0 || marks > FEW_MARKS) return undefined;
  const core = judge.check(bare.slice(0, CHARACTERS_JUDGED), own);
  const kind = weakness(core);
  const isKnown = kind === "own-words" || core.sequence.every(({ pattern }) => pattern !== "bruteforce");
  return isKnown && isWeak(core) ? kind : undefined;
}
