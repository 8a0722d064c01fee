import {
  type Check,
  DESIGN_FILE_EXTENSION,
  type Field,
  formatRatio,
  governingCheck,
  isShown,
  plainSymbol,
  referenceText,
  textRuns,
  UNITS,
  verdictOf,
  worstFirst,
  writeFile,
} from "@kingpost/calc";
import type { RawInputs, ResultTable, RunnableModule, ShownResult } from "@kingpost/design";
import { VERDICT_WORDS, verdictWords } from "@kingpost/design";
import { type Block, type Line, type Report, stepBlocks } from "@kingpost/report";
import { brand } from "../../../../shared/brand.ts";
import { cellText } from "../../../ui/calc/cell-text.ts";
import { rowsOf } from "../../../ui/calc/entry-grid/rows.ts";

/** How much a report shows: the verdict and its checks; also inputs, combinations and the governing working; all working. */
export type ReportLength = "summary" | "standard" | "full";

export interface ReportOf {
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  readonly result: ShownResult;
  /** `22 November 2026` */
  readonly date: string;
  /** Of the page of the module. */
  readonly address: string;
  readonly length: ReportLength;
}

/** Drawing units across a sheet. */
const WIDTH = 514;

/** A design as a report: verdict and drawing, checks, inputs, tables, working, assumptions. */
export function designReport(of: ReportOf): Report {
  const { module, inputs, result, date, address, length } = of;
  const words = verdictWords(result.checks);
  const { kind, version, engine, edition } = module;
  const name = `${kind}${DESIGN_FILE_EXTENSION}`;
  return {
    info: {
      title: `${module.title} design`,
      author: brand.firmName,
      subject: `${words.headline}. ${words.governing}`,
      creator: brand.productName,
    },
    titleBlock: {
      firm: {
        name: brand.firmName,
        lines: [brand.serviceAreas, `${brand.email}   ${brand.phone}`, brand.companyNumber],
      },
      kind: "Design (beta)",
      title: module.title,
      subtitle: `${words.ratio} ${words.headline}`,
      detail: "To be verified by a qualified engineer",
      scale: { label: "Engine", text: engine },
      fields: [
        { label: "Date", text: date },
        { label: "Inputs", text: `version ${version}` },
      ],
      address,
    },
    blocks: [
      ...verdictBlocks(of, words),
      ...(length === "summary" ? [] : detailBlocks(of)),
      ...scopeBlocks(module),
    ],
    attachments: [
      {
        name,
        type: "application/json",
        description: `The inputs of this design. ${brand.productName} opens this PDF and the file.`,
        text: writeFile({ kind, version, engine, edition, inputs }),
      },
    ],
  };
}

const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: "heading", text, level });
const paragraph = (text: string): Block => ({ kind: "paragraph", text: textRuns(text) });

function verdictBlocks({ module, result }: ReportOf, words: ReturnType<typeof verdictWords>): Block[] {
  const figures = result.figures(WIDTH);
  return [
    heading(`${module.title}: ${words.ratio} ${words.headline}`),
    paragraph(`${words.governing} Designed to ${module.edition}.`),
    ...(words.missing === "" ? [] : [paragraph(words.missing)]),
    ...figures.map((picture): Block => ({ kind: "drawing", picture })),
    heading("Checks", 2),
    checkTable(worstFirst(result.checks)),
  ];
}

function checkTable(checks: readonly Check[]): Block {
  return {
    kind: "table",
    columns: [
      { head: "Check", align: "left", share: 0.36 },
      { head: "Reference", align: "left", share: 0.2 },
      { head: "Combination", align: "left", share: 0.22 },
      { head: "Ratio", align: "right", share: 0.08 },
      { head: "Verdict", align: "left", share: 0.14 },
    ],
    rows: checks.map((check): Line[] => [
      check.title,
      referenceText(check.reference),
      check.combination ?? "",
      check.kind === "limit" ? formatRatio(check.ratio) : "",
      VERDICT_WORDS[verdictOf(check)],
    ]),
  };
}

function detailBlocks({ module, inputs, result, length }: ReportOf): Block[] {
  const checks = worstFirst(result.checks);
  const governing = governingCheck(checks);
  const worked =
    length === "full" ? checks : checks.filter((check) => check === governing || verdictOf(check) === "fail");
  return [
    heading("Inputs"),
    ...inputBlocks(module, inputs),
    ...result.tables.flatMap((table) => [heading(table.title), tableBlock(table)]),
    heading("Working"),
    ...worked.flatMap((check): Block[] => [
      heading(check.title, 2),
      ...("steps" in check ? stepBlocks(check.steps) : [paragraph(check.reason)]),
      ...("assumptions" in check ? check.assumptions.map(paragraph) : []),
    ]),
  ];
}

function tableBlock({ columns, rows }: ResultTable): Block {
  const weights = columns.map(({ align }) => (align === "left" ? 2 : 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  return {
    kind: "table",
    columns: columns.map(({ head, align }, at) => ({
      head: textRuns(head),
      align,
      share: (weights[at] ?? 1) / sum,
    })),
    rows: rows.map((row) => row.map((cell) => textRuns(cell))),
  };
}

function inputBlocks({ fields, groups }: RunnableModule, inputs: RawInputs): Block[] {
  return groups.flatMap((group): Block[] => {
    const shown = group.fields.flatMap((name) => {
      const field = fields[name];
      return field && isShown(field, inputs) ? [{ name, field }] : [];
    });
    const singles = shown.flatMap(({ name, field }): Line[][] =>
      field.kind === "rows" ? [] : [[textRuns(labelOf(field)), valueText(field, inputs[name])]],
    );
    const grids = shown.flatMap(({ name, field }): Block[] => {
      const rows = field.kind === "rows" ? rowsOf(inputs[name]) : [];
      if (field.kind !== "rows" || rows.length === 0) return [];
      const columns = Object.entries(field.columns);
      return [
        paragraph(field.label),
        {
          kind: "table",
          columns: columns.map(([, column]) => ({
            head: textRuns(labelOf(column)),
            align: column.kind === "number" ? "right" : "left",
            share: 1 / columns.length,
          })),
          rows: rows.map((row) =>
            columns.map(([cell, column]) => valueText(column, row[cell] ?? column.default)),
          ),
        },
      ];
    });
    if (singles.length + grids.length === 0) return [];
    const table: Block = {
      kind: "table",
      columns: [
        { head: "Input", align: "left", share: 0.5 },
        { head: "Value", align: "left", share: 0.5 },
      ],
      rows: singles,
    };
    return [heading(group.title, 2), ...(singles.length > 0 ? [table] : []), ...grids];
  });
}

function labelOf(field: Field): string {
  const symbol = field.symbol ? `${plainSymbol(field.symbol)} ` : "";
  return symbol + field.label;
}

function valueText(field: Field, raw: unknown): string {
  switch (field.kind) {
    case "number":
      return `${cellText(field, raw)} ${UNITS[field.unit].text}`.trim();
    case "choice":
      return field.options.find(({ value }) => value === raw)?.label ?? String(raw);
    case "switch":
      return raw === true ? "Yes" : "No";
    case "section":
      return String(raw).replace(/_(\w+)$/, ", Grade $1");
    default:
      return String(raw);
  }
}

function scopeBlocks({ scope }: RunnableModule): Block[] {
  return [
    heading("Assumptions"),
    ...scope.assumptions.map(paragraph),
    heading("Not covered"),
    ...scope.exclusions.map(paragraph),
    ...(scope.toConfirm.length > 0 ? [heading("To be confirmed against the Standard")] : []),
    ...scope.toConfirm.map(paragraph),
    paragraph("Results must be verified by a qualified engineer."),
  ];
}
