import type { Standard } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { catalogue } from "../../testing/catalogue.ts";
import { INITIAL_STATE, parseState } from "../../view-state/library-state.ts";
import { findEntries, moreOnOtherTab } from "./found.ts";
import { foundInWords } from "./found-in-words.ts";

const wordsFor = (text: string) =>
  foundInWords(findEntries(catalogue, { ...INITIAL_STATE, standard: "Aust350", text }), true);

test("the count of a search names the sections that are not supplied in the grade of the tab", () => {
  const found = findEntries(catalogue, { ...INITIAL_STATE, standard: "Aust350", text: "grade 350" });
  const unlisted = found.filter(({ isListed }) => !isListed);
  expect(unlisted).toHaveLength(8 + 233);
  expect(wordsFor("grade 350")).toBe(`${found.length} match (241 not supplied in this grade)`);
  expect(foundInWords(unlisted, true)).toBe("241 match (not supplied in this grade)");
  expect(foundInWords(unlisted.slice(1, 2), true)).toBe("1 match (not supplied in this grade)");
});

test("the count is plain where all are supplied, and before any search", () => {
  expect(wordsFor("410ub")).toBe("2 match");
  expect(wordsFor("410UB53.7")).toBe("1 match");
  expect(wordsFor("nothing9")).toBe("No match");
  expect(foundInWords(catalogue.entries, false)).toBe("1496 sections");
  expect(foundInWords(catalogue.entries.slice(0, 1), false)).toBe("1 section");
});

describe("a grade that both tabs have", () => {
  const more = (text: string, standard: Standard) =>
    moreOnOtherTab(catalogue, { ...INITIAL_STATE, standard, text });

  test("the count of a search shows how many more the other tab has: circular hollow sections are in C350 on Aust350", () => {
    const found = findEntries(catalogue, { ...INITIAL_STATE, text: "C350" });
    const tubes = findEntries(catalogue, { ...INITIAL_STATE, standard: "Aust350", text: "chs" });
    expect(more("C350", "Aust300")).toEqual({ standard: "Aust350", count: tubes.length });
    expect(foundInWords(found, true, more("C350", "Aust300"))).toBe(
      `${found.length} match, ${tubes.length} more in Aust350`,
    );
    expect(more("C350", "Aust350")).toMatchObject({ standard: "Aust300", count: found.length });
  });

  test("a filter on the grade counts as a typed one", () => {
    const state = parseState("?where=grade:C350");
    expect(moreOnOtherTab(catalogue, state)).toMatchObject({ standard: "Aust350" });
  });

  test("a search without a grade, or with a grade of one tab, has no more on the other tab", () => {
    expect(more("360ub", "Aust300")).toBeUndefined();
    expect(more("grade 350", "Aust350")).toBeUndefined();
    expect(more("C350 rhs", "Aust300")).toBeUndefined();
  });
});
