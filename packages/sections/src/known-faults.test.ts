import { expect, test } from "vitest";
import { KNOWN_FAULTS } from "./known-faults.ts";

const notes = [...new Set(KNOWN_FAULTS.map(({ note }) => note))];

test("every note is made of whole sentences in plain signs", () => {
  expect(notes.length).toBeGreaterThan(8);
  // Nothing that a screen reader spells out wrongly, and no expression that says nothing.
  expect(notes.filter((note) => !/^[A-Z][\w .,:;()%/=-]*\.$/.test(note))).toEqual([]);
  expect(notes.filter((note) => /\bat hand\b|\bso that\b|\blook\b/.test(note))).toEqual([]);
});

test("every note names moduli by their own symbols", () => {
  expect(
    notes.flatMap((note) => note.match(/\b1\.5 \w+/g) ?? []).filter((one) => !/^1\.5 Z[xy]$/.test(one)),
  ).toEqual([]);
});
