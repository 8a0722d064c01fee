import { BOLT_SIZES } from "@kingpost/as4100";
import { expect, test } from "vitest";
import { BASE } from "../../../testing/example-base.ts";
import { anchorHole } from "../anchor-hole.ts";
import { boltsInShear } from "./bolts-in-shear.ts";

test("two bolts carry shear in large holes, all of them in standard holes or with welded washers", () => {
  expect(boltsInShear(BASE.anchors)).toBe(2);
  expect(boltsInShear({ ...BASE.anchors, hole: 22 })).toBe(4);
  expect(boltsInShear({ ...BASE.anchors, hasWeldedWashers: true })).toBe(4);
});

test("the usual holes are those of M16 to M36", () => {
  expect(BOLT_SIZES.map((size) => anchorHole(size)?.hole)).toEqual([undefined, 22, 26, 30, 36, 42]);
});
