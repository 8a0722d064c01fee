import { expect, test } from "vitest";
import { drawingSize } from "./use-drawing-size.ts";

test("a drawing in usual type has one unit to a pixel", () => {
  expect(drawingSize(640, 16)).toEqual({ units: 640, scale: 1 });
  expect(drawingSize(300, 12)).toEqual({ units: 300, scale: 1 });
});

test("the labels of a drawing grow with the type of the reader as far as a narrow screen has room", () => {
  expect(drawingSize(900, 32)).toEqual({ units: 450, scale: 2 });
  expect(drawingSize(480, 32)).toEqual({ units: 320, scale: 1.5 });
  expect(drawingSize(320, 32)).toEqual({ units: 320, scale: 1 });
});
