import { asksForHelp, CommandError, expectNoMore } from "../commands/command-error.ts";

/** The default number of messages in a list. */
const PAGE = 50;

const HELP = "npm run messages -- help";

export const USAGE = `The messages of the contact form.

  npm run messages -- list                        the newest ${PAGE}, a line each
  npm run messages -- list --before ID            the ${PAGE} before this one
  npm run messages -- list --limit 200            the newest 200; --all for all
  npm run -s messages -- list --json              JSON for scripts: all of them, or --limit
  npm run messages -- show ID                     one message in full
  npm run messages -- mark ID read|answered       change its status
  npm run -s messages -- export --csv > file.csv  all of them, for a spreadsheet
  npm run messages -- delete ID [ID ...]          delete these permanently; all of them or none
  npm run messages -- delete --from ADDRESS       count those from one email address; --yes deletes them

Without -s npm prints its own lines first.
ID is the one that \`list\` shows, or the full one. DATA_DIR or DATABASE_URL as for \`npm start\`.
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
    throw new CommandError("Specify the message's ID, as `npm run messages -- list` shows it.");
  if (!ID.test(text))
    throw new CommandError(`${JSON.stringify(text)} is not an ID. \`npm run messages -- list\` shows them.`);
  return text.toLowerCase();
}

function parseLimit(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text))
    throw new CommandError("Specify a number from 1: npm run messages -- list --limit 200");
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
      if (limit !== undefined) throw new CommandError("Use either --all or one --limit.");
      limit = word === "--all" ? Number.POSITIVE_INFINITY : parseLimit(rest.shift());
    } else expectNoMore([word, ...rest], HELP);
  }
  // A program reads everything; a user looks at the newest.
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
          "Specify the sender's address: npm run messages -- delete --from ann@example.com",
        );
    } else expectNoMore([word, ...rest], HELP);
  }
  if (email === undefined)
    throw new CommandError(
      "Specify an ID or an address: npm run messages -- delete ID, or delete --from ADDRESS --yes",
    );
  return { what: "delete-from", email, isSure };
}

/** Parses the arguments; undefined if help is requested. */
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
        throw new CommandError("Mark a message as read or answered: npm run messages -- mark ID read");
      }
      expectNoMore(rest.slice(2), HELP);
      return { what, id, status };
    }
    case "export":
      if (rest[0] !== "--csv")
        throw new CommandError("Specify the format: npm run -s messages -- export --csv");
      expectNoMore(rest.slice(1), HELP);
      return { what };
    case "delete":
      return parseDelete(rest);
    default:
      throw new CommandError(
        `Unknown command ${JSON.stringify(what)}. Commands: list, show, mark, export, delete. ${HELP}`,
      );
  }
}
