/** Highest degree whose roots are found: the rotation has degree 4. */
const MOST_DEGREE = 4;
/** Step that ends the search, as a fraction of the upper end of the interval. */
const EXACT = 2e-16;
const MOST_STEPS = 200;

/** Roots found, by degree, so that no list is created for each search. */
const found = Array.from({ length: MOST_DEGREE + 1 }, () => new Float64Array(MOST_DEGREE));
/** Coefficients of the polynomial and its derivatives, by degree. */
const derivatives = Array.from({ length: MOST_DEGREE + 1 }, (_, degree) => new Float64Array(degree + 1));

/**
 * Where a polynomial changes sign between `low` and `high`, ascending, in `roots`; returns how many.
 *
 * Between two neighbouring extrema a polynomial has one root at most, which a change of sign shows. The extrema are the roots of the
 * derivative, down to the degree 2, which has a formula. A root without a change of sign (a touching one) may be left out.
 *
 * Shape    `coefficients` ascending, degree 0 to 4
 */
export function signChangesOf(
  coefficients: ArrayLike<number>,
  degree: number,
  low: number,
  high: number,
  roots: Float64Array,
): number {
  let top = degree;
  while (top > 0 && coefficients[top] === 0) top--;
  if (top === 0) return 0;
  const own = derivatives[top];
  if (!own) throw new RangeError(`A polynomial of degree ${top} has no place.`);
  for (let power = 0; power <= top; power++) own[power] = coefficients[power] ?? 0;
  for (let lower = top - 1; lower > 0; lower--) {
    const from = derivatives[lower + 1];
    const to = derivatives[lower];
    if (!from || !to) continue;
    for (let power = 0; power <= lower; power++) to[power] = (power + 1) * (from[power + 1] ?? 0);
  }
  const count = rootsOfDegree(top, low, high);
  const mine = found[top];
  for (let index = 0; index < count; index++) roots[index] = mine?.[index] ?? 0;
  return count;
}

function rootsOfDegree(degree: number, low: number, high: number): number {
  const polynomial = derivatives[degree];
  const roots = found[degree];
  if (!polynomial || !roots) return 0;
  if (degree === 1) return inside(roots, -(polynomial[0] ?? 0) / (polynomial[1] ?? 0), Number.NaN, low, high);
  if (degree === 2) return quadratic(polynomial, low, high, roots);
  const extrema = found[degree - 1];
  const extremaCount = rootsOfDegree(degree - 1, low, high);
  let count = 0;
  let a = low;
  let valueA = evaluate(polynomial, degree, a);
  for (let index = 0; index <= extremaCount; index++) {
    const b = index < extremaCount ? (extrema?.[index] ?? high) : high;
    const valueB = evaluate(polynomial, degree, b);
    if (valueA !== 0 && valueB !== 0 && valueA < 0 !== valueB < 0) {
      roots[count++] = refine(polynomial, degree, a, b, valueA < 0);
    } else if (valueB === 0 && b < high && (count === 0 || roots[count - 1] !== b)) {
      roots[count++] = b;
    }
    a = b;
    valueA = valueB;
  }
  return count;
}

/** The two roots without cancellation. */
function quadratic(polynomial: Float64Array, low: number, high: number, roots: Float64Array): number {
  const c = polynomial[0] ?? 0;
  const b = polynomial[1] ?? 0;
  const a = polynomial[2] ?? 0;
  if (a === 0) return b === 0 ? 0 : inside(roots, -c / b, Number.NaN, low, high);
  const discriminant = b * b - 4 * a * c;
  if (!(discriminant > 0)) return 0;
  const sum = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  const first = sum / a;
  const second = sum === 0 ? 0 : c / sum;
  return first < second ? inside(roots, first, second, low, high) : inside(roots, second, first, low, high);
}

function inside(roots: Float64Array, first: number, second: number, low: number, high: number): number {
  let count = 0;
  if (first > low && first < high) roots[count++] = first;
  if (second > low && second < high) roots[count++] = second;
  return count;
}

function evaluate(polynomial: Float64Array, degree: number, s: number): number {
  let value = polynomial[degree] ?? 0;
  for (let power = degree - 1; power >= 0; power--) value = value * s + (polynomial[power] ?? 0);
  return value;
}

/** The one root between `a` and `b`: Newton's steps, halving where a step would leave the interval or gains too little. */
function refine(
  polynomial: Float64Array,
  degree: number,
  a: number,
  b: number,
  isNegativeAtA: boolean,
): number {
  const derivative = derivatives[degree - 1];
  let low = a;
  let high = b;
  let s = (low + high) / 2;
  let lastStep = high - low;
  for (let step = 0; step < MOST_STEPS; step++) {
    const value = evaluate(polynomial, degree, s);
    if (value === 0) return s;
    if (value < 0 === isNegativeAtA) low = s;
    else high = s;
    const slope = derivative ? evaluate(derivative, degree - 1, s) : 0;
    const newton = s - value / slope;
    const isUsable = newton > low && newton < high && Math.abs(newton - s) < lastStep / 2;
    const next = isUsable ? newton : (low + high) / 2;
    lastStep = Math.abs(next - s);
    s = next;
    if (lastStep <= EXACT * Math.abs(high)) return s;
  }
  return s;
}
