import { expect, test } from "vitest";
import { PROJECT_FIELDS, parseProject } from "./project-details.ts";

test.each(PROJECT_FIELDS)("control characters in $label are blanks", ({ name }) => {
  const text = "Shed\r\n0\u0000\u0085\u2028\u2029CIRCLE";
  expect(parseProject({ [name]: text })[name]).toBe("Shed  0    CIRCLE");
});
