import type { Field, Fields, NumberField, SingleFields } from "../src/field/field.ts";

type RawInputs = Readonly<Record<string, unknown>>;

/** How far inside an open end of a range the corner is, as a fraction of the limit or of one base unit. */
const INSIDE = 1e-6;

/**
 * Inputs at the corners of the field ranges, for `runDesign`: the defaults; each field in turn at each of its extremes with
 * the others at their defaults; all fields at their first and all at their last extreme; and `mixed` seeded draws of extremes.
 *
 * Shape    a range without an end has no corner there; a table has its least and most rows, each with its own corners
 */
export function* corners(fields: Fields, mixed = 100): Generator<RawInputs> {
  yield {};
  for (const [name, field] of Object.entries(fields)) {
    for (const extreme of extremesOf(field)) yield { [name]: extreme };
  }
  yield pick(fields, (extremes) => extremes[0]);
  yield pick(fields, (extremes) => extremes.at(-1));
  const draw = seededDraw(mixed);
  for (let count = 0; count < mixed; count++) {
    yield pick(fields, (extremes) => extremes[draw(extremes.length)]);
  }
}

function extremesOf(field: Field): readonly unknown[] {
  switch (field.kind) {
    case "number":
      return numberExtremes(field);
    case "choice":
      return field.options.map(({ value }) => value);
    case "switch":
      return [false, true];
    case "text":
      return [field.default, "1.1G + 1.25Q", "?".repeat(field.most)];
    case "section":
      return [field.default];
    case "rows": {
      const { columns, count } = field;
      const first = pick(columns, (extremes) => extremes[0]);
      const last = pick(columns, (extremes) => extremes.at(-1));
      const single = eachInTurn(columns).map((row) => rowsOf(Math.max(1, count.least), row));
      return [rowsOf(count.least, first), ...single, rowsOf(count.most, last), field.default];
    }
  }
}

function eachInTurn(columns: SingleFields): readonly RawInputs[] {
  return Object.entries(columns).flatMap(([name, column]) =>
    extremesOf(column).map((extreme) => ({ [name]: extreme })),
  );
}

function rowsOf(count: number, row: RawInputs): readonly RawInputs[] {
  return Array.from({ length: count }, () => row);
}

function numberExtremes({ range, isWhole, default: usual }: NumberField): readonly number[] {
  const inside = (limit: number) => (isWhole ? 1 : INSIDE * Math.max(1, Math.abs(limit)));
  const { least, above, most, below } = range;
  const low = least ?? (above === undefined ? usual : above + inside(above));
  const high = most ?? (below === undefined ? usual : below - inside(below));
  return [...new Set([low, usual, high])];
}

function pick(fields: Fields, choose: (extremes: readonly unknown[]) => unknown): RawInputs {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, choose(extremesOf(field))]));
}

/** The same draws in every run: a linear congruential generator. */
function seededDraw(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
