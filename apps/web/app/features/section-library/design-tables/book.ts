import { markedSymbol, textRuns } from "@kingpost/calc/math-text";
import type { Block, Line, Report, Table } from "@kingpost/report";
import { CATEGORIES, CATEGORY_NAMES, type Catalogue, type Category, type Standard } from "@kingpost/sections";
import { brand } from "../../../../shared/brand.ts";
import type { SheetOwner } from "../export/sheet-owner.ts";
import { sheetTitleBlock } from "../export/sheet-title-block.ts";
import { NO_VALUE } from "../section/property-value.ts";
import { type DesignTable, designTable, kindsOf, repeatInWords } from "./design-table.ts";

/** What a book is made of, and for whom. */
export interface BookOf {
  readonly catalogue: Catalogue;
  readonly standard: Standard;
  /** `23 November 2026` */
  readonly date: string;
  /** Address of the page that shows the same. */
  readonly address: string;
  readonly owner: SheetOwner;
}

/** Points: 16 lengths and a name fit the width of a sheet. */
const SIZE = 6.5;
const NAME_SHARE = 0.165;

const headOf = ({ head, unit }: DesignTable["columns"][number]): Line =>
  typeof head === "string" ? head : textRuns(`${markedSymbol(head)} ${unit}`);

function tableBlock({ columns, rows, title }: DesignTable, family: string): Table {
  const share = (1 - NAME_SHARE) / columns.length;
  return {
    kind: "table",
    size: SIZE,
    title: `${family}: ${title}`,
    columns: [
      { head: "Section", align: "left", share: NAME_SHARE },
      ...columns.map((column) => ({ head: headOf(column), align: "right", share }) as const),
    ],
    rows: rows.map(({ name, isListed, texts }) => [
      isListed ? name : `${name} *`,
      ...texts.map((text) => text ?? NO_VALUE),
    ]),
  };
}

/** The tables of a family, each with its basis. One without a value is left out, one that repeats another is a sentence. */
function familyBlocks({ catalogue, standard }: BookOf, category: Category): readonly Block[] {
  const records = catalogue.records({ category, standard });
  const kinds = kindsOf(records).map((kind) => ({ kind, repeat: repeatInWords(records, kind) }));
  const tables = kinds.flatMap(({ kind, repeat }) =>
    repeat === undefined ? [designTable(records, kind)] : [],
  );
  const repeats = kinds.flatMap(({ repeat }) => repeat ?? []);
  const family = `${CATEGORY_NAMES[category]}, ${tables[0]?.grade ?? ""}`;
  return [
    { kind: "heading", level: 1, text: family, startsPage: true },
    ...(repeats.length > 0 ? [{ kind: "paragraph", text: textRuns(repeats.join(" ")) } as const] : []),
    ...tables.flatMap((table): Block[] => [
      { kind: "heading", level: 2, text: table.title },
      {
        kind: "note",
        text: textRuns(table.symbol === undefined ? table.note : `${table.symbol}. ${table.note}`),
      },
      tableBlock(table, family),
    ]),
  ];
}

/** Every design capacity table of a grade, with contents. */
export function bookOf(of: BookOf): Report {
  const title = `Design capacity tables, ${of.standard}`;
  return {
    info: {
      title,
      author: of.owner.firm.name,
      subject: `Steel sections to AS 4100, data version ${of.catalogue.version}`,
      creator: `${brand.productName} Section Library`,
    },
    titleBlock: sheetTitleBlock({
      owner: of.owner,
      shows: { label: "Design capacity tables", text: `Australian steel sections, ${of.standard}` },
      beside: [{ label: "Data version", text: of.catalogue.version, share: 0.3 }],
      date: of.date,
      address: of.address,
    }),
    blocks: [
      { kind: "heading", level: 1, text: title },
      {
        kind: "paragraph",
        text: "Design capacities and largest uniform loads of every section of the library, calculated from its properties to AS 4100:2020. Three significant figures. A qualified engineer must verify every value before it is used.",
      },
      {
        kind: "paragraph",
        text: `* not supplied in this grade according to the tables; confirm supply before specifying. ${NO_VALUE} not covered: the section in the library shows the reason.`,
      },
      { kind: "contents" },
      ...CATEGORIES.flatMap((category) => familyBlocks(of, category)),
    ],
  };
}
