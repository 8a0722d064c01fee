import type { Box } from "./geometry.ts";
import { coordinate } from "./path-data.ts";
import type { Bounds, SceneItem } from "./scene-items.ts";
import { textBox } from "./text.ts";

/** The bounding box of the items plus a margin. Drawing units. */
export function boundsOf(items: readonly SceneItem[], margin: number): Bounds {
  const boxes = items.map((item) => (item.kind === "text" ? textBox(item) : pathBox(item.d)));
  const left = Math.floor(Math.min(...boxes.map((box) => box.left)) - margin);
  const top = Math.floor(Math.min(...boxes.map((box) => box.top)) - margin);
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)) + margin);
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + margin);
  return { x: coordinate(left), y: coordinate(top), width: right - left, height: bottom - top };
}

const COMMAND = /([MLAH])([^MLAHZ]*)/g;

/** Bounding box of the end points of a path; its arcs are quarters or small marks and exceed it by less than the margin. */
function pathBox(d: string): Box {
  let box: Box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let height = 0;
  for (const [, command, numbers = ""] of d.matchAll(COMMAND)) {
    const values = numbers.trim().split(" ").map(Number);
    const [y = 0, x = 0] = command === "H" ? [height, values[0]] : values.toReversed();
    height = y;
    box = {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    };
  }
  return box;
}
