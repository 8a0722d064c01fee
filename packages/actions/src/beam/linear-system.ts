/**
 * Square equations with their entries near the diagonal, solved by elimination with row pivoting. One step of iterative refinement
 * leaves in each equation a residual of the size of the rounding of its own terms, so that forces balance to the last digits
 * however large the displacements in other equations are.
 */
export class LinearSystem {
  readonly size: number;
  readonly #matrix: Float64Array;
  readonly #factors: Float64Array;
  readonly #pivots: Int32Array;
  readonly #rowScale: Float64Array;
  #lower = 0;
  #upper = 0;

  constructor(size: number) {
    this.size = size;
    this.#matrix = new Float64Array(size * size);
    this.#factors = new Float64Array(size * size);
    this.#pivots = new Int32Array(size);
    this.#rowScale = new Float64Array(size);
  }

  add(row: number, column: number, value: number): void {
    const at = row * this.size + column;
    this.#matrix[at] = (this.#matrix[at] ?? 0) + value;
    if (row - column > this.#lower) this.#lower = row - column;
    if (column - row > this.#upper) this.#upper = column - row;
  }

  /** Scales each equation to 1 and factors the matrix. False where a pivot is zero: the equations have no single solution. */
  factor(): boolean {
    const { size } = this;
    for (let row = 0; row < size; row++) {
      let largest = 0;
      for (let column = 0; column < size; column++) {
        largest = Math.max(largest, Math.abs(this.#matrix[row * size + column] ?? 0));
      }
      if (largest === 0) return false;
      this.#rowScale[row] = 1 / largest;
      for (let column = 0; column < size; column++) {
        const at = row * size + column;
        this.#matrix[at] = (this.#matrix[at] ?? 0) / largest;
      }
    }
    this.#factors.set(this.#matrix);
    for (let step = 0; step < size; step++) if (!this.#eliminate(step)) return false;
    return true;
  }

  #eliminate(step: number): boolean {
    const { size } = this;
    const lu = this.#factors;
    const lastRow = Math.min(size - 1, step + this.#lower);
    const lastColumn = Math.min(size - 1, step + this.#lower + this.#upper);
    let pivot = step;
    for (let row = step + 1; row <= lastRow; row++) {
      if (Math.abs(lu[row * size + step] ?? 0) > Math.abs(lu[pivot * size + step] ?? 0)) pivot = row;
    }
    this.#pivots[step] = pivot;
    const diagonal = lu[pivot * size + step] ?? 0;
    if (diagonal === 0) return false;
    if (pivot !== step) {
      for (let column = step; column <= lastColumn; column++) {
        const held = lu[step * size + column] ?? 0;
        lu[step * size + column] = lu[pivot * size + column] ?? 0;
        lu[pivot * size + column] = held;
      }
    }
    for (let row = step + 1; row <= lastRow; row++) {
      const factor = (lu[row * size + step] ?? 0) / diagonal;
      lu[row * size + step] = factor;
      if (factor === 0) continue;
      for (let column = step + 1; column <= lastColumn; column++) {
        const at = row * size + column;
        lu[at] = (lu[at] ?? 0) - factor * (lu[step * size + column] ?? 0);
      }
    }
    return true;
  }

  /** The solution for one right-hand side. */
  solve(right: Float64Array): Float64Array {
    const { size } = this;
    const scaled = right.map((value, row) => value * (this.#rowScale[row] ?? 1));
    const solution = this.#substitute(scaled.slice());
    const residual = scaled;
    for (let row = 0; row < size; row++) {
      const last = Math.min(size - 1, row + this.#upper);
      let sum = residual[row] ?? 0;
      for (let column = Math.max(0, row - this.#lower); column <= last; column++) {
        sum -= (this.#matrix[row * size + column] ?? 0) * (solution[column] ?? 0);
      }
      residual[row] = sum;
    }
    const correction = this.#substitute(residual);
    for (let row = 0; row < size; row++) solution[row] = (solution[row] ?? 0) + (correction[row] ?? 0);
    return solution;
  }

  #substitute(values: Float64Array): Float64Array {
    const { size } = this;
    const lu = this.#factors;
    for (let step = 0; step < size; step++) {
      const pivot = this.#pivots[step] ?? step;
      const value = values[pivot] ?? 0;
      values[pivot] = values[step] ?? 0;
      values[step] = value;
      const last = Math.min(size - 1, step + this.#lower);
      for (let row = step + 1; row <= last; row++) {
        values[row] = (values[row] ?? 0) - (lu[row * size + step] ?? 0) * value;
      }
    }
    for (let row = size - 1; row >= 0; row--) {
      const last = Math.min(size - 1, row + this.#lower + this.#upper);
      let sum = values[row] ?? 0;
      for (let column = row + 1; column <= last; column++) {
        sum -= (lu[row * size + column] ?? 0) * (values[column] ?? 0);
      }
      values[row] = sum / (lu[row * size + row] ?? 1);
    }
    return values;
  }
}
