import type { DocumentStore } from "../providers/common/document-store.ts";
import type { ContactMessage, FoundMessage, ListPlace } from "../providers/documents.ts";
import { asksForHelp, CommandError, expectNoMore, expectOk } from "./command-error.ts";
import { asCsv, asJson, asList, asText } from "./print-messages.ts";
import { many } from "./printable.ts";
import type { Notify } from "./run-cli.ts";

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

type Messages = DocumentStore["contactMessages"];

/** Messages in memory at a time, whatever their total. */
const PIECE = 200;

/** Runs a command and yields the text to print, as fast as it is consumed. */
type Run = (messages: Messages, notify: Notify) => AsyncIterable<string>;

/** A command with one text. */
const answering = (work: (messages: Messages) => Promise<string>): Run =>
  async function* (messages) {
    yield await work(messages);
  };

async function find(messages: Messages, id: string): Promise<FoundMessage> {
  const { found } = expectOk(await messages.find(id));
  const [first, ...others] = found;
  if (first === undefined) throw new CommandError(`No message ${id}.`);
  if (others.length === 0) return first;
  const ids = found.map(({ message }) => message.id).join(", ");
  throw new CommandError(`Several messages begin with ${id}. Enter more of the ID: ${ids}`);
}

/** Progress of reading a list. */
interface Reading {
  count: number;
  end: ListPlace | undefined;
  last: ContactMessage | undefined;
}

/** Up to a number of messages, newest first, in batches; updates `reading`. */
async function* pieces(
  messages: Messages,
  limit: number,
  reading: Reading,
): AsyncGenerator<readonly ContactMessage[]> {
  while (reading.count < limit) {
    const page = await messages.page(Math.min(PIECE, limit - reading.count), reading.end);
    // A partial file looks like a complete one.
    if (!page.ok && reading.count > 0)
      throw new CommandError(`${page.message} The output ends after ${many(reading.count, "message")}.`);
    const { messages: piece, end } = expectOk(page);
    if (end === null) return;
    reading.count += piece.length;
    reading.end = end;
    reading.last = piece.at(-1);
    yield piece;
  }
}

/** The summary: how many are shown, of how many, and the command for the next page. */
function summary(json: boolean, limit: number, { count, last }: Reading, total: number, hasOlder: boolean) {
  const shown = `${count.toLocaleString("en-AU")} of ${many(total, "message")}`;
  if (hasOlder && last) {
    const list = json ? "-s messages -- list --json" : "messages -- list";
    return `${shown}. Older ones: npm run ${list} --limit ${limit} --before ${last.id}`;
  }
  if (total === 0) return "No messages.";
  return count === total ? `${many(total, "message")}.` : `${shown}. No older messages.`;
}

interface ListOptions {
  readonly json: boolean;
  /** Infinity for all. */
  readonly limit: number;
  readonly before: string | undefined;
}

const list = ({ json, limit, before }: ListOptions): Run =>
  async function* (messages, notify) {
    const { count } = expectOk(await messages.count());
    const start = before === undefined ? undefined : await find(messages, before);
    const reading: Reading = { count: 0, end: start?.place, last: start?.message };
    yield* (json ? asJson : asList)(pieces(messages, limit, reading));
    const { end } = reading;
    const hasOlder = end !== undefined && expectOk(await messages.page(1, end)).end !== null;
    notify(summary(json, limit, reading, count, hasOlder));
  };

/** Looks up every ID first, so that a mistyped one deletes nothing. */
async function remove(ids: readonly string[], messages: Messages): Promise<string> {
  const found: string[] = [];
  for (const id of ids) found.push((await find(messages, id)).message.id);
  const { count } = expectOk(await messages.remove(found));
  return `${many(count, "message")} deleted.\n`;
}

async function removeFrom(email: string, isSure: boolean, messages: Messages): Promise<string> {
  if (isSure) {
    const { count } = expectOk(await messages.removeByEmail(email));
    return `${many(count, "message")} from ${email} deleted.\n`;
  }
  const count = expectOk(await messages.byEmail(email)).messages.length;
  if (count === 0) return `No message from ${email}.\n`;
  return `${many(count, "message")} from ${email}; nothing was deleted. To delete: npm run messages -- delete --from ${email} --yes\n`;
}

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

function parseList(words: readonly string[]): Run {
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
  return list({ json, limit: limit ?? (json ? Number.POSITIVE_INFINITY : PAGE), before });
}

function parseDelete(words: readonly string[]): Run {
  if (!words.some((word) => word.startsWith("--"))) {
    const [first, ...others] = words;
    const ids = new Set([parseId(first), ...others.map(parseId)]);
    return answering((messages) => remove([...ids], messages));
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
  const from = email;
  return answering((messages) => removeFrom(from, isSure, messages));
}

/** Parses the arguments into what they ask for; undefined if help is requested. */
export function parseCommand(words: readonly string[]): Run | undefined {
  const [what, ...rest] = words;
  if (asksForHelp(what)) return undefined;
  switch (what) {
    case "list":
      return parseList(rest);
    case "show": {
      expectNoMore(rest.slice(1), HELP);
      const id = parseId(rest[0]);
      return answering(async (messages) => asText((await find(messages, id)).message));
    }
    case "mark": {
      const [id, status] = [parseId(rest[0]), rest[1]];
      if (status !== "read" && status !== "answered") {
        throw new CommandError("Mark a message as read or answered: npm run messages -- mark ID read");
      }
      expectNoMore(rest.slice(2), HELP);
      return answering(async (messages) => {
        const { message } = await find(messages, id);
        expectOk(await messages.setStatus(message.id, status));
        return `Message ${message.id} is marked ${status}.\n`;
      });
    }
    case "export": {
      if (rest[0] !== "--csv")
        throw new CommandError("Specify the format: npm run -s messages -- export --csv");
      expectNoMore(rest.slice(1), HELP);
      const reading: Reading = { count: 0, end: undefined, last: undefined };
      return (messages) => asCsv(pieces(messages, Number.POSITIVE_INFINITY, reading));
    }
    case "delete":
      return parseDelete(rest);
    default:
      throw new CommandError(
        `Unknown command ${JSON.stringify(what)}. Commands: list, show, mark, export, delete. ${HELP}`,
      );
  }
}
