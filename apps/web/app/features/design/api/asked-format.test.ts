import { expect, test } from "vitest";
import { askedFormat } from "./asked-format.ts";

test.each([
  ["no header", "", null, "json"],
  ["any type", "", "*/*", "json"],
  ["PDF", "", "application/pdf", "pdf"],
  ["PDF before anything", "", "application/pdf, */*;q=0.1", "pdf"],
  ["JSON before PDF", "", "application/json, application/pdf;q=0.9", "json"],
  ["both alike", "", "application/pdf, application/json", "json"],
  ["no PDF", "", "application/pdf;q=0, */*", "json"],
  ["a quality that is no number", "", "application/pdf;q=x", "json"],
  ["the query over the header", "format=json", "application/pdf", "json"],
  ["the query alone", "format=pdf", "application/json", "pdf"],
])("the format of the answer for %s (%#)", (_, query, accept, kind) => {
  expect(askedFormat(new URLSearchParams(query), accept).kind).toBe(kind);
});

test("a report is standard unless its length is given, and a length that does not exist is rejected", () => {
  const of = (query: string) => askedFormat(new URLSearchParams(query), null);
  expect(of("format=pdf")).toEqual({ kind: "pdf", length: "standard" });
  expect(of("format=pdf&length=full")).toEqual({ kind: "pdf", length: "full" });
  expect(of("format=pdf&length=long").kind).toBe("unknown");
  expect(of("format=docx").kind).toBe("unknown");
});
