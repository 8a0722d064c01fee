/**
 * What the rounding of a sum of the analysis can be, of the greatest action. Elimination and superposition leave 1e-13 to 1e-15; a
 * real action is never so small a part of another. The one tolerance below which an action is zero.
 */
const ROUNDING = 1e-11;

/** Whether a value is greater by more than rounding: of equal ones the first governs, whatever the last digits. */
export const exceeds = (value: number, other: number): boolean => value > other + ROUNDING * Math.abs(other);

/** The value, and exactly zero where it is only the rounding of values of the size of `greatest`. */
export const withoutRounding = (value: number, greatest: number): number =>
  Math.abs(value) <= ROUNDING * Math.abs(greatest) ? 0 : value;
