import { expect, test } from "vitest";
import { defaultInputs } from "../frame/module/default-inputs.ts";
import { STEEL_CONNECTION } from "../steel-connection/module.ts";
import { sectionNames } from "./section-names.ts";

const namesOf = (type: string) =>
  sectionNames(STEEL_CONNECTION, { ...defaultInputs(STEEL_CONNECTION.fields), type });

test("a report names only the sections that are part of the design", () => {
  expect(namesOf("web-side-plate")).toEqual(["410UB53.7, Grade 300.", "250UC72.9, Grade 300."]);
  expect(namesOf("pin")).toEqual([]);
});
