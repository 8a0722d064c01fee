import { type BeamModel, isSamePoint, jointPositions, positionText } from "./model.ts";

/** Bound below which a value counts as zero. Rows are scaled to 1: positions are fractions of the beam. */
const ZERO = 1e-9;

/**
 * The movement that no support resists, as a sentence; undefined for a stable beam.
 *
 * A mechanism moves without bending: each part between hinges stays straight. The unknowns are the deflection of the left end and
 * the rotation of each part; each restraint, spring or rigid, is an equation. The beam is stable where only zero satisfies them.
 *
 * Shape    a valid model
 */
export function freeMovement(model: BeamModel): string | undefined {
  const { supports, hinges = [] } = model;
  const joints = jointPositions(model);
  const length = joints.at(-1) ?? 0;
  const cuts = [0, ...[...hinges].sort((a, b) => a - b), length];
  const parts = cuts.slice(1).map((to, at) => ({ from: cuts[at] ?? 0, to }));

  const deflectionRow = (x: number) => [
    1,
    ...parts.map(({ from, to }) => Math.max(0, Math.min(x, to) - from) / length),
  ];
  const rows = supports.flatMap(({ joint, vertical, rotation }) => {
    const x = joints[joint] ?? 0;
    const ofRotation = [0, ...parts.map(({ from, to }) => (x >= from && x <= to ? 1 : 0))];
    return [...(vertical === "free" ? [] : [deflectionRow(x)]), ...(rotation === "free" ? [] : [ofRotation])];
  });
  const movement = nullVector(rows, parts.length + 1);
  if (!movement) return undefined;

  const deflection = (x: number) =>
    deflectionRow(x).reduce((sum, factor, at) => sum + factor * (movement[at] ?? 0), 0);
  const moving = parts.filter(
    ({ from, to }) => Math.abs(deflection(from)) > ZERO || Math.abs(deflection(to)) > ZERO,
  );
  const [first, ...others] = moving;
  if (!first) return undefined;
  // Only parts that follow each other move together.
  const together = [first];
  for (const part of others) {
    if (part.from === together.at(-1)?.to) together.push(part);
  }
  return sentence(model, first.from, together.at(-1)?.to ?? first.to, together.length, deflection);
}

function sentence(
  model: BeamModel,
  from: number,
  to: number,
  parts: number,
  deflection: (x: number) => number,
): string {
  const { hinges = [] } = model;
  const length = jointPositions(model).at(-1) ?? 0;
  const isWhole = isSamePoint(from, 0) && isSamePoint(to, length);
  const subject = isWhole ? "The beam" : `The part from ${positionText(from)} to ${positionText(to)}`;
  const remedy = hinges.length > 0 ? "Add a support or remove a hinge." : "Add a support or fix one.";
  if (parts > 1) {
    const inside = hinges.filter((x) => x > from && x < to).sort((a, b) => a - b);
    const list = inside.map(positionText).join(", ");
    return `${subject} can fold at ${inside.length > 1 ? "its hinges" : "its hinge"} (${list}). ${remedy}`;
  }
  const [start, end] = [deflection(from), deflection(to)];
  if (Math.abs(end - start) <= ZERO) return `${subject} can move up and down. ${remedy}`;
  const pivot = from + ((to - from) * start) / (start - end);
  const fixed = nearest(pivot, [...hinges, ...jointPositions(model)]);
  const what = hinges.includes(fixed) ? "hinge" : "support";
  return `${subject} can rotate about the ${what} at ${positionText(fixed)}. ${remedy}`;
}

function nearest(x: number, positions: readonly number[]): number {
  return positions.reduce((best, one) => (Math.abs(one - x) < Math.abs(best - x) ? one : best), Infinity);
}

/** A vector other than zero that satisfies every row, by elimination with full pivoting; undefined where there is none. */
function nullVector(rows: readonly (readonly number[])[], count: number): readonly number[] | undefined {
  const left = rows.map((row) => [...row]);
  const solved: { readonly column: number; readonly row: readonly number[] }[] = [];
  const free = new Set(Array.from({ length: count }, (_, column) => column));
  for (;;) {
    let [pivot, column, at] = [ZERO, -1, -1];
    for (const [index, row] of left.entries()) {
      for (const candidate of free) {
        const size = Math.abs(row[candidate] ?? 0);
        if (size > pivot) [pivot, column, at] = [size, candidate, index];
      }
    }
    const [row] = at < 0 ? [] : left.splice(at, 1);
    if (!row) break;
    const scale = row[column] ?? 1;
    const unit = row.map((value) => value / scale);
    for (const other of left) {
      const factor = other[column] ?? 0;
      for (const [index, value] of unit.entries()) other[index] = (other[index] ?? 0) - factor * value;
    }
    solved.push({ column, row: unit });
    free.delete(column);
  }
  const [chosen] = free;
  if (chosen === undefined) return undefined;
  const vector: number[] = Array.from({ length: count }, (_, column) => (column === chosen ? 1 : 0));
  for (const { column, row } of solved.reverse()) {
    const known = row.reduce((sum, value, at) => (at === column ? sum : sum + value * (vector[at] ?? 0)), 0);
    vector[column] = -known;
  }
  return vector;
}
