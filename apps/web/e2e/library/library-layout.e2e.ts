import { expect, type Locator, type Page, test } from "@playwright/test";
import { createAccount } from "../account/account.ts";
import { entry, family, openLibrary, showView, smallestText } from "./library.ts";

const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;
const DRAWN = ["610UB125_300", "150x90x8UA_300", "380PFC_300", "400x300x16.0RHS_350"] as const;

/** Sets the size of the window and checks what is to be true once the page has taken it. */
async function atSize(page: Page, size: { width: number; height: number }, check: () => Promise<void>) {
  await page.setViewportSize(size);
  await expect(check, `at ${size.width} x ${size.height}`).toPass();
}

/** The drawing with every text of it, dimensions and scale bar, lies within the window. */
async function expectWholeDrawing(page: Page, id: string) {
  const drawing = page.locator(".drawing-column svg.section-drawing");
  await expect(drawing).toBeInViewport({ ratio: 1 });
  const outside = await drawing.evaluate((svg) =>
    [...svg.querySelectorAll("text, path")]
      .map((part) => part.getBoundingClientRect())
      .filter(
        ({ top, bottom, left, right }) =>
          top < 0 || left < 0 || bottom > window.innerHeight || right > window.innerWidth,
      ),
  );
  expect(outside, id).toEqual([]);
  const foot = await page.locator(".library-foot").boundingBox();
  const box = await drawing.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), id).toBeLessThanOrEqual(foot?.y ?? 0);
}

/** The panels begin below one row of the header, and its buttons are in that row. */
async function expectOneHeaderRow(page: Page) {
  expect((await page.locator(".library-panels").boundingBox())?.y).toBeLessThanOrEqual(64);
  for (const name of ["Compare Sections", "Custom section", "Chart"]) {
    const button = await page.getByRole("button", { name, exact: true }).boundingBox();
    expect((button?.y ?? 99) + (button?.height ?? 99), name).toBeLessThanOrEqual(64);
  }
}

test("the drawing is whole on a laptop, in the chart too, and on a tablet above the first values", async ({
  page,
}) => {
  await test.step("the drawing is whole on a laptop, below one header row, and on a tablet above the first values", async () => {
    await page.setViewportSize(LAPTOPS[0]);
    await openLibrary(page);
    for (const id of DRAWN) {
      await page.setViewportSize(LAPTOPS[0]);
      await showView(page, `?section=${id}`);
      for (const viewport of LAPTOPS) {
        await atSize(page, viewport, async () => {
          await expectWholeDrawing(page, id);
          await expectOneHeaderRow(page);
        });
      }
      await atSize(page, { width: 768, height: 1024 }, () => expectWholeDrawing(page, id));
      await expect(page.getByRole("rowheader", { name: "Dimensions" })).toBeInViewport();
    }
  });
  await test.step("the chart with its section on view has the whole drawing on a laptop", async () => {
    for (const id of DRAWN) {
      await page.setViewportSize(LAPTOPS[0]);
      await showView(page, `?view=chart&section=${id}`);
      for (const viewport of LAPTOPS) {
        await page.setViewportSize(viewport);
        const drawing = page.locator(".chart-card svg.section-drawing");
        await expect(drawing).toBeInViewport({ ratio: 1 });
        expect(await smallestText(drawing), id).toBeGreaterThan(8);
      }
    }
  });
  await test.step("texts of the drawing can be read on a laptop enlarged to 200 %", async () => {
    await page.setViewportSize({ width: 683, height: 384 });
    for (const id of DRAWN) {
      await showView(page, `?section=${id}`);
      expect(await smallestText(page.locator(".drawing-column svg.section-drawing")), id).toBeGreaterThan(8);
    }
  });
});

test("signed in, one header row holds the logo, the banner, the buttons and the account menu", async ({
  page,
}) => {
  await createAccount(page);
  await page.setViewportSize(LAPTOPS[0]);
  await page.goto("/section-library");
  await page.locator(".library[data-hydrated]").waitFor();
  for (const id of DRAWN) {
    await page.setViewportSize(LAPTOPS[0]);
    await showView(page, `?section=${id}`);
    for (const viewport of LAPTOPS) {
      await atSize(page, viewport, async () => {
        await expectWholeDrawing(page, id);
        await expectOneHeaderRow(page);
      });
    }
  }
  await expect(page.getByRole("heading", { name: "Section Library", level: 1 })).toBeVisible();
  await expect(
    page.getByText("Comprehensive steel section database with Australian Standards compliance"),
  ).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Kingpost" })).toHaveAttribute("href", "/");
  await page.getByRole("button", { name: "Compare Sections" }).click();
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await expect(page.getByRole("menuitem", { name: "My Account" })).toBeVisible();
});

/** The number of rows of the header's buttons: each row has a middle of its own. */
const rowsOfControls = (page: Page) =>
  page.locator(".library-controls > *").evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
    return new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 10))).size;
  });

test("the header's buttons take one row on a tablet and at most two on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openLibrary(page);
  for (const query of ["", "?own=I-500x200x16x10-300", "?compare=610UB125_300"]) {
    await page.setViewportSize({ width: 768, height: 1024 });
    await showView(page, query);
    for (const { width, height, rows } of [
      { width: 768, height: 1024, rows: 1 },
      { width: 360, height: 740, rows: 2 },
    ]) {
      await atSize(page, { width, height }, async () => {
        expect(await rowsOfControls(page), query).toBeLessThanOrEqual(rows);
        const boxes = await page
          .locator(".library-controls button:visible")
          .evaluateAll((all) =>
            all
              .map((one) => one.getBoundingClientRect())
              .map(({ width: w, height: h, right }) => ({ w, h, right })),
          );
        for (const box of boxes) {
          expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(24);
          expect(box.right).toBeLessThanOrEqual(width);
        }
      });
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a linked section shows its name and key values first, then the drawing, then the table", async ({
    page,
  }) => {
    await openLibrary(page, "?section=610UB125_300");
    const name = page.getByRole("heading", { name: "610UB125" });
    await expect(name).toBeInViewport();
    const key = page.locator(".key-values");
    await expect(key).toBeInViewport({ ratio: 1 });
    await expect(key).toContainText("125 kg/m");
    const drawing = page.getByRole("img", { name: "610UB125 cross-section" });
    await expect(drawing).toBeInViewport({ ratio: 0.7 });
    const top = async (part: typeof key) => (await part.boundingBox())?.y ?? Number.NaN;
    const table = page.getByRole("table", { name: "Properties of 610UB125" });
    const order = [await top(name), await top(key), await top(drawing), await top(table)];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

test("the list, the tabs and a comparison read as words and show grades, and an error moves no row and covers nothing", async ({
  page,
}) => {
  await test.step("a size that is not supplied in the grade on view is marked in the list before it is opened", async () => {
    await openLibrary(page);
    await family(page, "Universal beams").click();
    await expect(entry(page, "760UB244")).toHaveAccessibleDescription(
      "Not supplied in Grade 300 according to the tables",
    );
    await expect(entry(page, "760UB244")).toContainText("not in Grade 300");
    await expect(entry(page, "610UB125")).toHaveText("610UB125");
    await page.getByRole("tab", { name: "Aust350" }).click();
    await expect(entry(page, "760UB244")).toHaveText("760UB244");
  });
  await test.step("the tabs keep their names and add the grades of the family on view", async () => {
    await showView(page, "?section=200x100x5.0RHS_350");
    await expect(page.getByRole("tab")).toHaveText(["Aust300 C350", "Aust350 C450"]);
    await showView(page);
    await expect(page.getByRole("tab")).toHaveText(["Aust300", "Aust350"]);
  });
  await test.step("row headings and values of a comparison read as words, not run together", async () => {
    await showView(page, "?compare=610UB125_300,380PFC_350");
    const texts = await page.getByRole("rowheader").allTextContents();
    expect(texts.find((text) => text.startsWith("Ix"))).toMatch(/^Ix Second moment of area /);
    const cells = await page.getByRole("cell").allTextContents();
    expect(cells).toContain("152 \u221284.6\u202f%");
    expect(cells.filter((text) => /\d[\u2212+]|\u25c6\d/.test(text))).toEqual([]);
    expect(texts.filter((text) => /^[A-Za-z]{2,4}[A-Z][a-z]{3}/.test(text))).toEqual([]);
  });
  await test.step("a custom section has no error report: its values are the user's", async () => {
    await showView(page, "?own=I-500x200x16x10-300");
    await expect(page.getByText("Select a value for its source and full precision")).toBeVisible();
    await expect(page.getByRole("link", { name: "Report an error" })).toHaveCount(0);
    await showView(page, "?section=610UB125_300");
    await expect(page.getByRole("link", { name: "Report an error" })).toBeVisible();
  });
  await test.step("an error does not move the rows of a form", async () => {
    await showView(page, "?own=I-500x200x16x10-300");
    const last = page.getByLabel("Residual stresses");
    const before = await last.boundingBox();
    const add = page.getByRole("button", { name: "Add to comparison" });
    const addAt = await add.boundingBox();
    const values = page.getByRole("rowheader", { name: "Dimensions" });
    const valuesAt = await values.boundingBox();
    const depth = page.getByLabel("Depth d, mm");
    await depth.fill("abc");
    await expect(depth).toHaveAccessibleDescription(/is not a number/);
    expect(await last.boundingBox()).toEqual(before);
    expect(await add.boundingBox()).toEqual(addAt);
    expect(await values.boundingBox()).toEqual(valuesAt);
    await showView(page, "?view=capacities&section=610UB125_300");
    const factor = page.getByLabel("Moment modification factor");
    const at = await factor.boundingBox();
    const below = page.getByRole("table", { name: "Member capacities" });
    const belowAt = await below.boundingBox();
    await page.getByLabel("Effective length, buckling about x").fill("");
    await expect(page.getByRole("alert").filter({ hasText: "The capacities shown are for 3" })).toBeVisible();
    expect(await factor.boundingBox()).toEqual(at);
    expect(await below.boundingBox()).toEqual(belowAt);
  });
  await test.step("an error covers neither its form nor what is below it, on any width", async () => {
    const bottom = async (part: Locator) => {
      const { y = Number.NaN, height = Number.NaN } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    const top = async (part: Locator) => (await part.boundingBox())?.y;
    const widths = async (check: () => Promise<void>) => {
      for (const width of [360, 768, 1366]) await atSize(page, { width, height: 768 }, check);
    };
    await showView(page, "?own=I-500x200x16x10-300");
    await page.getByLabel("Depth d, mm").fill("");
    const error = page.locator(".form-note").filter({ hasText: "Enter a number in millimetres" });
    const add = page.getByRole("button", { name: "Add to comparison" });
    await widths(async () => {
      expect(await top(error)).toBeGreaterThanOrEqual(await bottom(add));
      expect(await top(page.getByRole("table").first())).toBeGreaterThanOrEqual(await bottom(error));
    });
    await showView(page, "?view=capacities&section=610UB125_300");
    await page.getByLabel("Effective length, buckling about x").fill("");
    const note = page.locator(".form-note").filter({ hasText: "The capacities shown are for 3" });
    const factor = page.getByLabel("Moment modification factor");
    const table = page.getByRole("table", { name: "Member capacities" });
    await widths(async () => {
      expect(await top(note)).toBeGreaterThanOrEqual(await bottom(factor));
      expect(await top(table)).toBeGreaterThanOrEqual(await bottom(note));
    });
  });
});

test("in forced colours, what is selected differs: grade, view, row, check and tab", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const differ = async (selected: Locator, other: Locator) => {
    const groundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf(selected)).not.toBe(await groundOf(other));
    // Its text has no ground of its own, on which it could not be read.
    await expect(selected).toHaveCSS("forced-color-adjust", "none");
  };
  await openLibrary(page, "?section=610UB125_300");
  await differ(page.getByRole("tab", { name: "Aust300" }), page.getByRole("tab", { name: "Aust350" }));
  await differ(
    page.getByRole("button", { name: "Section", exact: true }),
    page.getByRole("button", { name: "Chart", exact: true }),
  );
  await differ(entry(page, "610UB125"), entry(page, "610UB113"));

  await page.goto("/design/steel-beam");
  await differ(page.getByRole("tab", { name: "Working" }), page.getByRole("tab", { name: "Candidates" }));
  await differ(page.locator(".check-row").first(), page.locator(".check-row").last());
});
