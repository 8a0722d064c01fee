import { CommandError } from "../commands/command-error.ts";
import { expectOk } from "../commands/expect-ok.ts";
import { many } from "../commands/printable.ts";
import type { Tell } from "../commands/run-cli.ts";
import type { ContactMessage, DocumentStore, FoundMessage, ListPlace } from "../providers/documents.ts";
import type { Command, ListCommand } from "./messages-command.ts";
import { asCsv, asJson, asList, asText } from "./print-messages.ts";

type Messages = DocumentStore["contactMessages"];

/** Messages in memory at a time, of a million as of a thousand. */
const PIECE = 1000;

async function find(messages: Messages, id: string): Promise<FoundMessage> {
  const { found } = expectOk(await messages.find(id));
  const [first, ...others] = found;
  if (first === undefined) throw new CommandError(`There is no message ${id}.`);
  if (others.length === 0) return first;
  const ids = found.map(({ message }) => message.id).join(", ");
  throw new CommandError(`Several messages begin with ${id}. Give more of the ID: ${ids}`);
}

/** How far a list was read. */
interface Reading {
  count: number;
  end: ListPlace | undefined;
  last: ContactMessage | undefined;
}

/** At most so many messages, newest first, a piece at a time; `reading` goes along. */
async function* pieces(
  messages: Messages,
  limit: number,
  reading: Reading,
): AsyncGenerator<readonly ContactMessage[]> {
  while (reading.count < limit) {
    const page = await messages.page(Math.min(PIECE, limit - reading.count), reading.end);
    // Half a file looks like a whole one.
    if (!page.ok && reading.count > 0)
      throw new CommandError(
        `${page.message} What was written ends after ${many(reading.count, "message")}.`,
      );
    const { messages: piece, end } = expectOk(page);
    if (end === null) return;
    reading.count += piece.length;
    reading.end = end;
    reading.last = piece.at(-1);
    yield piece;
  }
}

/** What was shown, of how many, and how one sees the others. */
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
  if (total === 0) return "There are no messages.";
  return count === total ? `${many(total, "message")}.` : `${shown}. There are no older ones.`;
}

async function* list(command: ListCommand, messages: Messages, tell: Tell): AsyncGenerator<string> {
  const { count } = expectOk(await messages.count());
  const before = command.before === undefined ? undefined : await find(messages, command.before);
  const reading: Reading = { count: 0, end: before?.place, last: before?.message };
  yield* (command.json ? asJson : asList)(pieces(messages, command.limit, reading));
  const { end } = reading;
  const hasOlder = end !== undefined && expectOk(await messages.page(1, end)).end !== null;
  tell(summary(command, reading, count, hasOlder));
}

/** Every one is looked for first, so that a mistyped ID deletes nothing. */
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
  if (count === 0) return `There is no message from ${email}.\n`;
  return `${many(count, "message")} from ${email}; nothing was deleted. To delete: npm run messages -- delete --from ${email} --yes\n`;
}

/** Does what was asked and answers with what to print, made as fast as it is taken. */
export async function* runCommand(command: Command, messages: Messages, tell: Tell): AsyncGenerator<string> {
  switch (command.what) {
    case "list":
      return yield* list(command, messages, tell);
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
