import papa from "papaparse";
import { formatDateTime } from "../../app/ui/dates.ts";
import type { ContactMessage } from "../providers/documents.ts";

const SHORT_ID = 8;
const EXCERPT = 60;

/** What would move the cursor, colour the terminal or turn the direction of reading; strangers wrote these texts. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, "\ufffd");
}

function oneLine(text: string): string {
  const line = printable(text).replaceAll(/\s+/g, " ");
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1)}…` : line;
}

export function asList(messages: readonly ContactMessage[]): string {
  if (messages.length === 0) return "There are no messages.\n";
  const lines = messages.map(({ id, timestamp, status, name, email, message }) =>
    [
      id.slice(0, SHORT_ID),
      status.padEnd(8),
      formatDateTime(timestamp),
      `${oneLine(name)} <${oneLine(email)}>`,
      oneLine(message),
    ].join("  "),
  );
  return `${lines.join("\n")}\n`;
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

export function asJson(messages: readonly ContactMessage[]): string {
  // JSON leaves these control characters as they are, and a terminal obeys them.
  const escaped = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`;
  return `${JSON.stringify(messages, null, 2).replaceAll(/[\u007f-\u009f]/g, escaped)}\n`;
}

/**
 * What a spreadsheet takes for a formula. The library's own pattern misses a text of several lines, a space before the sign, and
 * the wide signs that Excel reads in some languages.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** For a spreadsheet: all fields quoted, formulas made harmless by an apostrophe, and the mark that tells Excel it is UTF-8. */
export function asCsv(messages: readonly ContactMessage[]): string {
  const columns = ["id", "timestamp", "status", "name", "email", "message"];
  const csv = papa.unparse(
    { fields: columns, data: [...messages] },
    { quotes: true, escapeFormulae: FORMULA },
  );
  return `\ufeff${csv}\r\n`;
}
