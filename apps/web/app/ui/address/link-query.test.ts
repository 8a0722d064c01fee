import { expect, test } from "vitest";
import { linkQuery } from "./link-query.ts";

const TAILS = [")", ".", ",", ").", " ", "%20", "+", "%29", ";", "\u201d", "%E2%80%9D", ">", "%0A", "'"];

test.each(TAILS)("a link followed by %j has the value that was copied", (tail) => {
  expect(linkQuery(`?a=1&section=310UB40.4_300${tail}`).get("section")).toBe("310UB40.4_300");
});

test.each(["&amp;", "&AMP;", "&amp;amp;"])("%j separates parameters as & does", (separator) => {
  const query = linkQuery(`?design=x${separator}d=1.abc-_`);
  expect([...query]).toEqual([
    ["design", "x"],
    ["d", "1.abc-_"],
  ]);
});

test("a text that a user typed keeps its end", () => {
  expect(linkQuery("?q=310ub4.", ["q"]).get("q")).toBe("310ub4.");
});

test("a value before the last one stays as it is", () => {
  expect(linkQuery("?q=(a)&section=x.").get("q")).toBe("(a)");
});
