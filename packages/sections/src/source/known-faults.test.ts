import { expect, test } from "vitest";
import { KNOWN_FAULTS } from "./known-faults.ts";

const notes = [...new Set(KNOWN_FAULTS.map(({ note }) => note))];

test("every note has complete sentences in plain characters", () => {
  expect(notes.length).toBeGreaterThan(8);
  // No characters that screen readers misread, and no empty phrases.
  expect(notes.filter((note) => !/^[A-Z][\w .,:;()%/=-]*\.$/.test(note))).toEqual([]);
  expect(notes.filter((note) => /\bat hand\b|\bso that\b|\blook\b/.test(note))).toEqual([]);
});

test("every note names moduli by their symbols", () => {
  expect(
    notes.flatMap((note) => note.match(/\b1\.5 \w+/g) ?? []).filter((one) => !/^1\.5 Z[xy]$/.test(one)),
  ).toEqual([]);
});
