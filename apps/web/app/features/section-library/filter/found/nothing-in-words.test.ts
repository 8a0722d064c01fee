import { expect, test } from "vitest";
import { loadCapacities } from "../../quantities/quantity-columns.ts";
import { catalogue } from "../../testing/catalogue.ts";
import { parseState } from "../../view-state/library-state.ts";
import { asApplied, findEntries } from "./found.ts";
import { nothingInWords } from "./nothing-in-words.ts";
import { whyNothing } from "./why-nothing.ts";

function words(search: string): string {
  const state = parseState(search);
  expect(findEntries(catalogue, state)).toEqual([]);
  const applied = asApplied(catalogue, state);
  return nothingInWords(applied, whyNothing(catalogue, applied));
}

test.each([
  [
    "?availability=",
    "The list is empty because no availability is selected. With every availability selected, there are 748 sections.",
  ],
  [
    "?availability=Obsolete",
    "No Obsolete section is listed in Aust300. With every availability selected, there are 748 sections.",
  ],
  [
    "?q=508.0x9.5&availability=Obsolete",
    "No Obsolete section in Aust300 matches \u201c508.0x9.5\u201d. With every availability selected, there is 1 section.",
  ],
  [
    "?q=999ZZ",
    "No section in Aust300 matches \u201c999ZZ\u201d. Try a size such as 360UB44.7, 150x100x6 or 100 SHS.",
  ],
  [
    "?where=mass:900..,family:UB",
    "No section in Aust300 meets the filter \u201cmass \u2265 900 kg/m\u201d. Without \u201cmass \u2265 900 kg/m\u201d, there are 35 sections.",
  ],
  [
    "?where=family:WB,mass:..100",
    "No section in Aust300 meets both filters. Without \u201cWB\u201d, there are 596 sections.",
  ],
  [
    "?q=360ub Ix>=200",
    "No section in Aust300 matches \u201c360ub\u201d and meets the filter \u201cIx \u2265 200 \u00d710\u2076 mm\u2074\u201d. Without \u201cIx \u2265 200 \u00d710\u2076 mm\u2074\u201d, there are 3 sections.",
  ],
])("%s is explained in whole sentences", (search, sentence) => expect(words(search)).toBe(sentence));

test.each([
  ["purlin", "Purlins and girts are not in this library."],
  ["Z20024", "Purlins and girts are not in this library."],
  ["C15015", "Purlins and girts are not in this library."],
  ["125TFC", "Taper flange channels are not in this library. Parallel flange channels are: PFC."],
  ["W12x26", "American sections are not in this library."],
  ["HSS 6x6x1/4", "American sections are not in this library."],
  ["IPE 200", "European sections are not in this library."],
  ["HEA200", "European sections are not in this library."],
  ["HE 200 B", "European sections are not in this library."],
  [
    "UB 305x165x40",
    "British sections are not in this library. An Australian name has depth and mass: 310UB40.4.",
  ],
  [
    "305 \u00d7 165 \u00d7 40 UKB",
    "British sections are not in this library. An Australian name has depth and mass: 310UB40.4.",
  ],
  ["rsj", "Historic joists are not in this library."],
])("%s is said to be missing, not misspelt", (text, sentence) => {
  expect(words(`?q=${encodeURIComponent(text)}`)).toBe(sentence);
});

test("a filter on a member capacity is named with its effective length", async () => {
  await loadCapacities();
  expect(words("?where=phiMbx:90000..&le=3,3,6")).toContain(
    "\u201c\u03c6Mbx \u2265 90000 kNm at le = 6 m, \u03b1m = 1\u201d",
  );
});
