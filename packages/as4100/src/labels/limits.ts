import { DomainError } from "@kingpost/calc";

/**
 * The accepted range of the moment modification factor: 2.5 is the cap of AS 4100 5.6.1.1(a)(iii) and the greatest value
 * of Table 5.6.1, 0.25 the smallest of Table 5.6.2.
 */
export const ALPHA_M_RANGE = { least: 0.25, most: 2.5 } as const;

/** The error message for an effective length in mm, or undefined if it is valid. */
export function lengthProblem(le: number): string | undefined {
  if (!Number.isFinite(le)) return "The effective length must be a number.";
  if (le <= 0) return "The effective length must be greater than zero.";
  return undefined;
}

/** The error message for a moment modification factor, or undefined if it is valid. */
export function alphaMProblem(alphaM: number): string | undefined {
  if (!Number.isFinite(alphaM)) return "The moment modification factor must be a number.";
  if (alphaM < ALPHA_M_RANGE.least || alphaM > ALPHA_M_RANGE.most) {
    return `The moment modification factor must be between ${ALPHA_M_RANGE.least} and ${ALPHA_M_RANGE.most}.`;
  }
  return undefined;
}

/** The length, or DomainError 'not-finite' | 'non-positive'. */
export function requireLength(le: number): number {
  const problem = lengthProblem(le);
  if (problem) throw new DomainError(Number.isFinite(le) ? "non-positive" : "not-finite", problem);
  return le;
}

/** The error message for a stiff bearing length in mm, or undefined if it is valid. */
export function bearingProblem(bs: number): string | undefined {
  if (!Number.isFinite(bs)) return "The stiff bearing length must be a number.";
  return bs <= 0 ? "The stiff bearing length must be greater than zero." : undefined;
}

/** The bearing length, or DomainError 'not-finite' | 'non-positive'. */
export function requireBearing(bs: number): number {
  const problem = bearingProblem(bs);
  if (problem) throw new DomainError(Number.isFinite(bs) ? "non-positive" : "not-finite", problem);
  return bs;
}

/** The factor, or DomainError 'not-finite' | 'bad-value'. */
export function requireAlphaM(alphaM: number): number {
  const problem = alphaMProblem(alphaM);
  if (problem) throw new DomainError(Number.isFinite(alphaM) ? "bad-value" : "not-finite", problem);
  return alphaM;
}
