import { describe, expect, test } from "vitest";
import { loadPathModules } from "../modules/modules-on-demand.ts";
import { projectMembers } from "./project-members.ts";

await loadPathModules();

const file = (kind: string) =>
  JSON.stringify({ kind, version: 1, engine: "0.1.0", edition: "2020", inputs: {} });
const design = (id: string, mark: string, kind = "steel-beam") => ({
  id,
  kind,
  mark,
  name: `Design ${id}`,
  file: file(kind),
});
const marksOf = (...designs: Parameters<typeof projectMembers>[0]) =>
  projectMembers(designs).members.map(({ mark }) => mark);

describe("the members of a project", () => {
  test("have the marks of its designs, and the next free ones where they have none", () => {
    expect(marksOf(design("1", ""), design("2", "B1"), design("3", ""))).toEqual(["B2", "B1", "B3"]);
    expect(projectMembers([design("1", "B1")]).problem).toBeUndefined();
  });

  test("are all shown where two designs have the same mark: the older one keeps it", () => {
    const designs = [design("1", "B1"), design("2", "B1"), design("3", "B2")];
    expect(marksOf(...designs)).toEqual(["B1", "B3", "B2"]);
    expect(projectMembers(designs).problem).toMatch(/B1: .Design 2. is B3 here/);
  });

  test("are shown without one that cannot be opened, which is named", () => {
    const broken = { ...design("2", "B2"), file: "{" };
    expect(marksOf(design("1", "B1"), broken)).toEqual(["B1"]);
    expect(projectMembers([broken]).problem).toContain("Design 2");
  });
});
