import papa from "papaparse";
import { formatDateTime } from "../../shared/dates.ts";
import { FORMULA_START } from "../../shared/escape-spreadsheet-formula.ts";
import type { ContactMessage } from "../providers/documents.ts";
import { excerpt, oneLine, printable } from "./printable.ts";

const SHORT_ID = 8;

/** Messages in batches as read from the database, so that only one batch is in memory. */
export type Pieces = AsyncIterable<readonly ContactMessage[]>;

function asListLine({ id, timestamp, status, name, email, message }: ContactMessage): string {
  const facts = [
    id.slice(0, SHORT_ID),
    status.padEnd(8),
    formatDateTime(timestamp),
    `${excerpt(name)} <${excerpt(email)}>`,
    excerpt(message),
  ];
  return `${facts.join("  ")}\n`;
}

/** One line per message. */
export async function* asList(pieces: Pieces): AsyncGenerator<string> {
  for await (const messages of pieces) yield messages.map(asListLine).join("");
}

export function asText({ id, timestamp, status, name, email, message }: ContactMessage): string {
  const facts = [
    `Message:  ${id}`,
    `Received: ${formatDateTime(timestamp)}`,
    `Status:   ${status}`,
    `Name:     ${oneLine(name)}`,
    `Email:    ${oneLine(email)}`,
  ];
  return `${facts.join("\n")}\n\n${printable(message)}\n`;
}

function asJsonObject(message: ContactMessage): string {
  // JSON leaves these control characters as they are, and a terminal interprets them.
  const escaped = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`;
  return JSON.stringify(message, null, 2).replaceAll(/[\u007f-\u009f]/g, escaped);
}

/** One JSON array. */
export async function* asJson(pieces: Pieces): AsyncGenerator<string> {
  let before = "[\n";
  for await (const messages of pieces) {
    yield before + messages.map(asJsonObject).join(",\n");
    before = ",\n";
  }
  yield before === ",\n" ? "\n]\n" : "[]\n";
}

const COLUMNS = ["id", "timestamp", "status", "name", "email", "message"];
const LINE_END = "\r\n";

/** For a spreadsheet: all fields quoted, formulas escaped by an apostrophe, and a byte order mark so that Excel reads UTF-8. */
export async function* asCsv(pieces: Pieces): AsyncGenerator<string> {
  const options = { quotes: true, escapeFormulae: FORMULA_START, newline: LINE_END };
  yield `\ufeff${papa.unparse([COLUMNS], options)}${LINE_END}`;
  // The library writes only complete texts; a batch without a header is one.
  for await (const messages of pieces)
    yield papa.unparse({ fields: COLUMNS, data: [...messages] }, { ...options, header: false }) + LINE_END;
}
