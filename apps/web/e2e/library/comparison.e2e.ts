import { expect, type Page, test } from "@playwright/test";
import { entry, family, openLibrary, PREVIEW, property, showView } from "./library.ts";

const cells = (page: Page, words: string) => property(page, words).first().getByRole("cell");
const THREE = "?compare=610UB125_300,310UC158_300,own:I-600x220x20x12-300";

test("a comparison has up to three sections, each with its change against the first, and links that name what they cannot show", async ({
  page,
}) => {
  await test.step("three sections are compared side by side, a fourth is ignored, a second click removes one", async () => {
    await openLibrary(page);
    await page.getByRole("button", { name: "Compare Sections" }).click();
    await family(page, "Universal columns").click();
    const names = ["310UC158", "310UC137", "310UC118", "310UC96.8"];
    for (const name of names) await entry(page, name).click();
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveCount(3);
    await expect(
      page.getByRole("status").filter({ hasText: "You can compare up to 3 sections" }),
    ).toBeVisible();
    await expect(entry(page, "310UC96.8")).toHaveAttribute("aria-pressed", "false");
    await entry(page, "310UC137").click();
    await expect(heads).toHaveCount(2);
    await entry(page, "310UC96.8").click();
    await expect(heads).toHaveCount(3);
    await page.getByRole("button", { name: "Exit Compare" }).click();
    await expect(page.getByRole("button", { name: "Compare Sections" })).toBeVisible();
    await expect(heads.filter({ hasText: "310UC158" })).toHaveCount(0);
  });
  await test.step("a link with unknown or too many sections shows a message", async () => {
    await openLibrary(page, "?compare=610UB125_300,NOPE,250PFC_350,310UC158,310UC137");
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await expect(page.getByText("The catalogue has no section \u201cNOPE\u201d.")).toBeVisible();
    await expect(page.getByText("not shown: 310UC137_300")).toBeVisible();
  });
  await test.step("a link with an invalid custom section shows a message", async () => {
    await openLibrary(page, "?compare=610UB125_300,own:I-500x200x300x10-300");
    await expect(page.getByRole("columnheader")).toHaveCount(1);
    await expect(page.getByText("Invalid section dimensions: “I-500x200x300x10-300”.")).toBeVisible();
  });
  await test.step("a comparison flags and explains the same known errors as the single view", async () => {
    await showView(page, "?compare=310UC283_350,125PFC_350");
    const row = property(page, "Yield stress").first();
    await expect(row.getByRole("cell", { name: "340 \u2020" })).toBeVisible();
    await expect(
      page.getByText("Published 340\u00a0MPa, product standard 330\u00a0MPa.").first(),
    ).toBeVisible();
    await row.getByRole("cell").first().hover();
    await expect(page.locator("#value-inspector")).toContainText("310UC283 Aust350");
  });
  await test.step("a comparison does not depend on the order of its sections", async () => {
    const labels = async (query: string) => {
      await showView(page, query);
      return page.getByRole("rowheader").allInnerTexts();
    };
    const first = await labels("?compare=1200WB455,25x25x3EA_300,168.3x6.4CHS_350");
    const second = await labels("?compare=168.3x6.4CHS_350,1200WB455,25x25x3EA_300");
    expect(second).toEqual(first);
  });
  await test.step("drawings side by side have the same scale", async () => {
    await showView(
      page,
      "?availability=Common,Special,Legacy&compare=610UB125_300,100UC14.8_300,13x13x1.8SHS_300",
    );
    const scales = await page.locator("figure svg").evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const box = drawing.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
        return drawing.getBoundingClientRect().width / (box[2] ?? Number.NaN);
      }),
    );
    expect(scales).toHaveLength(3);
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? Number.NaN, 2);
  });
  await test.step("each value has its change against the first, and the best of a row is marked", async () => {
    await showView(page, THREE);
    // Ix: 986 and 388 published, 916 from the plates; 388 / 986 - 1 = -60.6 %
    const ix = cells(page, "Second moment of area");
    await expect(ix.nth(0)).toHaveText(/best, 986$/);
    await expect(ix.nth(1)).toHaveText("388 \u221260.6\u202f%");
    await expect(ix.nth(2)).toHaveText(/916.*\u22127\.1\u202f%/);
    // Mass: the smallest is best; 158 / 125 - 1 = +26.4 %
    const mass = cells(page, "Mass");
    await expect(mass.nth(1)).toHaveText("158 +26.4\u202f%");
    await expect(mass.nth(2)).toHaveText(/best, 122/);
    await expect(cells(page, "Depth").nth(1)).not.toHaveText(/best/);
    await expect(
      page.getByText(/Percentages are relative to 610UB125 Aust300 and compare the values as shown/),
    ).toBeVisible();
  });
  await test.step("a checkbox shows values per unit mass and is kept in the link", async () => {
    await showView(page, THREE);
    await page.getByLabel("Per unit mass").check();
    // 3680 x 10^3 / 125 = 29.4 x 10^3 mm3 per kg/m; 2680 / 158 = 17.0
    const zex = property(page, "Effective modulus per unit mass").first().getByRole("cell");
    await expect(zex.nth(0)).toHaveText(/29\.4$/);
    await expect(zex.nth(1)).toHaveText(/^17\.0/);
    await expect(page).toHaveURL(`${PREVIEW}${THREE}&perkg=1`);
    await page.goBack();
    await expect(zex).toHaveCount(0);
    await page.goForward();
    await page.getByRole("button", { name: "Exit Compare" }).click();
    await expect(page).toHaveURL(PREVIEW);
  });
});

test("a comparison is used by keyboard and shortcuts, its removals can be undone, and its outlines are overlaid whole on a laptop", async ({
  page,
}) => {
  await test.step("after the shortcut of the comparison the other shortcuts work, and it keeps its sections", async () => {
    await openLibrary(page, "?section=610UB125_300");
    await page.keyboard.press("c");
    await expect(page).toHaveURL(/compare=610UB125_300$/);
    await page.keyboard.press("t");
    await expect(page).toHaveURL(`${PREVIEW}?view=table&section=610UB125_300`);
    await page.getByRole("button", { name: "Compare Sections" }).click();
    await expect(page).toHaveURL(/compare=610UB125_300$/);
    await page.keyboard.press("d");
    await expect(page).toHaveURL(`${PREVIEW}?view=capacities&section=610UB125_300`);
  });
  await test.step("columns are moved by keyboard, and the focus stays with the moved section", async () => {
    await showView(page, THREE);
    const right = page.getByRole("button", { name: "Move 610UB125 Aust300 right" });
    await right.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/compare=310UC158_300,610UB125_300,own:I-600x220x20x12-300$/);
    await expect(right).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/compare=310UC158_300,own:I-600x220x20x12-300,610UB125_300$/);
    await expect(page.getByRole("button", { name: "Move 610UB125 Aust300 left" })).toBeFocused();
    await expect(page.getByText(/Percentages are relative to 310UC158 Aust300/)).toBeVisible();
  });
  await test.step("every removal can be undone, including the last section's", async () => {
    await showView(page, "?compare=610UB125_300,310UC158_300");
    await page.getByRole("button", { name: "Remove 610UB125 Aust300" }).click();
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await expect(page.getByText("Removed 610UB125 Aust300.")).toBeVisible();
    await undo.press("Enter");
    await expect(page).toHaveURL(/compare=610UB125_300,310UC158_300$/);
    await expect(page.getByRole("button", { name: "Remove 610UB125 Aust300" })).toBeFocused();
    await expect(undo).toHaveCount(0);
    await page.getByRole("button", { name: "Remove 610UB125 Aust300" }).click();
    await page.getByRole("button", { name: "Remove 310UC158 Aust300" }).click();
    await expect(page.getByText("Select up to 3 sections")).toBeVisible();
    await undo.click();
    await expect(page.getByRole("columnheader")).toHaveCount(1);
  });
  await test.step("outlines are overlaid by the centroid or by the top of steel", async () => {
    await showView(page, THREE);
    await page.getByLabel("Overlay").check();
    const drawing = page.getByRole("img", { name: /^Superimposed outlines/ });
    await expect(drawing).toHaveAccessibleDescription(/^Aligned by their centroids\. 610UB125: solid line/);
    await expect(page).toHaveURL(`${PREVIEW}${THREE}&overlay=centroid`);
    await page.getByLabel("By top of steel").check();
    await expect(drawing).toHaveAccessibleDescription(/^Aligned by the top of steel/);
    await expect(page).toHaveURL(`${PREVIEW}${THREE}&overlay=top`);
    await expect(page.getByRole("listitem").filter({ hasText: "dotted line" })).toContainText("(custom)");
    const dashes = await drawing
      .locator("[class^=drawing-overlay]")
      .evaluateAll((paths) => new Set(paths.map((path) => getComputedStyle(path).strokeDasharray)).size);
    expect(dashes).toBe(3);
    await page.emulateMedia({ media: "print" });
    await expect(drawing).toBeVisible();
    await expect(page.getByLabel("By top of steel")).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await test.step("on a laptop superimposed outlines are whole, and the line below does not cover them", async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const query of [THREE, "?compare=1200WB455,310UC158_300"]) {
      await showView(page, `${query}&overlay=centroid`);
      const drawing = page.getByRole("img", { name: /^Superimposed outlines/ });
      await expect(drawing).toBeInViewport({ ratio: 1 });
      const box = await drawing.boundingBox();
      const line = await page.locator("#value-inspector").boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
    }
  });
});

test("the focus follows an undo that overtakes the address of the removal", async ({ page }) => {
  await openLibrary(page, "?compare=610UB125_300,310UC158_300");
  const isLost = await page.evaluate(async () => {
    const remove = '[data-compared="610UB125_300"] [data-remove]';
    const channel = new MessageChannel();
    const turn = () =>
      new Promise<unknown>((go) => {
        channel.port1.onmessage = go;
        channel.port2.postMessage(undefined);
      });
    // The page is rendered again for the address 30 ms after the removal: undone before, at the same time and after.
    for (let delay = 27; delay < 47; delay += 0.5) {
      document.querySelector<HTMLElement>(remove)?.click();
      const from = performance.now();
      while (performance.now() - from < delay) await turn();
      document.querySelector<HTMLElement>("[data-undo]")?.click();
      const end = performance.now() + 60_000;
      while (!document.activeElement?.matches(remove)) {
        if (performance.now() > end) return true;
        await new Promise(requestAnimationFrame);
      }
    }
    return false;
  });
  expect(isLost).toBe(false);
});

/** The font size of the smallest text that is visible in the drawings, in pixels; infinite without any. */
const smallestText = (page: Page) =>
  page.locator("figure svg text").evaluateAll((texts) =>
    Math.min(
      ...texts
        .filter((text) => text instanceof SVGTextElement && text.getBoundingClientRect().height > 0)
        .map((text) => {
          const { a = 0, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
          return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        }),
    ),
  );

const SCREENS = [
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1366, 768],
] as const;

test("a comparison has readable labels and all its columns in the window of a phone, a tablet and a laptop", async ({
  page,
}) => {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await openLibrary(page, "?compare=610UB125_300,380PFC_300,150x90x8UA_300");
    expect(await smallestText(page), String(width)).toBeGreaterThanOrEqual(10);
    const scroller = page.locator(".compare-scroll");
    const last = page.getByRole("columnheader").last();
    const name = page.getByRole("rowheader", { name: /^Depth/ });
    const right = (await scroller.boundingBox())?.width ?? 0;
    expect(await scroller.evaluate((element) => element.scrollWidth), String(width)).toBeLessThanOrEqual(
      right,
    );
    await expect(last, String(width)).toBeInViewport({ ratio: 1 });
    await expect(name, String(width)).toBeInViewport({ ratio: 1 });
  }
});
