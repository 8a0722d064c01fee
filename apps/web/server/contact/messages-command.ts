import type { ContactMessage, DocumentResult, DocumentStore } from "../providers/documents.ts";
import { asCsv, asJson, asList, asText } from "./print-messages.ts";

export const USAGE = `The messages of the contact form.

  npm run messages -- list [--json]               newest first
  npm run messages -- show ID                     one message in full
  npm run messages -- mark ID read|answered       change its status
  npm run messages -- export --csv > file.csv     all of them, for a spreadsheet

ID is as \`list\` shows it, or the whole one. DATA_DIR or DATABASE_URL as for \`npm start\`.
`;

/** A call that can not be done as it was typed: the message is the line for the person. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

export type Command =
  | { readonly what: "list"; readonly json: boolean }
  | { readonly what: "show"; readonly id: string }
  | { readonly what: "mark"; readonly id: string; readonly status: "read" | "answered" }
  | { readonly what: "export" };

const ID = /^[0-9a-f]{4}[0-9a-f-]{0,32}$/i;

function parseId(text: string | undefined): string {
  if (text === undefined)
    throw new CommandError("Which message? Give its ID, as `npm run messages -- list` shows it.");
  if (!ID.test(text))
    throw new CommandError(`${JSON.stringify(text)} is not an ID. \`npm run messages -- list\` shows them.`);
  return text.toLowerCase();
}

function expectNoMore(rest: readonly string[]): void {
  if (rest.length > 0)
    throw new CommandError(`What is ${JSON.stringify(rest.join(" "))} for? npm run messages -- help`);
}

/** Reads the words of a call; undefined where help is asked for. */
export function parseCommand(words: readonly string[]): Command | undefined {
  const [what, ...rest] = words;
  switch (what) {
    case undefined:
    case "help":
    case "--help":
    case "-h":
      return undefined;
    case "list": {
      const json = rest[0] === "--json";
      expectNoMore(json ? rest.slice(1) : rest);
      return { what, json };
    }
    case "show":
      expectNoMore(rest.slice(1));
      return { what, id: parseId(rest[0]) };
    case "mark": {
      const [id, status] = [parseId(rest[0]), rest[1]];
      if (status !== "read" && status !== "answered") {
        throw new CommandError("A message is marked read or answered: npm run messages -- mark ID read");
      }
      expectNoMore(rest.slice(2));
      return { what, id, status };
    }
    case "export":
      if (rest[0] !== "--csv") throw new CommandError("In which form? npm run messages -- export --csv");
      expectNoMore(rest.slice(1));
      return { what };
    default:
      throw new CommandError(
        `There is no ${JSON.stringify(what)}; there are list, show, mark and export. npm run messages -- help`,
      );
  }
}

function expectOk<Value>(result: DocumentResult<Value>): Value {
  if (!result.ok) throw new CommandError(result.message);
  return result;
}

function find(messages: readonly ContactMessage[], id: string): ContactMessage {
  const [found, ...others] = messages.filter((message) => message.id.startsWith(id));
  if (found === undefined) throw new CommandError(`There is no message ${id}.`);
  if (others.length > 0)
    throw new CommandError(`${others.length + 1} messages begin with ${id}. Give more of the ID.`);
  return found;
}

/** Does what was asked and answers with what to print. */
export async function runCommand(
  command: Command,
  contactMessages: DocumentStore["contactMessages"],
): Promise<string> {
  const { messages } = expectOk(await contactMessages.list());
  switch (command.what) {
    case "list":
      return command.json ? asJson(messages) : asList(messages);
    case "export":
      return asCsv(messages);
    case "show":
      return asText(find(messages, command.id));
    case "mark": {
      const { id } = find(messages, command.id);
      expectOk(await contactMessages.setStatus(id, command.status));
      return `Message ${id} is marked ${command.status}.\n`;
    }
  }
}
