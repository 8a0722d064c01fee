import { expect, test } from "vitest";
import { stepOf } from "./step-of.ts";

const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const WHOLE = { isList: false, isWhole: true, isAtStart: true, isAtEnd: true };
const INSIDE = { isList: false, isWhole: false, isAtStart: false, isAtEnd: false };
const LIST = { ...WHOLE, isList: true };

test.each([
  ["Enter", {}, INSIDE, { kind: "enter" }],
  ["Enter", { shiftKey: true }, INSIDE, { kind: "move", rows: -1, columns: 0 }],
  ["ArrowDown", {}, INSIDE, { kind: "move", rows: 1, columns: 0 }],
  ["ArrowDown", {}, LIST, undefined],
  ["ArrowLeft", {}, INSIDE, undefined],
  ["ArrowLeft", {}, WHOLE, { kind: "move", rows: 0, columns: -1 }],
  ["ArrowRight", {}, LIST, { kind: "move", rows: 0, columns: 1 }],
  ["ArrowRight", { shiftKey: true }, WHOLE, undefined],
  ["d", { ctrlKey: true }, INSIDE, { kind: "copy" }],
  ["Delete", { ctrlKey: true }, WHOLE, { kind: "delete" }],
  ["Delete", { ctrlKey: true }, INSIDE, undefined],
  ["Backspace", { ctrlKey: true }, WHOLE, undefined],
  ["Backspace", { metaKey: true }, WHOLE, undefined],
  ["ArrowUp", { altKey: true }, INSIDE, { kind: "shift", rows: -1 }],
  ["x", {}, WHOLE, undefined],
] as const)("%s with %j in a cell %j", (key, pressed, caret, step) => {
  expect(stepOf({ ...NO_KEYS, ...pressed, key }, caret)).toEqual(step);
});
