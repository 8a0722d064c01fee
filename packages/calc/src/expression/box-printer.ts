import type { MathAtom, MathText } from "../math-text/math-text.ts";
import { type Box, type BoxText, beside, placed, type TextWidth } from "./box.ts";
import type { Printer, ShownNumber } from "./print.ts";
import type { FunctionName } from "./tree.ts";

/** A part of a formula, set when the size of its type is known: scripts are smaller. */
export type SetAt = (size: number) => Box;

// Fractions of the size of type.
const SCRIPT = 0.7;
const ASCENT = 0.72;
const DESCENT = 0.22;
const RAISE = 0.42;
const LOWER = 0.2;
const AXIS = 0.27;
const GAP = 0.12;
const RULE = 0.05;
const ROOT_SIGN = 0.55;
const CASE_GAP = 0.35;

/** Sets formulas in type for a PDF or a drawing. */
export function boxPrinter(widthOf: TextWidth): Printer<SetAt> {
  const text =
    (content: string, style: BoxText["style"] = "upright"): SetAt =>
    (size) => ({
      width: widthOf(content, size, style),
      ascent: ASCENT * size,
      descent: DESCENT * size,
      items: [{ kind: "text", x: 0, y: 0, text: content, size, style }],
    });
  const row =
    (...parts: readonly SetAt[]): SetAt =>
    (size) =>
      beside(...parts.map((part) => part(size)));
  const symbol = (atoms: MathText) => row(...atoms.map((atom) => atomBox(atom, text)));
  const bracketed = (open: string, content: SetAt, close: string): SetAt => {
    return (size) => {
      const inner = content(size);
      // Brackets grow with what they hold, about the axis of the formula.
      const grown = Math.max(size, (inner.ascent + inner.descent) / (ASCENT + DESCENT));
      const drop = inner.descent - DESCENT * grown;
      const [left, right] = [text(open)(grown), text(close)(grown)];
      const width = left.width + inner.width + right.width;
      return placed(
        [
          [left, 0, drop],
          [inner, left.width, 0],
          [right, left.width + inner.width, drop],
        ],
        width,
      );
    };
  };
  const call = (name: FunctionName, of: readonly SetAt[]): SetAt => {
    const listed = row(...of.flatMap((term, at) => (at === 0 ? [term] : [text(", "), term])));
    if (name === "sqrt") return (size) => root(listed(size), size);
    return name === "abs" ? bracketed("|", listed, "|") : row(text(name), bracketed("(", listed, ")"));
  };
  return {
    isStacked: true,
    number: (shown) => numberBox(shown, text, row),
    pi: text("π", "italic"),
    symbol: ({ text: atoms }) => symbol(atoms),
    row: (left, operator, right) => row(left, text(` ${operator} `), right),
    fraction: (numerator, denominator) => (size) => fraction(numerator(size), denominator(size), size),
    power: raised,
    call,
    brackets: (content) => bracketed("(", content, ")"),
    cases: (cases, otherwise) => {
      const lines = cases.map(({ value, condition }) => row(value, text("  if "), condition));
      return bracketed("{", stacked([...lines, row(otherwise, text("  otherwise"))]), "");
    },
  };
}

type SetText = (content: string, style?: BoxText["style"]) => SetAt;

function numberBox(
  { mantissa, power, suffix }: ShownNumber,
  text: SetText,
  row: (...parts: SetAt[]) => SetAt,
): SetAt {
  const number = power === 0 ? text(mantissa) : raised(text(`${mantissa} × 10`), text(String(power)));
  return suffix === "" ? number : row(number, text(suffix));
}

function atomBox({ base, subscript, hasPrime, hasStar }: MathAtom, text: SetText): SetAt {
  const above = `${hasPrime ? "\u2032" : ""}${hasStar ? "*" : ""}`;
  return (size) => {
    const letter = text(base, base === "/" ? "upright" : "italic")(size);
    const scripts = [
      ...(above ? [[text(above)(size * SCRIPT), letter.width, -RAISE * size] as const] : []),
      ...(subscript ? [[text(subscript)(size * SCRIPT), letter.width, LOWER * size] as const] : []),
    ];
    const width = letter.width + Math.max(0, ...scripts.map(([script]) => script.width));
    return placed([[letter, 0, 0], ...scripts], width);
  };
}

function raised(base: SetAt, exponent: SetAt): SetAt {
  return (size) => {
    const [below, above] = [base(size), exponent(size * SCRIPT)];
    const lift = Math.max(RAISE * size, below.ascent - above.ascent / 2);
    return placed(
      [
        [below, 0, 0],
        [above, below.width, -lift],
      ],
      below.width + above.width,
    );
  };
}

function fraction(numerator: Box, denominator: Box, size: number): Box {
  const [axis, gap, end] = [AXIS * size, GAP * size, GAP * size];
  const width = Math.max(numerator.width, denominator.width) + 2 * end;
  const bar: Box = {
    width,
    ascent: 0,
    descent: 0,
    items: [
      {
        kind: "line",
        points: [
          [0, 0],
          [width, 0],
        ],
        thickness: RULE * size,
      },
    ],
  };
  return placed(
    [
      [numerator, (width - numerator.width) / 2, -axis - gap - numerator.descent],
      [bar, 0, -axis],
      [denominator, (width - denominator.width) / 2, -axis + gap + denominator.ascent],
    ],
    width,
  );
}

function root(inner: Box, size: number): Box {
  const start = ROOT_SIGN * size;
  const top = -inner.ascent - GAP * size;
  const width = start + inner.width;
  const foot = inner.descent;
  const points = [
    [0, -AXIS * size],
    [start / 3, -AXIS * size],
    [start / 2, foot],
    [start, top],
    [width, top],
  ] as const;
  const sign: Box = {
    width,
    ascent: -top,
    descent: foot,
    items: [{ kind: "line", points, thickness: RULE * size }],
  };
  return placed(
    [
      [sign, 0, 0],
      [inner, start, 0],
    ],
    width,
  );
}

/** Lines below each other, about the axis. */
function stacked(lines: readonly SetAt[]): SetAt {
  return (size) => {
    const boxes = lines.map((line) => line(size));
    const gap = CASE_GAP * size;
    const height = boxes.reduce((sum, { ascent, descent }) => sum + ascent + descent + gap, -gap);
    let top = -AXIS * size - height / 2;
    const places = boxes.map((box) => {
      const place = [box, 0, top + box.ascent] as const;
      top += box.ascent + box.descent + gap;
      return place;
    });
    return placed(places, Math.max(...boxes.map(({ width }) => width)));
  };
}
