import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Assurances } from "./assurances.tsx";

const textOf = (registrationNumber: string, insurance: string) =>
  renderToStaticMarkup(
    <Assurances registrationNumber={registrationNumber} insurance={insurance} />,
  ).replaceAll(/<[^>]*>/g, "");

test("registration number and insurance are shown only if the brand file has them", () => {
  expect(textOf("", "")).toBe("");
  expect(textOf("RPEQ company 12345", "")).toBe("RPEQ company 12345");
  expect(textOf("RPEQ company 12345", "Insured for $10 million.")).toBe(
    "RPEQ company 12345 \u00b7 Insured for $10 million.",
  );
});
