import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { parseState } from "../../view-state/library-state.ts";
import { conditionToText } from "../conditions.ts";
import { findEntries } from "./found.ts";
import { whyNothing } from "./why-nothing.ts";

const catalogue = loadCatalogue(data as CatalogueData);

function why(search: string) {
  const state = parseState(search);
  expect(findEntries(catalogue, state)).toEqual([]);
  const { unmet, remedy } = whyNothing(catalogue, state);
  const of = remedy?.kind === "condition" ? conditionToText(remedy.condition) : "";
  return { unmet: unmet && conditionToText(unmet), remedy: `${remedy?.kind} ${of}`.trim() };
}

describe("an empty list", () => {
  test("the reason names the condition that no section of the tab meets, and offers the tab that has some", () => {
    expect(why("?where=grade:C450")).toEqual({ unmet: "grade:C450", remedy: "tab" });
    expect(why("?where=mass:..60,grade:C450")).toEqual({ unmet: "grade:C450", remedy: "tab" });
  });

  test("names the condition that no tab meets, and what stays without it", () => {
    expect(why("?where=mass:900..,family:UB")).toEqual({
      unmet: "mass:900..",
      remedy: "condition mass:900..",
    });
  });

  test("for conditions that find nothing only together names none, and drops the one that leaves most", () => {
    // The lightest welded beam has 115 kg/m.
    expect(why("?where=family:WB,mass:..100")).toEqual({ unmet: undefined, remedy: "condition family:WB" });
  });

  test("offers the availabilities first if they hide the results", () => {
    expect(why("?q=508.0x9.5&availability=Obsolete")).toMatchObject({ remedy: "availability" });
    expect(why("?where=family:UB&availability=")).toMatchObject({ remedy: "availability" });
  });

  test("a search without any result has no remedy", () => {
    expect(why("?q=999ZZ")).toEqual({ unmet: undefined, remedy: "undefined" });
  });
});
