import type { MathAtom, MathText } from "./math-text.ts";

/** A piece of a line for a drawing or a PDF; `symbol` is set in italics. */
export interface TextRun {
  readonly text: string;
  readonly style: "text" | "symbol" | "subscript" | "superscript";
}

const PRIME = "\u2032";

/** `φMsx`, `αc`, `N*`, `f′c`: for names of files, alternative texts, the API. */
export function plainSymbol(symbol: MathText): string {
  return symbol.map((atom) => marked(atom) + (atom.subscript ?? "")).join("");
}

/** `φM_sx`, `α_c`, `M*_x`: a line of text in which an underscore starts a subscript. `textRuns` reads it again. */
export function markedSymbol(symbol: MathText): string {
  return symbol.map((atom, at) => marked(atom) + markedSubscript(atom.subscript, symbol[at + 1])).join("");
}

function marked({ base, hasPrime, hasStar }: MathAtom): string {
  return `${base}${hasPrime ? PRIME : ""}${hasStar ? "*" : ""}`;
}

/** Subscript with its underscore, in braces unless it is letters and digits to the end of the symbol. */
function markedSubscript(subscript: string | undefined, next: MathAtom | undefined): string {
  if (subscript === undefined) return "";
  const ends = next === undefined || next.base === "/";
  return ends && /^[\p{L}\p{N}]+$/u.test(subscript) ? `_${subscript}` : `_{${subscript}}`;
}

/** The symbol in runs: italic base, upright subscript. */
export function symbolRuns(symbol: MathText): readonly TextRun[] {
  return symbol.flatMap(({ base, subscript, hasPrime, hasStar }): TextRun[] => [
    { text: hasPrime ? base + PRIME : base, style: base === "/" ? "text" : "symbol" },
    ...(hasStar ? [{ text: "*", style: "superscript" } as const] : []),
    ...(subscript ? [{ text: subscript, style: "subscript" } as const] : []),
  ]);
}

/** An underscore with what it lowers, or the letter of a combination factor: names of combinations are kept without an underscore. */
const SUBSCRIPT = /_(?:\{([^{}]+)\}|([\p{L}\p{N}]+))|(?<=\u03c8)([slcE])(?!\p{Ll})/u;

/** A sentence or formula in which an underscore starts a subscript: `α_c is 1 where η = 0`, `G + ψsQ`. */
export function textRuns(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  const pieces = text.split(SUBSCRIPT);
  for (let at = 0; at < pieces.length; at += 4) {
    const subscript = pieces[at + 1] ?? pieces[at + 2] ?? pieces[at + 3];
    if (pieces[at]) runs.push({ text: pieces[at] ?? "", style: "text" });
    if (subscript) runs.push({ text: subscript, style: "subscript" });
  }
  return runs;
}
