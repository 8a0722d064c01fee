import { formula, type Rule, StepList, standardReferences, symbol } from "@kingpost/calc";
import { expect, test } from "vitest";
import { pageContents, pageTexts, testFonts } from "../testing/index.ts";
import {
  type Block,
  packagePdf,
  type Report,
  reportPdf,
  SCRIPTS,
  type Script,
  setLine,
  sheetsPdf,
  stepBlocks,
} from "./index.ts";
import { scriptsOf, unsetLetters } from "./letters.ts";
import { loadScripts } from "./pdf/type.ts";

const { clause, table } = standardReferences("AS 4100", "AS 4100:2020");

/** With a root, a fraction, Greek letters and a condition. */
const SLENDERNESS = formula({
  id: "alpha-s",
  title: "Slenderness reduction factor",
  reference: clause("5.6.1.1"),
  result: symbol("alpha_s"),
  symbols: { ms: symbol("M_s", "kNm"), moa: symbol("M_oa", "kNm"), xi: symbol("xi") },
  is: (o, { ms, moa, xi }) =>
    o.when(
      o.isAtMost(xi, o.constant(1)),
      o.times(
        o.constant(0.6),
        o.minus(o.sqrt(o.plus(o.square(o.over(ms, moa)), o.constant(3))), o.over(ms, moa)),
      ),
      o.over(xi, o.constant(2)),
    ),
});
const ALPHA_B: Rule = {
  id: "alpha-b",
  title: "Compression member section constant",
  reference: table("6.3.3(A)"),
  result: symbol("alpha_b"),
  rule: "table for k_f = 1",
};

function working(): Block[] {
  const list = new StepList();
  list.heading("bending", "Bending");
  list.formula(SLENDERNESS, { ms: 927e6, moa: 1234e6, xi: 0.9 });
  list.rule(ALPHA_B, 0.5, "hot-rolled channel");
  return stepBlocks(list.steps);
}

const TEXT = "Capacities follow the Standard, and a qualified engineer must verify the design. "
  .repeat(6)
  .trim();
const TABLE: Block = {
  kind: "table",
  columns: [
    { head: "Load case", align: "left", share: 0.7 },
    {
      head: [
        { text: "M", style: "symbol" },
        { text: "*", style: "superscript" },
        { text: " kNm", style: "text" },
      ],
      align: "right",
      share: 0.3,
    },
  ],
  rows: Array.from({ length: 30 }, (_, index) => [`Combination ${index + 1}, 1.2 G + 1.5 Q`, `${index}`]),
};
const DRAWING: Block = {
  kind: "drawing",
  picture: {
    bounds: { x: 0, y: 0, width: 2000, height: 400 },
    layers: [{ ink: "outline", items: [{ kind: "path", d: "M0 0L2000 400", className: "drawing-thick" }] }],
  },
  caption: "Elevation",
};
const NOTE: Block = { kind: "note", head: "Limits.", text: TEXT };

const report = (blocks: readonly Block[]): Report => ({
  info: { title: "Beam B1", author: "Firm", subject: "Steel beam", creator: "Test" },
  titleBlock: {
    firm: { name: "Firm", lines: ["Brisbane", "07 1234 5678"] },
    kind: "Steel beam design",
    title: "B1, a very long name that is wider than the column of the title block",
    subtitle: "Project",
    detail: "Design to AS 4100:2020",
    scale: { label: "Scale", text: "not to scale" },
    fields: [
      { label: "Date", text: "1 January 2026" },
      { label: "Version", text: "1" },
    ],
    address: "https://example.com/x",
  },
  blocks,
});

const ALL: readonly Block[] = [
  { kind: "heading", text: "Design of a steel beam", level: 1 },
  { kind: "paragraph", text: TEXT },
  DRAWING,
  ...working(),
  TABLE,
  TABLE,
  TABLE,
  NOTE,
];

const FRAME = { left: 28, right: 567, above: 28 + 78, below: 842 - 28 };

const pagesOf = async (blocks: readonly Block[]) => {
  const bytes = await reportPdf(report(blocks), testFonts());
  return { contents: pageContents(bytes), file: Buffer.from(bytes).toString("latin1") };
};

/** Where the texts of a page's content start; those of the title block are below it. */
const placesOf = (content: string) =>
  [...content.matchAll(/^1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm$/gm)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

test("a long report flows over sheets of A4, every text within the frame", async () => {
  const { contents, file } = await pagesOf(ALL);
  expect(contents.length).toBeGreaterThan(2);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(contents.length);
  for (const content of contents) {
    const places = placesOf(content);
    expect(places.length).toBeGreaterThan(20);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(FRAME.left);
      expect(x).toBeLessThan(FRAME.right);
      expect(y).toBeGreaterThan(28);
      expect(y).toBeLessThan(FRAME.below);
    }
  }
});

test("no block is set over the title block", async () => {
  const empty = placesOf((await pagesOf([])).contents[0] ?? "").length;
  for (const content of (await pagesOf(ALL)).contents) {
    expect(placesOf(content).filter(({ y }) => y < FRAME.above)).toHaveLength(empty);
  }
});

test("the caption of a table is on the sheet of its first rows", async () => {
  const caption: Block = { kind: "paragraph", text: "Fitments", isCaption: true };
  const line: Block = { kind: "paragraph", text: "One line" };
  const last = async (blocks: readonly Block[]) => {
    const bytes = await reportPdf(report(blocks), testFonts());
    return pageTexts(bytes).map((texts) => texts.includes("Fitments"));
  };
  const sheets: (readonly boolean[])[] = [];
  for (let lines = 24; lines < 44; lines += 1) {
    sheets.push(
      await last([...Array.from({ length: lines }, () => line), caption, { ...TABLE, rows: [["A", "1"]] }]),
    );
  }
  expect(sheets).toContainEqual([true]);
  expect(sheets).toContainEqual([false, true]);
  expect(sheets).not.toContainEqual([true, false]);
});

test("each sheet has its number and the number of sheets", async () => {
  const glyphs = (content: string) =>
    [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
  const { contents } = await pagesOf(ALL);
  const [first, ...rest] = contents.map((content) => glyphs(content).slice(-6).join(" "));
  expect(new Set(rest).size).toBe(rest.length);
  expect(rest).not.toContain(first);
});

test("the faces have every character of a report", async () => {
  for (const content of (await pagesOf(ALL)).contents) {
    const glyphs = [...content.matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
    );
    expect(glyphs.length).toBeGreaterThan(100);
    // Glyph 0 is the box that stands for a missing character.
    expect(glyphs.indexOf("0000")).toBe(-1);
  }
});

/** The boxes in a report with a text, and the scripts that it loaded. */
async function setting(text: string): Promise<{ boxes: readonly string[]; loaded: readonly Script[] }> {
  const { loadScript, ...faces } = testFonts();
  const loaded: Script[] = [];
  const counted = (script: Script) => {
    loaded.push(script);
    return loadScript?.(script) ?? Promise.reject(new Error("none"));
  };
  const block: Block = { kind: "paragraph", text };
  const bytes = await reportPdf(report([block]), { ...faces, loadScript: counted });
  return {
    boxes:
      pageContents(bytes)
        .join("")
        .match(/<(?:.{4})*?0000/g) ?? [],
    loaded,
  };
}

test.each<[string, readonly Script[]]>([
  ["M\u00fcller & S\u00f8n, \u0152uvre, \u03b1\u03b2 \u2264 1", []],
  [
    "Zak\u0142ad \u0141\u00f3d\u017a, \u010ce\u0161k\u00e9 Bud\u011bjovice, Bra\u0219ov, I\u015f\u0131k",
    ["extended"],
  ],
  ["Nguy\u1ec5n Th\u1ecb H\u01b0\u01a1ng", ["vietnamese"]],
  // The same with its accents apart.
  ["Nguye\u0302\u0303n", ["vietnamese"]],
  ["\u01d0 \u1e0c \u1e9e", ["latin-additional"]],
  [
    "\u03a0\u03b1\u03c0\u03b1\u03b4\u03cc\u03c0\u03bf\u03c5\u03bb\u03bf\u03c2, \u0391\u0398\u0397\u039d\u0391",
    ["greek"],
  ],
  ["\u1f08\u03b8\u1fc6\u03bd\u03b1\u03b9", ["greek-extended"]],
  ["\u0418\u0432\u0430\u043d\u043e\u0432, \u0423\u043a\u0440\u0430\u0457\u043d\u0430", ["cyrillic"]],
  ["\u04d9\u0493", ["cyrillic-extended"]],
])("%s has its faces, which only a report with such letters loads", async (text, scripts) => {
  expect(await setting(text)).toEqual({ boxes: [], loaded: scripts });
  expect(unsetLetters(text)).toEqual([]);
});

test("every letter that a report promises is set, in each face, and no other", async () => {
  const all = Array.from({ length: 0x2300 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => letter.normalize("NFC") === letter && unsetLetters(letter).length === 0,
  );
  for (const script of SCRIPTS) {
    expect(all.filter((letter) => scriptsOf(letter).includes(script)).length, script).toBeGreaterThan(50);
  }
  const fonts = testFonts();
  const bytes = await sheetsPdf(
    { title: "", author: "", subject: "", creator: "" },
    fonts,
    (doc) => [
      () => {
        for (const face of ["regular", "semibold", "italic", "narrow"] as const) {
          setLine(doc, all.join(""), 50, 50, { size: 9, face });
        }
        return report([]).titleBlock;
      },
    ],
    await loadScripts(fonts, all.join("")),
  );
  expect(
    pageContents(bytes)
      .join("")
      .match(/<(?:.{4})*?0000/g) ?? [],
  ).toEqual([]);
  expect(unsetLetters("\u4e2d\u6587 a \u{1f3d7} \u4e2d")).toEqual(["\u4e2d", "\u6587", "\u{1f3d7}"]);
});

test("a report is tagged in reading order, with its headings as bookmarks", async () => {
  const { contents, file } = await pagesOf(ALL);
  const types = [...file.matchAll(/\/S \/(\w+)/g)].map(([, type]) => type);
  for (const type of ["Document", "H1", "P", "Figure", "Formula", "Table", "TH", "TD"]) {
    expect(types, type).toContain(type);
  }
  expect(file).toContain("/Marked true");
  expect(file.match(/\/Title /g)?.length).toBeGreaterThan(2);
  expect(file).toContain("/Outlines");
  for (const content of contents) {
    const [begins, ends] = [/ B[DM]C$/gm, /^EMC$/gm].map((mark) => content.match(mark)?.length);
    expect(begins).toBe(ends);
  }
});

test("a drawing wider than the page is reduced to its width", async () => {
  const [content = ""] = (await pagesOf([DRAWING])).contents;
  const [, factor] = /^([\d.]+) 0 0 ([\d.]+) 0 0 cm$/m.exec(content) ?? [];
  expect(Number(factor) * 2000).toBeCloseTo(539 - 2 * 12, 0);
});

test("the working of a calculation has its headings, formulas and rules in order", () => {
  const blocks = working();
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "formula", "formula"]);
  expect(blocks[1]).toMatchObject({
    title: [{ text: "Slenderness reduction factor", style: "text" }],
    reference: "AS 4100 Clause 5.6.1.1",
  });
  expect(blocks[2]).toMatchObject({
    title: [
      { text: "Compression member section constant: table for k", style: "text" },
      { text: "f", style: "subscript" },
      { text: " = 1, hot-rolled channel", style: "text" },
    ],
    value: 0.5,
  });
  expect(blocks[2]).not.toHaveProperty("formula");
});

/** One white pixel. */
const PIXEL =
  "data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=";

test("the logo of a firm is on every sheet and once in the file, beside its name and lines", async () => {
  const made = async (logo: object) => {
    const titleBlock = {
      firm: { name: "Beam and Post", lines: ["12 Wharf Street", "RPEQ 12345"], ...logo },
      rows: [[{ label: "Project", text: "K-1", share: 1 }]],
      note: "Beta.",
      address: "https://example.com/x",
    };
    return reportPdf({ ...report([TABLE, TABLE, TABLE]), titleBlock }, testFonts());
  };
  const images = (pdf: Uint8Array) =>
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Subtype \/Image/g)?.length;
  const [pdf, plain] = [await made({ logo: PIXEL }), await made({})];
  expect([images(pdf), images(plain)]).toEqual([1, undefined]);
  const sheets = pageContents(pdf);
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) expect(sheet).toMatch(/\/I1 Do/);
  for (const page of pageTexts(pdf))
    expect(page).toEqual(expect.arrayContaining(["Beam and Post", "RPEQ 12345"]));
});

test("each line of a derivation has its left side", async () => {
  const list = new StepList();
  list.formula(SLENDERNESS, { ms: 927e6, moa: 1234e6, xi: 0.9 });
  const pages = pageTexts(await reportPdf(report(stepBlocks(list.steps)), testFonts()));
  const equals = pages.flat().filter((text) => text.trim() === "=").length;
  const leftSides = pages.flat().filter((text) => text === "\u03b1").length;
  expect([equals, leftSides]).toEqual([3, 3]);
});

test("the work rests at least once for each block and each sheet, and the PDF is the same", async () => {
  let rests = 0;
  const rest = async () => {
    rests += 1;
  };
  const blocks = [TABLE, TABLE, TABLE];
  const bytes = await reportPdf(report(blocks), testFonts(), { rest });
  const texts = pageTexts(bytes);
  expect(rests).toBeGreaterThanOrEqual(blocks.length + texts.length);
  expect(texts).toEqual(pageTexts(await reportPdf(report(blocks), testFonts())));
});

test("contents name the sheet of each heading that follows and link to it; a heading can begin a page", async () => {
  const heading = (text: string, level: 1 | 2, startsPage = false): Block => ({
    kind: "heading",
    text,
    level,
    startsPage,
  });
  const sheets: number[] = [];
  const bytes = await reportPdf(
    report([
      heading("Tables", 1),
      { kind: "contents" },
      heading("First", 1, true),
      TABLE,
      TABLE,
      heading("Second", 1, true),
      heading("Part", 2),
    ]),
    testFonts(),
    { onSheet: (set, of) => sheets.push(set / of) },
  );
  const text = Buffer.from(bytes).toString("latin1");
  expect(sheets).toEqual([1 / 4, 2 / 4, 3 / 4, 1]);
  expect(text.match(/\/S \/GoTo/g)).toHaveLength(3);
  for (const place of ["heading-1", "heading-2", "heading-3"]) expect(text).toContain(`(${place})`);
  expect(text.match(/\/Title \(/g)?.length).toBeGreaterThanOrEqual(4);
});

test("long values of a project are set on two lines in type that can be read", async () => {
  const long =
    "Level 3 secondary steel, platform P-301 \u00b7 Grating support beams, gridlines C to F, and an extension of the stair";
  const field = { label: "Job", text: long, share: 0.28 };
  const rows = [[field, { ...field, text: "W".repeat(110) }, { label: "Sheet", text: "", share: 0.14 }]];
  const firm = { name: "Firm", lines: ["Brisbane"] };
  const titleBlock = { firm, rows, note: "Beta.", address: "https://example.com/x" };
  const [content = ""] = pageContents(await reportPdf({ ...report([]), titleBlock }, testFonts()));
  const sizes = [...content.matchAll(/ ([\d.]+) Tf$/gm)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBe(5.5);
  for (const { x } of placesOf(content)) expect(x).toBeLessThan(FRAME.right);
});

test("a table that has a title carries it on each further page", async () => {
  const columns = ["Section", "Capacity"].map((head) => ({ head, align: "left", share: 0.5 }) as const);
  const table = { kind: "table", columns, rows: Array.from({ length: 120 }, () => ["a", "b"]) } as const;
  /** How many texts the highest line of a page has. */
  const topOf = (content = "") => {
    const places = placesOf(content);
    const top = Math.max(...places.map(({ y }) => y));
    return places.filter(({ y }) => y === top).length;
  };
  const plain = (await pagesOf([table])).contents;
  const titled = (await pagesOf([{ ...table, title: "Universal beams" }])).contents;
  expect(plain.slice(0, 2).map(topOf)).toEqual([2, 2]);
  expect(titled.slice(0, 2).map(topOf)).toEqual([2, 1]);
});

test("a note between a heading and its table is on the sheet of both", async () => {
  const lines = (count: number): Block[] =>
    Array.from({ length: count }, () => ({ kind: "paragraph", text: "Filling." }));
  const table: Block[] = [
    { kind: "heading", text: "Heading", level: 2 },
    { kind: "note", text: "Note of the table." },
    TABLE,
  ];
  for (const count of [30, 31, 32, 33, 34, 35, 36, 37, 38]) {
    const texts = pageTexts(await reportPdf(report([...lines(count), ...table]), testFonts()));
    const sheetOf = (text: string) => texts.findIndex((page) => page.includes(text));
    const sheet = sheetOf("Combination 1, 1.2 G + 1.5 Q");
    expect(sheet).toBeGreaterThanOrEqual(0);
    expect([sheetOf("Heading"), sheetOf("Note of the table.")], `${count} lines`).toEqual([sheet, sheet]);
  }
});

/** Sets a package with a front sheet and two designs, the second of them on several sheets. */
async function packageOf(names: readonly string[] = ["Beam B1", "Column C1"]) {
  const part = (title: string, blocks: readonly Block[], bookmark = title) => {
    const firm = { name: "Firm", lines: ["Brisbane"] };
    const rows = [
      [
        { label: "Mark", text: title, share: 0.7 },
        { label: "Sheet", text: "", share: 0.3 },
      ],
    ];
    return { titleBlock: { firm, rows, note: "Beta.", address: "https://example.com/x" }, blocks, bookmark };
  };
  const list: Block = {
    kind: "table",
    columns: [
      { head: "Design", align: "left", share: 0.8 },
      { head: "Sheet", align: "right", share: 0.2 },
    ],
    rows: names.map((name, at) => [name, { kind: "sheet", part: at + 1 }]),
  };
  const sheets: string[] = [];
  const bytes = await packagePdf(
    {
      info: { title: "Two designs", author: "Firm", subject: "", creator: "Test" },
      parts: [
        part("Contents", [{ kind: "heading", text: "Two designs", level: 1 }, list]),
        ...names.map((name, at) =>
          part(name, [
            { kind: "heading", text: `${name}: passes`, level: 1 },
            { kind: "heading", text: "Working", level: 2 },
            ...(at === 0 ? [] : [TABLE, TABLE, TABLE]),
          ]),
        ),
      ],
      attachments: names.map((name) => ({
        name: `${name}.kingpost.json`,
        type: "application/json",
        description: name,
        text: JSON.stringify({ name }),
      })),
    },
    testFonts(),
    { onSheet: (set, of) => sheets.push(`${set} of ${of}`) },
  );
  return { sheets, texts: pageTexts(bytes), file: Buffer.from(bytes).toString("latin1") };
}

test("the sheets of a package have one run of numbers, each with the title block of its part", async () => {
  const { sheets, texts } = await packageOf();
  expect(sheets.length).toBeGreaterThan(3);
  for (const [at, text] of texts.entries()) {
    expect(text).toContain(`${at + 1} of ${texts.length}`);
    expect(text.includes("Beam B1: passes")).toBe(at === 1);
    expect(text.filter((one) => one === (["Contents", "Beam B1"][at] ?? "Column C1")).length).toBe(1);
  }
  expect(sheets.at(-1)).toBe(`${texts.length} of ${texts.length}`);
});

test("a table of a package names the first sheet of each part and links to it", async () => {
  const { texts, file } = await packageOf(["Column C1", "Beam B1"]);
  const [front = []] = texts;
  expect(front[front.indexOf("Column C1", 1) + 1]).toBe("2");
  const last = texts.findIndex((text) => text.includes("Beam B1: passes")) + 1;
  expect(last).toBeGreaterThan(2);
  expect(front[front.indexOf("Beam B1") + 1]).toBe(String(last));
  expect(file.match(/\/S \/GoTo/g)).toHaveLength(2);
});

/** The bookmarks of a file, each after those that it is below: `Beam B1 > Working`. */
function bookmarksIn(file: string): string[] {
  const found = new Map<string, { readonly title: string; readonly parent: string }>();
  for (const [, id = "", dictionary = ""] of file.matchAll(
    /(\d+) 0 obj\s*<<((?:(?!endobj)[\s\S])*)endobj/g,
  )) {
    const [, title] = /\/Title \(([^)]*)\)/.exec(dictionary) ?? [];
    const [, parent] = /\/Parent (\d+) 0 R/.exec(dictionary) ?? [];
    if (title !== undefined && parent !== undefined) found.set(id, { title, parent });
  }
  const nameOf = (id: string): string => {
    const { title = "", parent = "" } = found.get(id) ?? {};
    return found.has(parent) ? `${nameOf(parent)} > ${title}` : title;
  };
  return [...found.keys()].map(nameOf);
}

test("a package has a bookmark for each part with its headings below, a section of its structure, and every file", async () => {
  const { file } = await packageOf();
  expect(bookmarksIn(file).toSorted()).toEqual([
    "Beam B1",
    "Beam B1 > Beam B1: passes",
    "Beam B1 > Beam B1: passes > Working",
    "Column C1",
    "Column C1 > Column C1: passes",
    "Column C1 > Column C1: passes > Working",
    "Contents",
    "Contents > Two designs",
  ]);
  expect(file.match(/\/S \/Sect/g)).toHaveLength(3);
  expect(file.match(/\/Type \/EmbeddedFile/g)).toHaveLength(2);
});

/** A paragraph of so many lines. */
const lines = (count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({ kind: "paragraph", text: `Line ${at + 1}.` }));

test.each([
  ["the fullest list that fits one sheet", [lines(90), lines(30), lines(20)], 30, 1],
  ["the shortest list where none fits", [lines(120), lines(90)], 90, 3],
])("a part that is one sheet is set with %s", async (_, [blocks = [], ...shorter], count, sheets) => {
  const texts = pageTexts(await reportPdf({ ...report(blocks), shorter }, testFonts()));
  expect(texts).toHaveLength(sheets);
  expect(texts.flat().filter((text) => text.startsWith("Line "))).toHaveLength(count);
});

test("a part with several sheets is set with the fullest list that fits them", async () => {
  const [blocks, shorter] = [lines(150), [lines(60), lines(20)]];
  const texts = pageTexts(await reportPdf({ ...report(blocks), shorter, mostSheets: 2 }, testFonts()));
  expect(texts).toHaveLength(2);
  expect(texts.flat().filter((text) => text.startsWith("Line "))).toHaveLength(60);
});

test("two drawings side by side are within the frame, and one is in the middle of the sheet", async () => {
  if (DRAWING.kind !== "drawing") throw new Error("No drawing.");
  const middles = async (drawings: readonly (typeof DRAWING)[]) => {
    const [content = ""] = (await pagesOf([{ kind: "drawings", drawings }])).contents;
    // Each drawing is moved so that its middle is where it belongs: 1000 units from its left edge at its factor.
    return [...content.matchAll(/^1 0 0 1 ([\d.]+) [\d.]+ cm\n([\d.]+) 0 0/gm)].map(
      ([, x, factor]) => Number(x) + 1000 * Number(factor),
    );
  };
  const sheet = (FRAME.left + FRAME.right) / 2;
  const [left = 0, right = 0] = await middles([DRAWING, DRAWING]);
  expect((left + right) / 2).toBeCloseTo(sheet, 0);
  expect(right - left).toBeGreaterThan(250);
  expect((await middles([DRAWING]))[0]).toBeCloseTo(sheet, 0);
});
