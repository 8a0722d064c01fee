import type { Page } from "@playwright/test";
import { installPaintWatch, timeToPaint } from "./paint-watch.ts";

/** As many as fit on the screen beside the library's other parts. */
const ROWS = 30;
const TYPED = "360UB44.7";

/** Rebuilds the list at every key without framework, search or styles. */
function fill(rows: number): void {
  const box = document.querySelector("input");
  const list = document.querySelector("ul");
  box?.addEventListener("input", () => {
    const items = Array.from({ length: rows }, (_, row) => {
      const item = document.createElement("li");
      item.append(Object.assign(document.createElement("button"), { textContent: `${box.value} ${row}` }));
      return item;
    });
    list?.replaceChildren(...items);
  });
}

/**
 * The machine's own time from a key to a painted list, in milliseconds a key: the baseline for the product's time, because a
 * throttled slow machine is slower than a throttled fast one.
 */
export async function typeOverBareList(
  page: Page,
  slowDown: () => Promise<unknown>,
): Promise<readonly number[]> {
  await installPaintWatch(page);
  await page.goto("about:blank");
  await page.setContent("<input type=search><ul></ul>");
  await page.evaluate(fill, ROWS);
  await slowDown();
  await page.getByRole("searchbox").focus();
  const times: number[] = [];
  for (const key of TYPED) {
    const ms = await timeToPaint(page, { event: "keydown", selector: "ul" }, () => page.keyboard.press(key));
    if (ms !== undefined) times.push(ms);
  }
  return times;
}
