import { readLink, writeLink } from "@kingpost/calc";
import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { neverRest } from "../moments.ts";
import { drag } from "./drag.ts";

const BEAM = "/design/steel-beam";

async function openBeam(page: Page, query = ""): Promise<void> {
  await page.goto(`${BEAM}${query}`);
  await page.locator(".design[data-hydrated]").waitFor();
}

/** The inputs that the address holds, as text. */
async function inputsOfLink(page: Page): Promise<string> {
  const link = new URL(page.url()).searchParams.get("d");
  return link === null ? "" : JSON.stringify(await readLink(link));
}

const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });
const load = (page: Page, row: number) => page.getByRole("textbox", { name: `Load, row ${row}` });

test("a beam is typed by keyboard, and the verdict, the link and a reload follow", async ({ page }) => {
  await openBeam(page);
  await expect(verdict(page)).toContainText("Passes");
  await page.getByRole("combobox", { name: "Section" }).focus();
  await page.keyboard.type("460ub67");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Section" })).toHaveValue(/^460UB67/);
  await expect(verdict(page)).toContainText("Passes");
  await page.getByRole("textbox", { name: "Length, row 1", exact: true }).focus();
  await page.keyboard.type("7m");
  // After the last row Enter leads to the button that adds one; its length is typed at once.
  const lengths = page.getByRole("textbox", { name: /^Length, row/ });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(lengths.nth(1)).toBeFocused();
  await page.keyboard.type("6.5");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(lengths.nth(2)).toBeFocused();
  await page.keyboard.type("L");
  await expect(lengths).toHaveCount(3);
  await expect(verdict(page)).toContainText("Not calculated: 1 input has an error");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("=2*3");
  await expect(verdict(page)).not.toContainText("Not calculated");
  // The address follows when typing rests.
  await expect.poll(() => inputsOfLink(page)).toContain("=2*3");
  const governing = await page.locator(".verdict-governing").textContent();
  await page.reload();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(lengths.nth(0)).toHaveValue("7m");
  await expect(page.locator(".verdict-governing")).toHaveText(governing ?? "");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lengths).toHaveCount(3);
  await expect(lengths.nth(2)).toHaveValue("6");
});

test("what was typed just before the page is left is there on return, and a new page offers it", async ({
  page,
}) => {
  // The address never follows: the page is left before.
  await neverRest(page);
  await openBeam(page);
  const length = page.getByRole("textbox", { name: "Length, row 1", exact: true });
  await length.fill("7.25");
  await page.reload();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(length).toHaveValue("7.25");
  await length.fill("7.5");
  await page.getByRole("link", { name: "All modules" }).click();
  await page.waitForURL("**/design#open-now");
  await page.goBack();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(length).toHaveValue("7.5");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(length).toHaveValue("7.25");
  await length.fill("7.75");

  await page.goto("/design");
  const other = await page.context().newPage();
  await openBeam(other);
  await expect(other.getByRole("textbox", { name: "Length, row 1", exact: true })).toHaveValue("6");
  await other.getByRole("button", { name: "Continue last design" }).click();
  await expect(other.getByRole("textbox", { name: "Length, row 1", exact: true })).toHaveValue("7.75");
  await expect(other.getByRole("button", { name: "Undo" })).toBeFocused();
  await expect(other.getByRole("button", { name: "Continue last design" })).toHaveCount(0);
});

test("drawing and checks of the key before are marked, from the frame of the verdict until they follow", async ({
  page,
}) => {
  await openBeam(page);
  const columns = page.locator(".design-columns");
  await columns.evaluate((element) => {
    const head = element.querySelector(".verdict-head");
    if (!head) throw new Error("There is no verdict.");
    // With the change itself, before it is painted.
    const note = () => head.setAttribute("data-seen", String(element.hasAttribute("data-updating")));
    new MutationObserver(note).observe(head, { subtree: true, characterData: true, childList: true });
  });
  await load(page, 1).focus();
  await page.keyboard.insertText("7");
  await expect(page.locator('.verdict-head[data-seen="true"]')).toBeVisible();
  await expect(columns).not.toHaveAttribute("data-updating");
  await test.step("keys in quick succession are drawn once, when they rest", async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const ratio = page.locator(".verdict-ratio strong");
    const before = await ratio.textContent();
    await page.keyboard.insertText("1");
    await expect(ratio).not.toHaveText(before ?? "");
    await page.keyboard.insertText("2");
    await expect(page).toHaveTitle(/Steel Beam/);
    await expect(columns).toHaveAttribute("data-updating");
    await page.clock.runFor(300);
    await expect(columns).not.toHaveAttribute("data-updating");
  });
});

test("a mistake is undone, a remedy is previewed and applied, and checks and parts of the drawing lead to their working and inputs", async ({
  page,
}) => {
  await test.step("an error is beside its row, keeps what was typed and greys the last verdict; undo removes it", async () => {
    await openBeam(page);
    await load(page, 2).fill("10,5");
    const row = page.getByRole("region", { name: "Uniform loads (full length)" });
    await expect(row).toContainText("Use a point for decimals");
    await expect(load(page, 2)).toHaveAttribute("aria-invalid", "true");
    await expect(verdict(page)).toContainText("Not calculated");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(load(page, 2)).toHaveValue("5");
    await expect(verdict(page)).not.toContainText("Not calculated");
  });
  await test.step("a remedy is previewed, applied by one click and undone by one", async () => {
    await load(page, 2).fill("10");
    await load(page, 2).press("Tab");
    await expect(verdict(page)).toContainText("Fails");
    const before = await page.locator(".verdict-ratio").textContent();
    const section = page.getByRole("combobox", { name: "Section" });
    await page.getByRole("button", { name: /^Preview ?: Use/ }).click();
    await expect(page.locator(".preview-bar")).toContainText("Section: 310UB40.4, Grade 300 \u2192");
    await expect(verdict(page)).toContainText("Passes");
    await expect(section).toHaveValue(/^310UB40/);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator(".verdict-ratio")).toHaveText(before ?? "");
    await page.getByRole("button", { name: /^Apply ?: Use/ }).click();
    await expect(verdict(page)).toContainText("Passes");
    await expect(page.locator(".verdict-head")).toBeFocused();
    await expect(section).not.toHaveValue(/^310UB40/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(section).toHaveValue(/^310UB40/);
    await expect(page.locator(".verdict-ratio")).toHaveText(before ?? "");

    // A change ends a preview, and its undo does not bring it back.
    await page.getByRole("button", { name: /^Preview ?: Use/ }).click();
    await page.getByRole("checkbox", { name: "Self-weight" }).uncheck();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("checkbox", { name: "Self-weight" })).toBeChecked();
    await expect(page.locator(".preview-bar")).toHaveCount(0);
    await expect(page.locator(".verdict-ratio")).toHaveText(before ?? "");
  });
  await test.step("the working of a check opens from the verdict", async () => {
    await page.getByRole("button", { name: /^Section moment/ }).click();
    await expect(page.getByRole("combobox", { name: "Check" })).toHaveValue("section-moment");
    await expect(page.getByRole("tabpanel")).toContainText("Design section moment capacity");
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      );
    // Without it the sign of a root does not stretch.
    await expect.poll(loaded).toContainEqual(expect.stringContaining("Root Sign"));
  });
  await test.step("parts of the drawing lead to their inputs, by pointer and by keyboard, and a load is dragged in steps", async () => {
    await page.getByRole("button", { name: "Add a row to Point loads" }).click();
    await page.keyboard.press("Tab");
    await page.keyboard.type("12");
    await page.getByRole("textbox", { name: "Position, row 1" }).fill("3.005");
    const drawing = page.getByRole("group", { name: "Beam" });
    const part = drawing.getByRole("button", { name: "Load G 12 kN: edit" });
    await part.click();
    await expect(page.getByRole("textbox", { name: "Force, row 1" })).toBeFocused();
    await expect(part).toHaveAttribute("data-lit", "");
    await drawing.getByRole("button").first().focus();
    await page.keyboard.press("End");
    await expect(drawing.getByRole("button", { name: "Span 1, 6.0 m: edit" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Length, row 1", exact: true })).toBeFocused();
    await drag(part, 50, 0);
    const position = page.getByRole("textbox", { name: "Position, row 1" });
    await expect(position).toHaveValue(/^3\.\d\d?$/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(position).toHaveValue("3.005");
  });
});

test("a load-bearing stiffener is entered by row, and its checks take the place of those of the web", async ({
  page,
}) => {
  await openBeam(page);
  await expect(verdict(page)).toContainText("Web bearing yield, support 1");
  await page.getByText("Web stiffeners", { exact: true }).click();
  const stiffeners = page.getByRole("region", { name: "Load-bearing stiffeners" });
  await stiffeners.getByRole("button", { name: "Add" }).click();
  await expect(verdict(page)).toContainText("Yield of the stiffened web, support 1");
  await expect(verdict(page)).not.toContainText("Web bearing yield, support 1");
  await stiffeners.getByRole("textbox", { name: "Width, row 1" }).fill("90");
  await expect(stiffeners).toContainText("the flange of 310UB40.4 has 79.5 mm beside the web");
});

test("rows of a spreadsheet are pasted with a report of what was not understood", async ({ context }) => {
  for (const [target, on] of [
    ["cell", "at the list in focus"],
    ["body", "at the page with the list in focus, as Firefox has it"],
  ] as const) {
    await test.step(on, async () => {
      // A tab of its own keeps nothing of the one before.
      const page = await context.newPage();
      await openBeam(page);
      await page.getByRole("combobox", { name: "Case, row 1" }).focus();
      await page.evaluate((to) => {
        const data = new DataTransfer();
        data.setData("text/plain", "Case\tLoad (kN/m)\nG\t4\nQ\t6 kN/m\nWu1\t-3\nabc\t1\n");
        const element = to === "body" ? document.body : document.activeElement;
        element?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
      }, target);
      await expect(page.getByText("Pasted 4 rows. Row 4: “abc” is not a case.")).toBeVisible();
      await expect(load(page, 2)).toHaveValue("6 kN/m");
      await expect(verdict(page)).toContainText("Not calculated: 1 input has an error");
      await page.getByRole("combobox", { name: "Case, row 4" }).selectOption("G");
      await expect(page.getByRole("tab", { name: "Combinations" })).toBeVisible();
      await page.getByRole("tab", { name: "Combinations" }).click();
      await expect(page.getByRole("cell", { name: "0.9G + Wu1" })).toBeVisible();
      await page.close();
    });
  }
});

test("a link is calculated by the browser, and one that is broken, too long or badly escaped is rejected by name", async ({
  page,
}) => {
  await test.step("a link is calculated by the browser: no result of another design is shown before", async () => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const link = await writeLink({ version: 1, inputs: { spans: [{ length: "24 m", end: "pinned" }] } });
    const sent = await (await page.request.get(`${BEAM}?d=${link}`)).text();
    expect(sent).toContain("Calculating the design");
    expect(sent).not.toContain("Passes");
    await openBeam(page, `?d=${link}`);
    await expect(page.getByRole("textbox", { name: "Length, row 1", exact: true })).toHaveValue("24 m");
    await expect(verdict(page)).toContainText("Fails");
    expect(errors).toEqual([]);
  });
  await test.step("a broken link is rejected by name, and the page works", async () => {
    await openBeam(page, "?d=1.broken!");
    await expect(page.getByRole("alert")).toContainText("This link does not contain a design");
    await expect(verdict(page)).toContainText("Passes");
  });
  await test.step("a link of more rows than a table has is rejected by name, and the page works", async () => {
    const link = await writeLink({ version: 1, inputs: { pointLoads: Array(2000).fill({}) } });
    await openBeam(page, `?d=${link}`);
    await expect(page.getByRole("alert")).toContainText("rows; there are 2000.");
    await expect(page.getByRole("alert")).toContainText("The default design is shown instead.");
    await expect(verdict(page)).toContainText("Passes");
  });
  await test.step("a link with a broken escape is rejected without an error of the page", async () => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await openBeam(page, "?d=%E0%A4%A");
    await expect(page.getByRole("alert")).toContainText("The default design is shown instead.");
    expect(errors).toEqual([]);
  });
});

test("the page prints as a report with the project details, which the link never has", async ({ page }) => {
  await openBeam(page);
  await page.getByText("Project details").click();
  await page.getByLabel("Project number").fill("2026-014");
  await page.getByLabel("Client").fill("Port of Brisbane");
  await load(page, 1).fill("6");
  await expect.poll(() => inputsOfLink(page)).toContain('"6"');
  expect(await inputsOfLink(page)).not.toContain("Brisbane");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const sheet = page.locator(".print-sheet");
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(sheet).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(sheet).toContainText("2026-014");
  for (const name of ["Checks", "Inputs", "Diagrams", "Basis"]) {
    await expect(sheet.getByRole("heading", { name, exact: true, level: 2 })).toBeVisible();
  }
  for (const name of [/^Governing check: /, "Loads", "Combinations"]) {
    await expect(sheet.getByRole("heading", { name, exact: true, level: 3 })).toBeVisible();
  }
  // Notes with a head: a standard report is at most four sheets.
  for (const head of ["Assumptions.", "Not covered.", "Validation."]) {
    await expect(sheet.locator("p > strong").filter({ hasText: head })).toBeVisible();
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(sheet).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await page.locator(".design[data-hydrated]").waitFor();
  await page.getByText("Project details").click();
  await expect(page.getByLabel("Client")).toHaveValue("Port of Brisbane");
});

test("candidates follow the inputs and are chosen by a click, and a section is typed with its grade; a name that none has is named", async ({
  page,
}) => {
  await test.step("candidates follow the inputs, and one is chosen by a click", async () => {
    await openBeam(page);
    await page.getByRole("tab", { name: "Candidates" }).click();
    const found = page.getByText(/^\d+ of 914 sections pass\. 130 more are left out:/);
    const before = await found.textContent();
    await page.getByRole("textbox", { name: "Length, row 1", exact: true }).fill("9");
    await expect(found).not.toHaveText(before ?? "");
    await page.getByRole("button", { name: "310UC118" }).first().click();
    await expect(page.getByRole("combobox", { name: "Section" })).toHaveValue(/^310UC118/);
    await expect(page.getByRole("textbox", { name: "Length, row 1", exact: true })).toHaveValue("9");
    await expect(page.getByRole("region", { name: "Verdict" })).not.toContainText("Fails");
  });
  await test.step("a section is typed with its grade, and a name that no section has changes nothing and is named", async () => {
    const section = page.getByRole("combobox", { name: "Section" });
    await section.focus();
    await page.keyboard.type("310UB40.4 G350");
    await page.keyboard.press("Enter");
    await expect(section).toHaveValue("310UB40.4, Grade 350");
    await section.selectText();
    await page.keyboard.type("banana");
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("No section matches \u201cbanana\u201d. 310UB40.4, Grade 350 stays."),
    ).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(section).toHaveValue("310UB40.4, Grade 350");
    await expect(page.getByText("310UB40.4, Grade 350 stays.")).toBeVisible();
    await section.selectText();
    await page.keyboard.type("125x125x5.0SHS C450L0");
    await page.keyboard.press("Tab");
    await expect(section).toHaveValue("125x125x5.0SHS, C450L0");
    await expect(page.getByText("310UB40.4, Grade 350 stays.")).toBeHidden();
  });
});

test("a span has another section, chosen in its row by keyboard", async ({ page }) => {
  await openBeam(page);
  await page.getByRole("button", { name: "Add a row to Spans" }).click();
  await page.getByText("Other sections of spans").click();
  await page.getByRole("button", { name: "Add a row to Other sections" }).click();
  await expect(page.getByRole("textbox", { name: "Span, row 1" })).toBeFocused();
  await page.keyboard.type("2");
  await page.keyboard.press("Tab");
  const picker = page.getByRole("combobox", { name: "Section, row 1" });
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAttribute("placeholder", "Same as beam");
  await page.keyboard.type("410ub53");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(picker).toHaveValue(/^410UB53/);
  await expect(verdict(page)).toContainText("Shear, 410UB53.7");
  await expect(page.getByRole("region", { name: "Other sections", exact: true })).toContainText(
    "The connection of the sections is not designed",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect
    .poll(() => inputsOfLink(page))
    .toContain('"otherSections":[{"span":"2","section":"410UB53.7_300"}]');
});

test("a section has its own dimensions, typed by keyboard; an error in them leaves no verdict", async ({
  page,
}) => {
  await openBeam(page);
  const section = page.getByRole("combobox", { name: "Section" });
  await section.focus();
  await page.keyboard.type("user-defined dimensions");
  await page.keyboard.press("Enter");
  // It begins with the plates of the section before.
  await expect(section).toHaveValue(/^Welded I 304x165x10.2x6.1/);
  const form = page.getByRole("region", { name: "User-defined dimensions" });
  await form.getByRole("textbox", { name: "Depth d" }).fill("600");
  await expect(section).toHaveValue(/^Welded I 600x165x10.2x6.1/);
  await form.getByRole("combobox", { name: "Steel" }).selectOption("400");
  await form.getByRole("textbox", { name: "Web thickness" }).fill("0");
  await expect(form.getByRole("status")).toHaveText("Web thickness tw: Enter a number above zero.");
  await expect(verdict(page)).toContainText("Not calculated: 1 input has an error");
  await expect.poll(() => inputsOfLink(page)).toContain("own:I-600x165x10.2x0-400-HW");
  await page.reload();
  await page.locator(".design[data-hydrated]").waitFor();
  await expect(form.getByRole("textbox", { name: "Web thickness" })).toHaveValue("0");
  await form.getByRole("textbox", { name: "Web thickness" }).fill("8");
  await expect(verdict(page)).not.toContainText("Not calculated");
  await expect.poll(() => inputsOfLink(page)).toContain('"own:I-600x165x10.2x8-400"');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(form.getByRole("textbox", { name: "Web thickness" })).toHaveValue("0");
});

test("nothing is wider than a screen, and the page is accessible in either theme, with errors and without, and reads in full on a phone", async ({
  page,
}) => {
  test.slow();
  await test.step("nothing is wider than a phone or a tablet, and the verdict stays in sight", async () => {
    await openBeam(page);
    // The widest table has words for screen readers only.
    await page.getByRole("tab", { name: "Candidates" }).click();
    await expect(page.getByRole("table", { name: "Candidates" }).getByRole("row").nth(1)).toBeVisible();
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, String(width)).toBeLessThanOrEqual(0);
      await expect(page.locator(".verdict-ratio"), String(width)).toBeInViewport();
    }
  });
  await test.step("the page has no accessibility violations in either theme, with errors and without", async () => {
    const expectAccessible = async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityFaults(page), colorScheme).toEqual([]);
      }
    };
    await expectAccessible();
    await load(page, 1).fill("?");
    await expect(verdict(page)).toContainText("Not calculated");
    await expectAccessible();
  });
  await test.step("on a phone the case of a load is read in full in every grid", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const grid of ["Point loads", "Partial-length loads"])
      await page.getByRole("button", { name: `Add a row to ${grid}` }).click();
    const cases = page.locator(".entry-grid td[data-kind=choice]:nth-child(2) > select");
    // Two rows of uniform loads, and one row of each grid that was opened.
    await expect(cases.last()).toBeVisible();
    const cut = await cases.evaluateAll((selects) =>
      selects.flatMap((select) => {
        if (!(select instanceof HTMLSelectElement) || select.offsetWidth === 0) return [];
        const words = select.selectedOptions[0]?.text ?? "";
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const measure = document.createElement("span");
        Object.assign(measure.style, { font, position: "absolute", whiteSpace: "pre" });
        measure.textContent = words;
        document.body.append(measure);
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const width = measure.getBoundingClientRect().width;
        measure.remove();
        return width > room ? [`${words}: ${width} of ${room}`] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
});

test("a section on its side, on a slope and with sideways loads", async ({ page }) => {
  await openBeam(page);
  await page.getByText("Slope and lateral loads", { exact: true }).click();
  const slope = page.getByRole("textbox", { name: /Slope \(web/ });
  await slope.fill("15");
  await slope.press("Enter");
  await expect(verdict(page)).toContainText("Biaxial bending, section");
  await expect.poll(() => inputsOfLink(page)).toContain("slope");
  await slope.fill("50");
  await slope.press("Enter");
  await expect(page.getByText(/must be at most 45/)).toBeVisible();
  await slope.fill("0");
  await slope.press("Enter");
  await page.getByText("Orientation", { exact: true }).click();
  await page.getByRole("combobox", { name: "Bending axis" }).selectOption("y");
  await expect(verdict(page)).not.toContainText("Biaxial bending");
  await expect(verdict(page)).toContainText("Bearing");
  await expect(page.getByText("on its side", { exact: true })).toBeVisible();
});
