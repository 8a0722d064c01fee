import { expect, test } from "vitest";
import { catalogue } from "../../testing/catalogue.ts";
import { parseState } from "../../view-state/library-state.ts";
import { conditionToText } from "../conditions.ts";
import { findEntries } from "../found/found.ts";
import { withoutSelectingSearch } from "./selecting-search.ts";

function ofMany(search: string) {
  const state = parseState(search);
  const { text, conditions } = withoutSelectingSearch(catalogue, state, findEntries(catalogue, state));
  return [text, ...conditions.map(conditionToText)];
}

test.each([
  "?q=360UB44.7&section=360UB44.7_300",
  "?q=360 ub 44.7&section=360UB44.7_300",
  "?q=360x44.7 UB&section=360UB44.7_300",
  "?q=360UB44.7 Aust350&section=360UB44.7_350",
])("%s does not narrow the views of many", (search) => expect(ofMany(search)).toEqual([""]));

test("the conditions beside the name stay", () => {
  expect(ofMany("?q=360UB44.7 d<400&section=360UB44.7_300&where=family:UB")).toEqual([
    "",
    "family:UB",
    "d:..!400",
  ]);
});

test.each([
  ["?q=360ub&section=360UB44.7_300", "360ub"],
  ["?q=410UB53.7&section=360UB44.7_300", "410UB53.7"],
  ["?q=360UB44.7", "360UB44.7"],
  // One section is left by the condition, not by the name.
  ["?q=ub mass=44.7&section=360UB44.7_300", "ub mass=44.7"],
])("%s still narrows them", (search, text) => expect(ofMany(search)[0]).toBe(text));
