import type { TextRun } from "@kingpost/calc/math-text";
import type { Line } from "../blocks.ts";
import { faceOfLetters, SCRIPTS, type Script, scriptsOf, splitByFace } from "../letters.ts";

/** The faces of a sheet, as the page has them; `symbols` has the letters that Archivo lacks. */
export const FACES = ["regular", "semibold", "italic", "narrow", "symbols"] as const;
export type Face = (typeof FACES)[number];
export interface Fonts extends Readonly<Record<Face, Uint8Array>> {
  /** Loads the faces of a script, which few reports need. */
  readonly loadScript?: (script: Script) => Promise<ScriptFonts>;
}

/** The faces that have letters of other scripts; the italic takes the upright ones. */
const SCRIPT_FACES = ["regular", "semibold", "narrow"] as const;
export type ScriptFonts = Readonly<Record<(typeof SCRIPT_FACES)[number], Uint8Array>>;
export type LoadedScripts = ReadonlyMap<Script, ScriptFonts>;

type AnyFace = Face | `${(typeof SCRIPT_FACES)[number]}-${Script}`;

export type Doc = PDFKit.PDFDocument;

export interface Setting {
  /** Points. */
  readonly size: number;
  readonly face?: Face;
  readonly colour?: string;
  readonly align?: "left" | "middle" | "right";
}

/** Registers the faces; a letter of a script that is not loaded is a box. */
export function registerFaces(doc: Doc, fonts: Fonts, scripts: LoadedScripts = new Map()): void {
  for (const face of FACES) doc.registerFont(face, fonts[face]);
  for (const script of SCRIPTS) {
    for (const face of SCRIPT_FACES) {
      doc.registerFont(`${face}-${script}`, (scripts.get(script) ?? fonts)[face]);
    }
  }
}

/** The faces of the scripts of a text. */
export async function loadScripts(fonts: Fonts, text: string): Promise<LoadedScripts> {
  const { loadScript } = fonts;
  if (!loadScript) return new Map();
  return new Map(
    await Promise.all(scriptsOf(text).map(async (script) => [script, await loadScript(script)] as const)),
  );
}

/** The ligatures and the dotless i that no face has, in letters that it has. */
const SPELT: Readonly<Record<string, string>> = { Œ: "OE", œ: "oe", ı: "i" };

interface Piece {
  readonly text: string;
  readonly face: AnyFace;
  readonly size: number;
  /** Height of its baseline above that of the line, points. */
  readonly raised: number;
}

const RAISED = { text: 0, symbol: 0, subscript: -0.22, superscript: 0.36 } as const;
const SMALLER = { text: 1, symbol: 1, subscript: 0.78, superscript: 0.7 } as const;

/** Raised digits that the faces lack, as digits to be raised: `mm\u2074`. */
const RAISED_DIGITS = /([\u2070\u2074-\u2079]+)/;

function withRaisedDigits({ text, style }: TextRun): TextRun[] {
  return text.split(RAISED_DIGITS).map((part) => ({
    text: part.replace(/[\u2070\u2074-\u2079]/g, (digit) => String(digit.charCodeAt(0) - 0x2070)),
    style: RAISED_DIGITS.test(part) ? "superscript" : style,
  }));
}

function piecesOf(runs: readonly TextRun[], { size, face = "regular" }: Setting): Piece[] {
  return runs.flatMap(withRaisedDigits).flatMap(({ text, style }) =>
    splitByFace(
      text
        .replaceAll("\u202f", "\u00a0") // the typefaces have no narrow no-break space
        .replace(/[Œœı]/g, (letter) => SPELT[letter] ?? letter),
    ).map((part) => ({
      text: part,
      face: faceOf(part, style === "symbol" ? "italic" : face),
      size: size * SMALLER[style],
      raised: size * RAISED[style],
    })),
  );
}

function faceOf(part: string, face: Face): AnyFace {
  const script = faceOfLetters(part);
  if (script === undefined || script === "symbols") return script ?? face;
  return face === "symbols" ? face : `${face === "italic" ? "regular" : face}-${script}`;
}

const widthOf = (doc: Doc, { text, face, size }: Piece): number =>
  doc.font(face).fontSize(size).widthOfString(text);

const runsOf = (line: Line): readonly TextRun[] =>
  typeof line === "string" ? [{ text: line, style: "text" }] : line;

/** Width of a line of text. Points. */
export function lineWidth(doc: Doc, line: Line, how: Setting): number {
  return piecesOf(runsOf(line), how).reduce((sum, piece) => sum + widthOf(doc, piece), 0);
}

/** Sets one line of text with its baseline at (x, y), y down, and returns its width. Points. */
export function setLine(
  doc: Doc,
  runs: readonly TextRun[] | string,
  x: number,
  y: number,
  how: Setting,
): number {
  const pieces = piecesOf(typeof runs === "string" ? [{ text: runs, style: "text" }] : runs, how);
  const width = pieces.reduce((sum, piece) => sum + widthOf(doc, piece), 0);
  const shift = { left: 0, middle: -0.5, right: -1 }[how.align ?? "left"] * width;
  let at = x + shift;
  for (const piece of pieces) {
    doc
      .font(piece.face)
      .fontSize(piece.size)
      .fillColor(how.colour ?? INK);
    doc.text(piece.text, at, y - piece.raised, { lineBreak: false, baseline: "alphabetic" });
    at += widthOf(doc, piece);
  }
  return width;
}

/** Breaks a text at its spaces into lines no wider than `width` points, the first of them shorter by `indent`. */
export function breakLines(
  doc: Doc,
  text: Line,
  width: number,
  how: Setting,
  indent = 0,
): (readonly TextRun[])[] {
  const lines: (readonly TextRun[])[] = [];
  let line: readonly TextRun[] = [];
  for (const word of wordsOf(runsOf(text))) {
    const longer = line.length === 0 ? word : joined(line, word);
    const room = lines.length === 0 ? width - indent : width;
    if (line.length > 0 && lineWidth(doc, longer, how) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The words of a line: the runs between two spaces. */
function wordsOf(runs: readonly TextRun[]): TextRun[][] {
  const words: TextRun[][] = [[]];
  for (const { text, style } of runs) {
    for (const [index, part] of text.split(" ").entries()) {
      if (index > 0) words.push([]);
      if (part !== "") words.at(-1)?.push({ text: part, style });
    }
  }
  return words;
}

/** Two words and the space between them, neighbours of one style as one run. */
function joined(line: readonly TextRun[], word: readonly TextRun[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const run of [...line, { text: " ", style: "text" } as const, ...word]) {
    const last = runs.at(-1);
    if (last?.style === run.style) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}

/** Ink and greys of the page's light theme. */
export const INK = "#16202c";
export const STEEL = "#4a5a6c";
export const RULE = "#8795a5";
export const HAIRLINE = "#ccd3da";

/** A straight line. Points. */
export function rule(
  doc: Doc,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width = 0.5,
): void {
  doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).undash().stroke(colour);
}
