const EXCERPT = 60;

/** Characters that move the cursor, colour the terminal or change the text direction: the texts are user input. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, "\ufffd");
}

export function oneLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, " ");
}

/** The start of the text, as long as fits a list. */
export function excerpt(text: string): string {
  const line = oneLine(text);
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1)}…` : line;
}

/** "1 message", "1,200 messages". */
export function many(count: number, word: string): string {
  return `${count.toLocaleString("en-AU")} ${word}${count === 1 ? "" : "s"}`;
}
