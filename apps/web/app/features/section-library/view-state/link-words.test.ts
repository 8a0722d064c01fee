import { describe, expect, test } from "vitest";
import { INITIAL_STATE, toSearch } from "./library-state.ts";
import { unknownInLink } from "./link-words.ts";

const unknown = (search: string) => unknownInLink(search, { family: "UB" });

describe("unknown values in a link", () => {
  test.each([
    ["?view=foo", "There is no view \u201cfoo\u201d; the section\u2019s properties are shown."],
    ["?view=foo&compare=610UB125_300", "There is no view \u201cfoo\u201d; the comparison is shown."],
    ["?standard=Aust999", "There is no standard \u201cAust999\u201d; Aust300 is shown."],
    ["?standard=Aust999&section=610UB125_350", "There is no standard \u201cAust999\u201d; Aust350 is shown."],
    ["?view=table&family=XYZ", "There is no family \u201cXYZ\u201d; the table has universal beams."],
    [
      "?view=table&sort=-foo",
      "There is no property \u201cfoo\u201d to sort by; the table is in catalogue order.",
    ],
    [
      "?view=chart&axes=foo,ix",
      "There is no property \u201cfoo\u201d for the chart\u2019s axes; the chart shows Ix against mass.",
    ],
    ["?axes=ix", "\u201cix\u201d does not name the chart\u2019s two axes; the chart shows Ix against mass."],
    ["?axes=ix:foo,mass", "There is no scale \u201cfoo\u201d; the scale is chosen to suit the values."],
    ["?availability=Common,Rare", "There is no availability \u201cRare\u201d; selected: Common."],
    ["?availability=Rare", "There is no availability \u201cRare\u201d; none is selected."],
    [
      "?le=0,3,3",
      "The member inputs in the link, \u201c0,3,3\u201d, are incomplete or out of range; effective lengths 3 m about x, 3 m about y, 3 m for lateral buckling, \u03b1m 1 are used.",
    ],
    ["?grade=350", "This link contains an unknown parameter, \u201cgrade\u201d. It was ignored."],
    ["?overlay=foo", "There is no overlay \u201cfoo\u201d; it is ignored."],
    [
      `?where=${Array.from({ length: 14 }, (_, at) => `mass:${at}..`)}`,
      "The link has 14 filters; the first 12 are used.",
    ],
  ])("%s is reported with what is shown instead", (search, sentence) => {
    expect(unknown(search)).toEqual([sentence]);
  });

  test("several unknown values are reported one after the other", () => {
    expect(unknown("?view=foo&standard=Aust999")).toHaveLength(2);
  });

  test("the page's own links have no unknown values, and what mailers add is ignored", () => {
    const view = toSearch({
      ...INITIAL_STATE,
      standard: "Aust350",
      availability: [],
      view: "chart",
      family: "all",
      sort: { key: "mass", descending: true },
      axes: { x: { key: "d", scale: "log" }, y: { key: "sx", scale: undefined } },
      member: { lex: 6, ley: 1.5, leb: 0.75, alphaM: 1.13 },
      frontier: true,
      bothStandards: true,
      listedOnly: false,
      overlay: "top",
      perKg: true,
    });
    expect(unknown(view)).toEqual([]);
    expect(unknown("?utm_source=mail&gclid=x&view=")).toEqual([]);
  });

  test("a long word is shortened and invisible characters are removed", () => {
    expect(unknown(`?view=a%00${"b".repeat(300)}`)[0]).toBe(
      `There is no view \u201ca${"b".repeat(39)}\u2026\u201d; the section\u2019s properties are shown.`,
    );
  });
});
