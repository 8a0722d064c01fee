const EXCERPT = 60;

/** What would move the cursor, colour the terminal or turn the direction of reading; strangers wrote these texts. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, "\ufffd");
}

export function oneLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, " ");
}

/** As much of it as a list has room for. */
export function excerpt(text: string): string {
  const line = oneLine(text);
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1)}…` : line;
}

/** "1 message", "1,200 messages". */
export function many(count: number, word: string): string {
  return `${count.toLocaleString("en-AU")} ${word}${count === 1 ? "" : "s"}`;
}
