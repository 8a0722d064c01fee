import { expect, test } from "vitest";
import { displayName } from "./display-name.ts";
import { MODULE_GROUPS, tileTarget } from "./modules.ts";

test.each([
  ["ann@example.com", "Ann"],
  ["Ann.Rafter@example.com", "Ann.Rafter"],
  ["\u00e9milie@example.com", "\u00c9milie"],
  [undefined, "Guest"],
  ["", "Guest"],
])("%s is welcomed as %s", (email, name) => {
  expect(displayName(email)).toBe(name);
});

test.each([
  ["/", "/signin"],
  ["/engineering-tools", "/signin"],
  ["/dashboard", "/beam-design"],
  ["/design", "/beam-design"],
])("on %s the tile of the steel beam leads to %s", (path, target) => {
  expect(tileTarget(path, "/beam-design")).toBe(target);
});

test("the library is the one module that can be used", () => {
  const tiles = MODULE_GROUPS.flatMap((group) => group.tiles);
  expect(tiles.filter(({ isOpen }) => isOpen).map(({ title }) => title)).toEqual(["Section Library"]);
});

test("the groups and their tiles are those of the specification", () => {
  expect(MODULE_GROUPS.map(({ heading, tiles }) => [heading, tiles.map(({ title }) => title)])).toEqual([
    ["STEEL MEMBER DESIGN", ["Steel Beam", "Steel Column", "Steel Connection"]],
    ["CONCRETE MEMBER DESIGN", ["Concrete Beam", "Concrete Column"]],
    ["FOUNDATION MEMBER DESIGN", ["Pad Footing", "Pile Cap", "Baseplate"]],
    ["SECTION LIBRARY MEMBER DESIGN", ["Section Library"]],
  ]);
});
