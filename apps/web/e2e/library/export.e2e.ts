import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { openLibrary, property, showView, smallestText } from "./library.ts";

const SECTION = "?section=610UB125_300";

/** Chooses a menu item and returns the download: its file name and bytes. */
async function take(page: Page, button: string, item: string) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("menuitem", { name: item }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("a section is exported as a data sheet, a drawing, a workbook and a table, and lists as they are on screen", async ({
  page,
}) => {
  await test.step("a data sheet is a one-page PDF named by size and grade, a few keys after the size is typed", async () => {
    await openLibrary(page);
    await page.getByRole("searchbox").fill("360ub56");
    await page.keyboard.press("Enter");
    const { name, bytes } = await take(page, "Export", "Data sheet");
    expect(name).toBe("360UB56.7-Grade-300.pdf");
    const text = bytes.toString("latin1");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain("360UB56.7 Grade 300: section data sheet");
    await expect(
      page.getByRole("status").filter({ hasText: "Downloaded 360UB56.7-Grade-300.pdf." }),
    ).toBeVisible();
  });
  await test.step("the drawing is a DXF in millimetres on its layers", async () => {
    await showView(page, SECTION);
    const { name, bytes } = await take(page, "Export", "Drawing for CAD");
    expect(name).toBe("610UB125-Grade-300.dxf");
    const text = bytes.toString("utf8");
    expect(text).toMatch(/\$INSUNITS\s+70\s+4\s/);
    for (const layer of ["OUTLINE", "CENTRELINES", "DIMENSIONS", "NOTES"])
      expect(text).toContain(`\n${layer}\n`);
    for (const note of ["610UB125", "AS/NZS 3679.1 Grade 300", "Data version "]) expect(text).toContain(note);
  });
  await test.step("the drawing is a full-size SVG that names its source", async () => {
    const { name, bytes } = await take(page, "Export", "Drawing SVG");
    expect(name).toBe("610UB125-Grade-300.svg");
    const text = bytes.toString("utf8");
    expect(text).toMatch(/width="[\d.]+mm" height="[\d.]+mm"/);
    expect(text).toContain("AS/NZS 3679.1 Grade 300. Data version");
    expect(text).toContain("section=610UB125_300");
  });
  await test.step("a table is a workbook of numbers with its sources", async () => {
    const { name, bytes } = await take(page, "Export", "Table Excel");
    expect(name).toBe("610UB125-Grade-300.xlsx");
    const parts = unzipSync(new Uint8Array(bytes));
    const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
    expect(part("xl/worksheets/sheet1.xml")).toContain("<v>986000000</v>");
    expect(part("xl/workbook.xml")).toContain("Sources");
  });
  await test.step("a table is CSV that spreadsheets read as UTF-8", async () => {
    const { name, bytes } = await take(page, "Export", "Table CSV");
    expect(name).toBe("610UB125-Grade-300.csv");
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString("utf8").split("\r\n")).toHaveLength(3);
  });
  await test.step("the menu works by keyboard and restores the focus", async () => {
    const button = page.getByRole("button", { name: "Export" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Drawing for CAD" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Print" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step("in the table view the exported list has the rows on screen in order", async () => {
    await showView(page, "?view=table&family=PFC&sort=mass");
    const rows = await page.locator(".family-table tbody [data-section]").allTextContents();
    const list = await take(page, "Download list", `These ${rows.length} sections, CSV`);
    const names = list.bytes
      .toString("utf8")
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]);
    expect(names).toEqual(rows.map((name) => name.trim()));
    expect(names[0]).toBe("75PFC");
  });
  await test.step("the exported list follows search, tab and availability; the library export has everything", async () => {
    await showView(page, "?q=360ub");
    const list = await take(page, "Download list", "This list (3), CSV");
    const names = list.bytes
      .toString("utf8")
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",").slice(0, 3));
    expect(names).toEqual([
      ["360UB56.7", "Universal beams", "Aust300"],
      ["360UB50.7", "Universal beams", "Aust300"],
      ["360UB44.7", "Universal beams", "Aust300"],
    ]);
    const all = await take(page, "Download list", "All 1496, Excel");
    expect(all.name).toMatch(/^section-library-\w+\.xlsx$/);
    const sheet = strFromU8(
      unzipSync(new Uint8Array(all.bytes))["xl/worksheets/sheet1.xml"] ?? new Uint8Array(),
    );
    expect(sheet.match(/<row /g)).toHaveLength(1497);
  });
});

test("capacities and comparisons are exported completely, with their effective lengths", async ({
  page,
  context,
}) => {
  await test.step("the capacities on view are exported with their effective lengths", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openLibrary(page, "?view=capacities&le=6,3,1.5,1.13&section=610UB125_300");
    const { name, bytes } = await take(page, "Export", "Table CSV");
    expect(name).toBe("610UB125-Grade-300.csv");
    const [header = [], values = []] = bytes
      .toString("utf8")
      .split("\r\n")
      .map((line) => line.split(","));
    expect(values[header.indexOf("ley (m)")]).toBe("3");
    expect(header).toContain("phiMsx (kNm)");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "Copy table" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied the table of 610UB125" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`phiMbx\t`);
    expect(copied).toContain("alpha_m\tMoment modification factor\t1.13");
    const sheet = await take(page, "Export", "Data sheet");
    expect(sheet.bytes.toString("latin1").startsWith("%PDF-1.7")).toBe(true);
  });
  await test.step("a comparison is exported completely", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await showView(page, "?le=6,3,4.5,1.13&compare=610UB125_300,310UC158_300");
    const { name, bytes } = await take(page, "Export", "Table CSV");
    expect(name).toBe("610UB125-and-310UC158.csv");
    const lines = bytes.toString("utf8").split("\r\n");
    expect(lines).toHaveLength(4);
    const [header = [], ...values] = lines.map((line) => line.split(","));
    const inFile = (name: string) => values.slice(0, 2).map((line) => Number(line[header.indexOf(name)]));
    // The member values on screen, without the change against the first.
    const onScreen = await page
      .getByRole("row", { name: /Member moment capacity about x/ })
      .getByRole("cell")
      .evaluateAll((cells) =>
        cells.map((cell) =>
          Number(/\d[\d,]*(?:\.\d+)?/.exec(cell.textContent ?? "")?.[0].replaceAll(",", "")),
        ),
      );
    expect(onScreen).toHaveLength(2);
    // The file has six figures, the screen three.
    const exact = inFile("phiMbx (kNm)");
    expect(exact.map((value) => Number(value.toPrecision(3)))).toEqual(onScreen);
    expect(exact).not.toEqual(onScreen);
    expect(inFile("le (m)")).toEqual([4.5, 4.5]);
    expect(inFile("alpha_m")).toEqual([1.13, 1.13]);
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "Copy table" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied the table of 610UB125" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`kNm\t${exact.join("\t")}\t\t\tcalculated`);
    const sheet = await take(page, "Export", "Data sheet of 310UC158");
    expect(sheet.name).toBe("310UC158-Grade-300.pdf");
  });
});

test.describe("with clipboard permission", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test("the whole table, a value and a row are copied, by the menu, the inspector and the shortcut", async ({
    page,
  }) => {
    await test.step("the whole table is copied as text for a spreadsheet", async () => {
      await openLibrary(page, SECTION);
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name: "Copy table" }).click();
      await expect(page.getByText("Copied the table of 610UB125")).toBeVisible();
      expect(await clipboard(page)).toContain("Ix\tSecond moment of area\t986000000\tmm4\t\tpublished\t");
    });
    await test.step("a value and its row are copied from the inspector", async () => {
      await property(page, "Ix Second moment").getByRole("cell").first().click();
      await page.getByRole("button", { name: "Copy value" }).click();
      await expect(page.getByText("Copied 986000000 mm4, Ix of 610UB125")).toBeVisible();
      expect(await clipboard(page)).toBe("986000000");
      await page.getByRole("button", { name: "Copy row" }).click();
      await expect(page.getByText("Copied the row Ix of 610UB125")).toBeVisible();
      expect(await clipboard(page)).toBe("Ix\tSecond moment of area\t986000000\tmm4");
    });
    await test.step("the copy shortcut copies the focused value, or a selected text", async () => {
      await openLibrary(page, "?compare=610UB125_300,310UC158_300");
      await property(page, "Second moment of area").first().getByRole("cell").nth(1).focus();
      // The shortcut is of the inspector, which a busy machine shows a moment later.
      await expect(page.getByRole("button", { name: "Copy value" })).toBeVisible();
      await page.keyboard.press("ControlOrMeta+c");
      await expect(page.getByText("Copied 388000000 mm4, Ix of 310UC158")).toBeVisible();
      expect(await clipboard(page)).toBe("388000000");
      await page.evaluate(() => {
        const heading = document.querySelector("h1");
        if (heading) window.getSelection()?.selectAllChildren(heading);
      });
      await page.keyboard.press("ControlOrMeta+c");
      expect(await clipboard(page)).toBe("Section Library Preview");
    });
  });
});

test("without clipboard permission the text is shown for copying by hand", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openLibrary(page, SECTION);
  await property(page, "Ix Second moment").getByRole("cell").first().click();
  await page.getByRole("button", { name: "Copy value" }).click();
  const field = page.getByRole("textbox", { name: /did not allow copying 986000000 mm4/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("986000000");
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe("986000000");
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(field).toBeHidden();
});

test("export code is loaded only on demand, and a download of it that fails can be retried", async ({
  page,
}) => {
  await test.step("export code is loaded only on demand", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openLibrary(page, SECTION);
    await page.getByRole("button", { name: "Export" }).click();
    await page.waitForLoadState("networkidle");
    const makers = /make-data-sheet|library-xlsx|library-csv|\/dxf|svg-file|\.ttf/;
    expect(asked.filter((path) => makers.test(path))).toEqual([]);
  });
  await test.step("a failed download of the export code shows an error and can be retried", async () => {
    const part = "**/assets/make-data-sheet-*.js";
    await page.route(part, (route) => route.abort());
    await page.getByRole("menuitem", { name: "Data sheet" }).click();
    await expect(page.getByRole("alert")).toContainText("Could not prepare the data sheet.");
    await page.unroute(part);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Try again" }).click();
    expect((await download).suggestedFilename()).toBe("610UB125-Grade-300.pdf");
    await expect(page.getByRole("alert")).toBeHidden();
  });
});

/** No line of a table touches the next one: neither values nor their subscripts. */
async function expectRowsApart(page: Page, table: string) {
  await page.emulateMedia({ media: "print" });
  const overlaps = await page.locator(`${table} tbody th[scope=row]`).evaluateAll((heads) =>
    heads.flatMap((head) => {
      // Not printed.
      if (head.getClientRects().length === 0) return [];
      const { height } = head.getBoundingClientRect();
      const { fontSize } = getComputedStyle(head);
      const symbol = head.querySelector("i");
      const isLarger = symbol !== null && getComputedStyle(symbol).fontSize !== fontSize;
      return height < Number.parseFloat(fontSize) * 1.05 || isLarger ? [head.textContent] : [];
    }),
  );
  expect(overlaps).toEqual([]);
  await page.emulateMedia({ media: null });
}

/** The smallest type of a printed page outside its drawings, without indices. Points. */
async function smallestPrinted(page: Page): Promise<number> {
  await page.emulateMedia({ media: "print" });
  const smallest = await page.evaluate(() => {
    const sizes = [...document.querySelectorAll("main *:not(svg *, sub, sup, .sr-only)")].flatMap((part) => {
      const isText = [...part.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const size = Number.parseFloat(getComputedStyle(part).fontSize);
      // Signs that are only copied have no size.
      return isText && size > 0 && part.checkVisibility() ? [size] : [];
    });
    return (Math.min(...sizes) * 72) / 96;
  });
  await page.emulateMedia({ media: null });
  return smallest;
}

test.describe("on paper", () => {
  /** The pages of a PDF printed by the browser. */
  const pagesOf = async (page: Page) =>
    (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g)?.length;

  test("a section, a comparison and the page of a size are one page of A4; the table of a family is on its side", async ({
    page,
  }) => {
    await test.step("a section of every family is one page of A4, and none of its buttons", async () => {
      await openLibrary(page);
      for (const id of [
        "1200WB455",
        "610UB125_300",
        "125PFC_350",
        "380PFC_350",
        "200x200x20EA_300",
        "150x90x8UA_300",
        "168.3x6.4CHS_350",
        "400x300x8.0RHS_300",
      ]) {
        await showView(page, `?section=${id}`);
        expect(await pagesOf(page), id).toBe(1);
        await page.emulateMedia({ media: "print" });
        const drawn = await smallestText(page.locator(".drawing-column svg.section-drawing"));
        expect((drawn * 72) / 96, `${id}: text of the drawing, pt`).toBeGreaterThan(5.4);
        await page.emulateMedia({ media: null });
      }
      await showView(page, "?compare=360UB56.7_300,310UC158_300,380PFC_300");
      expect(await pagesOf(page), "a comparison").toBe(1);
      await expectRowsApart(page, ".compare-table");
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("button", { name: "Export" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Download list" })).toBeHidden();
      await page.emulateMedia({ media: null });
    });
    await test.step("a capacity with its calculation is one page of A4", async () => {
      await showView(page, "?view=capacities&section=360UB44.7_300");
      await expect(page.getByText(/^Calculation of/)).toBeVisible();
      expect(await pagesOf(page)).toBe(1);
    });
    await test.step("the page of a size is one page of A4 in type of 8 pt, its symbols no larger than its words", async () => {
      for (const size of ["360ub44.7", "380pfc", "200x200x26ea", "150x100x12ua", "400x300x16.0rhs"]) {
        await page.goto(`/sections/${size}`);
        expect(await pagesOf(page), size).toBe(1);
        expect(await smallestPrinted(page), size).toBeGreaterThan(7.99);
      }
      await expectRowsApart(page, ".grade-table");
    });
    await test.step("the table of a family is on A4 landscape, all its columns and rows, then one table again", async () => {
      await openLibrary(page, "?view=table&family=UB");
      const tables = page.locator(".family-table");
      await expect(tables.getByRole("row")).toHaveCount(37);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
        sides.map((side) => Math.round(Number(side) / 2.8346)),
      );
      expect(sheets).toEqual([
        [297, 210],
        [297, 210],
      ]);
      await expect(tables).toHaveCount(1);
    });
  });
});
