import { CommandError } from "../commands/command-error.ts";
import { expectOk } from "../commands/expect-ok.ts";
import { many } from "../commands/printable.ts";
import type { Notify } from "../commands/run-cli.ts";
import type { ContactMessage, DocumentStore, FoundMessage, ListPlace } from "../providers/documents.ts";
import type { Command, ListCommand } from "./messages-command.ts";
import { asCsv, asJson, asList, asText } from "./print-messages.ts";

type Messages = DocumentStore["contactMessages"];

/** Messages in memory at a time, whatever their total. */
const PIECE = 1000;

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
function summary(
  { json, limit }: ListCommand,
  { count, last }: Reading,
  total: number,
  hasOlder: boolean,
): string {
  const shown = `${count.toLocaleString("en-AU")} of ${many(total, "message")}`;
  if (hasOlder && last) {
    const list = json ? "-s messages -- list --json" : "messages -- list";
    return `${shown}. Older ones: npm run ${list} --limit ${limit} --before ${last.id}`;
  }
  if (total === 0) return "No messages.";
  return count === total ? `${many(total, "message")}.` : `${shown}. No older messages.`;
}

async function* list(command: ListCommand, messages: Messages, notify: Notify): AsyncGenerator<string> {
  const { count } = expectOk(await messages.count());
  const before = command.before === undefined ? undefined : await find(messages, command.before);
  const reading: Reading = { count: 0, end: before?.place, last: before?.message };
  yield* (command.json ? asJson : asList)(pieces(messages, command.limit, reading));
  const { end } = reading;
  const hasOlder = end !== undefined && expectOk(await messages.page(1, end)).end !== null;
  notify(summary(command, reading, count, hasOlder));
}

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

/** Runs the command and yields the text to print, as fast as it is consumed. */
export async function* runCommand(
  command: Command,
  messages: Messages,
  notify: Notify,
): AsyncGenerator<string> {
  switch (command.what) {
    case "list":
      return yield* list(command, messages, notify);
    case "export":
      return yield* asCsv(
        pieces(messages, Number.POSITIVE_INFINITY, { count: 0, end: undefined, last: undefined }),
      );
    case "show":
      return yield asText((await find(messages, command.id)).message);
    case "mark": {
      const { id } = (await find(messages, command.id)).message;
      expectOk(await messages.setStatus(id, command.status));
      yield `Message ${id} is marked ${command.status}.\n`;
      return;
    }
    case "delete":
      return yield remove(command.ids, messages);
    case "delete-from":
      return yield removeFrom(command.email, command.isSure, messages);
  }
}
