import { type Line, lineWidth, SHEET } from "@kingpost/report";
import { testDocument } from "@kingpost/report/testing";
import { CATEGORIES, CATEGORY_NAMES } from "@kingpost/sections";
import { expect, test } from "vitest";
import { NO_OWNER } from "../export/sheet-owner.ts";
import { catalogue } from "../testing/catalogue.ts";
import { bookOf } from "./book.ts";

const book = bookOf({ catalogue, standard: "Aust300", date: "", address: "", owner: NO_OWNER });

const SYMBOL = /\u03c6[A-Z]|\u03b1[a-z]/;

const lines = {
  heads: book.blocks.flatMap((block) =>
    block.kind === "table" ? block.columns.map(({ head }) => head) : [],
  ),
  texts: book.blocks.flatMap((block) =>
    block.kind === "note" || block.kind === "paragraph" ? [block.text] : [],
  ),
  words: book.blocks.flatMap((block) => {
    if (block.kind === "heading") return [block.text];
    return block.kind === "table" ? [block.title ?? ""] : [];
  }),
};

const wordsOf = (line: Line) => (typeof line === "string" ? line : line.map(({ text }) => text).join(""));

test("the book has a chapter for each family, which begins a page, and a row for each size in each of its tables", () => {
  const chapters = book.blocks.filter((block) => block.kind === "heading" && block.level === 1).slice(1);
  expect(chapters).toEqual(
    CATEGORIES.map((category) =>
      expect.objectContaining({ text: expect.stringContaining(CATEGORY_NAMES[category]), startsPage: true }),
    ),
  );
  const tables = book.blocks.filter((block) => block.kind === "table");
  // On a further sheet: `Universal beams, Grade 300: Section capacities`.
  expect(tables.every(({ title = "" }) => /^.+, .+: .+/.test(title))).toBe(true);
  // Angles have neither a moment over lengths nor a uniform load; three tables of CHS and SHS would repeat others.
  expect(tables).toHaveLength(10 * 8 - 2 * 5 - 2 * 3);
  const sizes = CATEGORIES.map((category) => catalogue.records({ category, standard: "Aust300" }).length);
  expect(new Set(tables.map(({ rows }) => rows.length))).toEqual(new Set(sizes));
  expect(
    tables.every(({ columns }) => Math.abs(columns.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9),
  ).toBe(true);
});

test("the symbols of the book are set with their subscripts, and its headings are words", () => {
  const { heads, texts, words } = lines;
  expect([...heads, ...texts].filter((line) => typeof line === "string" && SYMBOL.test(line))).toEqual([]);
  expect(words.filter((text) => SYMBOL.test(text))).toEqual([]);
  expect(heads).toContainEqual([
    { text: "\u03c6M", style: "text" },
    { text: "sx", style: "subscript" },
    { text: " kNm", style: "text" },
  ]);
  expect(texts).toContainEqual(
    expect.arrayContaining([
      { text: "\u03c6M", style: "text" },
      { text: "bx", style: "subscript" },
    ]),
  );
});

test("the contents are in front of the chapters", () => {
  const at = book.blocks.findIndex(({ kind }) => kind === "contents");
  expect(at).toBeGreaterThan(0);
  expect(book.blocks.slice(0, at).filter(({ kind }) => kind === "table")).toEqual([]);
});

test.each(["Circular hollow sections", "Square hollow sections"])(
  "%s have a sentence in place of a table of one moment at every length",
  (family) => {
    const titles = book.blocks.flatMap((block) => (block.kind === "table" ? (block.title ?? "") : []));
    const own = titles.filter((title) => title.startsWith(family));
    expect(own).toHaveLength(5);
    expect(own.join()).not.toContain("Mbx");
    const texts = book.blocks.flatMap((block) => (block.kind === "paragraph" ? [wordsOf(block.text)] : []));
    expect(texts.filter((text) => text.startsWith("\u03c6Mbx is \u03c6Msx at every length"))).toHaveLength(2);
  },
);

test("every value of the book has room in its column", () => {
  const doc = testDocument();
  // Between the frame and its padding.
  const room = SHEET.right - SHEET.left - 24;
  const wide = book.blocks.flatMap((block) => {
    if (block.kind !== "table") return [];
    const { columns, rows, size = 0 } = block;
    return rows.flatMap((cells) =>
      cells.flatMap((cell, at) => {
        const text = String(cell);
        return lineWidth(doc, text, { size }) > (columns[at]?.share ?? 0) * room - 3 ? [text] : [];
      }),
    );
  });
  expect(wide).toEqual([]);
});

test("the book has the firm of the user in its title block, and never a firm of ours", () => {
  const firm = { name: "Beam and Post", lines: ["RPEQ 12345"] };
  const { titleBlock, info } = bookOf({
    ...{ catalogue, standard: "Aust300", date: "", address: "" },
    owner: { ...NO_OWNER, firm },
  });
  expect([titleBlock.firm, info.author]).toEqual([firm, "Beam and Post"]);
  expect(JSON.stringify([book.titleBlock, book.info])).not.toMatch(/ABN|Kingpost Structural/);
});
