import { expect, test } from "vitest";
import { draggedTo } from "./dragged-to.ts";

const ALONG = { left: 50, right: 650, length: 6005 };

test.each([
  [3000, 10, 3100],
  [3003, 0.5, 3010],
  [3000, -1000, 0],
  [3000, 1000, 6005],
])("a part at %d mm dragged by %d is at %d mm", (value, by, moved) => {
  expect(draggedTo(value, by, ALONG)).toBe(moved);
});
