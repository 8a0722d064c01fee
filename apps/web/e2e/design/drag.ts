import type { Locator } from "@playwright/test";

/** Drags the middle of a part of a drawing by some pixels, once the drawing has followed the inputs: it is rendered when nothing else is. */
export async function drag(part: Locator, x: number, y: number): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
  await part.hover();
  const box = await part.boundingBox();
  if (!box) throw new Error("The part is not drawn.");
  const { mouse } = part.page();
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.move(fromX, fromY);
  await mouse.down();
  await mouse.move(fromX + x / 2, fromY + y / 2, { steps: 4 });
  await mouse.move(fromX + x, fromY + y, { steps: 4 });
  await mouse.up();
}
