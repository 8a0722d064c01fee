/** Enough to halve any interval of doubles to nothing. */
const MOST_STEPS = 200;

/**
 * Where a function rises through zero, between two bounds: regula falsi of the Illinois kind, halved where it is slow.
 *
 * Shape    f(low) <= 0 <= f(high); undefined otherwise
 */
export function bracketedRoot(
  f: (x: number) => number,
  low: number,
  high: number,
  tolerance: number,
): number | undefined {
  let a = low;
  let b = high;
  let fa = f(low);
  let fb = f(high);
  if (!(fa <= 0 && fb >= 0)) return undefined;
  if (fa === 0) return a;
  let slow = 0;
  let kept = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const width = b - a;
    const secant = (a * fb - b * fa) / (fb - fa);
    const x = slow >= 2 || !(secant > a && secant < b) ? a + width / 2 : secant;
    const fx = f(x);
    if (Math.abs(fx) <= tolerance || x === a || x === b) return x;
    if (fx < 0) {
      a = x;
      fa = fx;
      if (kept === 1) fb /= 2;
      kept = 1;
    } else {
      b = x;
      fb = fx;
      if (kept === -1) fa /= 2;
      kept = -1;
    }
    slow = b - a > width / 2 ? slow + 1 : 0;
  }
  return a + (b - a) / 2;
}
