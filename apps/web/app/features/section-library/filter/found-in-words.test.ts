import { expect, test } from "vitest";
import { catalogue } from "../testing/catalogue.ts";
import { INITIAL_STATE } from "../view-state/library-state.ts";
import { findEntries } from "./found.ts";
import { foundInWords } from "./found-in-words.ts";

const wordsFor = (text: string) =>
  foundInWords(findEntries(catalogue, { ...INITIAL_STATE, standard: "Aust350", text }), true);

test("the count of a search names the sections that are not supplied in the grade of the tab", () => {
  const found = findEntries(catalogue, { ...INITIAL_STATE, standard: "Aust350", text: "grade 350" });
  const unlisted = found.filter(({ isListed }) => !isListed);
  expect(unlisted).toHaveLength(8);
  expect(wordsFor("grade 350")).toBe(`${found.length} sections match, 8 not supplied in this grade`);
  expect(foundInWords(unlisted, true)).toBe("8 sections match, not supplied in this grade");
  expect(foundInWords(unlisted.slice(1, 2), true)).toBe("1 section matches, not supplied in this grade");
});

test("the count is plain where all are supplied, and before any search", () => {
  expect(wordsFor("410ub")).toBe("2 sections match");
  expect(wordsFor("410UB53.7")).toBe("1 section matches");
  expect(wordsFor("nothing9")).toBe("No sections match");
  expect(foundInWords(catalogue.entries, false)).toBe("1030 sections");
  expect(foundInWords(catalogue.entries.slice(0, 1), false)).toBe("1 section");
});
