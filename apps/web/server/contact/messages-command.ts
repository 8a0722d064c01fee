import { asksForHelp, CommandError, expectNoMore } from "../commands/command-error.ts";

/** Messages that are listed unless said otherwise: what one looks through at a time. */
const PAGE = 50;

const HELP = "npm run messages -- help";

export const USAGE = `The messages of the contact form.

  npm run messages -- list                        the newest ${PAGE}, a line each
  npm run messages -- list --before ID            the ${PAGE} that came before this one
  npm run messages -- list --limit 200            so many; --all for every one
  npm run -s messages -- list --json              for a program: every one, unless it says --limit
  npm run messages -- show ID                     one message in full
  npm run messages -- mark ID read|answered       change its status
  npm run -s messages -- export --csv > file.csv  all of them, for a spreadsheet
  npm run messages -- delete ID [ID ...]          delete these for good; all of them or none
  npm run messages -- delete --from ADDRESS       how many are of one e-mail address; --yes deletes them

Without -s npm writes lines of its own before the first.
ID is as \`list\` shows it, or the whole one. DATA_DIR or DATABASE_URL as for \`npm start\`.
`;

export interface ListCommand {
  readonly what: "list";
  readonly json: boolean;
  /** Infinity for all. */
  readonly limit: number;
  readonly before: string | undefined;
}

export type Command =
  | ListCommand
  | { readonly what: "show"; readonly id: string }
  | { readonly what: "mark"; readonly id: string; readonly status: "read" | "answered" }
  | { readonly what: "export" }
  | { readonly what: "delete"; readonly ids: readonly string[] }
  | { readonly what: "delete-from"; readonly email: string; readonly isSure: boolean };

const ID = /^[0-9a-f]{4}[0-9a-f-]{0,32}$/i;

function parseId(text: string | undefined): string {
  if (text === undefined)
    throw new CommandError("Which message? Give its ID, as `npm run messages -- list` shows it.");
  if (!ID.test(text))
    throw new CommandError(`${JSON.stringify(text)} is not an ID. \`npm run messages -- list\` shows them.`);
  return text.toLowerCase();
}

function parseLimit(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text))
    throw new CommandError("How many? Give a number from 1: npm run messages -- list --limit 200");
  return Number(text);
}

function parseList(words: readonly string[]): ListCommand {
  const rest = [...words];
  let json = false;
  let limit: number | undefined;
  let before: string | undefined;
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--json") json = true;
    else if (word === "--before") before = parseId(rest.shift());
    else if (word === "--all" || word === "--limit") {
      if (limit !== undefined) throw new CommandError("How many? Give --all or one --limit.");
      limit = word === "--all" ? Number.POSITIVE_INFINITY : parseLimit(rest.shift());
    } else expectNoMore([word, ...rest], HELP);
  }
  // A program reads to the end; a person looks at what is new.
  return { what: "list", json, limit: limit ?? (json ? Number.POSITIVE_INFINITY : PAGE), before };
}

function parseDelete(words: readonly string[]): Command {
  if (!words.some((word) => word.startsWith("--"))) {
    const [first, ...others] = words;
    return { what: "delete", ids: [...new Set([parseId(first), ...others.map(parseId)])] };
  }
  const rest = [...words];
  let email: string | undefined;
  let isSure = false;
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--yes") isSure = true;
    else if (word === "--from" && email === undefined) {
      email = rest.shift();
      if (!email?.includes("@"))
        throw new CommandError(
          "From whom? Give an address: npm run messages -- delete --from ann@example.com",
        );
    } else expectNoMore([word, ...rest], HELP);
  }
  if (email === undefined)
    throw new CommandError("Which messages? npm run messages -- delete ID, or delete --from ADDRESS --yes");
  return { what: "delete-from", email, isSure };
}

/** Reads the words of a call; undefined where help is asked for. */
export function parseCommand(words: readonly string[]): Command | undefined {
  const [what, ...rest] = words;
  if (asksForHelp(what)) return undefined;
  switch (what) {
    case "list":
      return parseList(rest);
    case "show":
      expectNoMore(rest.slice(1), HELP);
      return { what, id: parseId(rest[0]) };
    case "mark": {
      const [id, status] = [parseId(rest[0]), rest[1]];
      if (status !== "read" && status !== "answered") {
        throw new CommandError("A message is marked read or answered: npm run messages -- mark ID read");
      }
      expectNoMore(rest.slice(2), HELP);
      return { what, id, status };
    }
    case "export":
      if (rest[0] !== "--csv") throw new CommandError("In which form? npm run -s messages -- export --csv");
      expectNoMore(rest.slice(1), HELP);
      return { what };
    case "delete":
      return parseDelete(rest);
    default:
      throw new CommandError(
        `There is no ${JSON.stringify(what)}; there are list, show, mark, export and delete. ${HELP}`,
      );
  }
}
