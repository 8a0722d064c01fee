import { readdirSync, readFileSync } from "node:fs";

const DATA = new URL("../data/", import.meta.url);

/** The text of every family table in data/, by file name. */
export function readTables(): Record<string, string> {
  const names = readdirSync(DATA).filter((name) => name.endsWith(".csv"));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(new URL(name, DATA), "utf8")]));
}
