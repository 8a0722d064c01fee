import {
  type Expression,
  referenceText,
  type Step,
  type SymbolDefinition,
  type Values,
} from "@kingpost/calc";
import { type TextRun, textRuns } from "@kingpost/calc/math-text";
import type { Picture } from "@kingpost/drawing/core";

/** A line of text, or its runs where it has symbols. */
export type Line = string | readonly TextRun[];

export interface Heading {
  readonly kind: "heading";
  readonly text: string;
  readonly level: 1 | 2;
  /** Whether it begins a page. */
  readonly startsPage?: boolean;
}

/** The headings that follow, each with the number of its sheet and a link to it. */
export interface Contents {
  readonly kind: "contents";
}

export interface Paragraph {
  readonly kind: "paragraph";
  readonly text: Line;
  /** Whether it names what follows, and is on the same sheet. */
  readonly isCaption?: boolean;
}

/** The number of the first sheet of a part, with a link to it. Parts count from zero. */
export interface SheetOfPart {
  readonly kind: "sheet";
  readonly part: number;
}

export type Cell = Line | SheetOfPart;

export interface Table {
  readonly kind: "table";
  readonly columns: readonly {
    readonly head: Line;
    readonly align: "left" | "right";
    /** Share of the width of the table; the shares of all columns make 1. */
    readonly share: number;
  }[];
  readonly rows: readonly (readonly Cell[])[];
  /** Size of its type, points; that of a paragraph when left out. */
  readonly size?: number;
  /** What the table is, above its head on every further page: `Universal beams, Grade 300: Design capacities`. */
  readonly title?: string;
}

/** A formula in type: with its symbols, below with their values and the result. */
export interface FormulaBlock {
  readonly kind: "formula";
  readonly title: Line;
  /** `AS 4100 Clause 6.3.3`. */
  readonly reference: string;
  readonly result: SymbolDefinition;
  /** Absent where a table or a case of a clause gives the value. */
  readonly formula?: { readonly tree: Expression; readonly values: Values<string> };
  /** In base units. */
  readonly value: number;
  /** Its type as a share of the usual size; 1 when left out. */
  readonly type?: number;
}

/** A drawing at the scale at which it was drawn, one drawing unit to a point; a larger one than the page is reduced. */
export interface DrawingBlock {
  readonly kind: "drawing";
  readonly picture: Picture;
  /** What it shows, for a screen reader. */
  readonly alt?: string;
  readonly caption?: string;
  /** It is reduced to this height. Points. */
  readonly mostHeight?: number;
}

/** Up to two drawings side by side, each in half of the width. */
export interface DrawingRow {
  readonly kind: "drawings";
  readonly drawings: readonly DrawingBlock[];
}

export interface Note {
  readonly kind: "note";
  /** The first words, in semibold: `Limits.` */
  readonly head?: string;
  readonly text: Line;
}

export type Block = Heading | Contents | Paragraph | Table | FormulaBlock | DrawingBlock | DrawingRow | Note;

interface Field {
  readonly label: string;
  readonly text: string;
}

/** What is at the foot of every sheet besides its number. */
export interface TitleBlock {
  readonly firm: { readonly name: string; readonly lines: readonly string[] };
  /** What the document is: `Section data sheet`. */
  readonly kind: string;
  /** What it is of: `610UB125`. */
  readonly title: string;
  readonly subtitle: string;
  readonly detail: string;
  /** Above the number of the sheet. */
  readonly scale: Field;
  /** In the last column. */
  readonly fields: readonly Field[];
  /** Address of the page that shows the same. */
  readonly address: string;
}

/** The title block of the design of a member in a project: rows of fields beside the firm. */
export interface ProjectTitleBlock {
  readonly firm: {
    readonly name: string;
    readonly lines: readonly string[];
    /** A JPEG as a data address: `data:image/jpeg;base64,...`. */
    readonly logo?: string;
  };
  /** `share` of the width beside the firm; the shares of a row make 1. The last field of all has the number of the sheet. */
  readonly rows: readonly (readonly (Field & { readonly share: number })[])[];
  /** Below the rows. */
  readonly note: string;
  /** Address of the page that shows the same. */
  readonly address: string;
}

/** What the file states about itself. */
export interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly creator: string;
}

/** A file inside the PDF. */
export interface Attachment {
  readonly name: string;
  /** `application/json`. */
  readonly type: string;
  readonly description: string;
  readonly text: string;
}

/** Sheets with one title block. */
export interface ReportPart {
  readonly titleBlock: TitleBlock | ProjectTitleBlock;
  readonly blocks: readonly Block[];
  /** The same with less and less: the first that fits its sheets is set, otherwise the last. */
  readonly shorter?: readonly (readonly Block[])[];
  /** The sheets that a part with `shorter` has at most; one when left out. */
  readonly mostSheets?: number;
  /** Bookmark of its first sheet; the bookmarks of its headings are below it. */
  readonly bookmark?: string;
}

/** A report as plain data: what it contains, before it is set on pages. */
export interface Report extends ReportPart {
  readonly info: DocumentInfo;
  readonly attachments?: readonly Attachment[];
}

/** Several reports in one file: each part begins a sheet, and the sheets have one run of numbers. */
export interface ReportPackage extends Pick<Report, "info" | "attachments"> {
  readonly parts: readonly ReportPart[];
}

/** The working of a calculation. */
export function stepBlocks(steps: readonly Step[]): Block[] {
  return steps.map((step): Block => {
    if (step.kind === "heading") return { kind: "heading", text: step.title, level: 2 };
    const { title, reference, result } = step.kind === "formula" ? step.formula : step.rule;
    return {
      kind: "formula",
      title: textRuns(step.kind === "formula" ? title : `${title}: ${step.rule.rule}, ${step.because}`),
      reference: referenceText(reference),
      result,
      ...(step.kind === "formula" ? { formula: { tree: step.formula.tree(), values: step.values } } : {}),
      value: step.value,
    };
  });
}
