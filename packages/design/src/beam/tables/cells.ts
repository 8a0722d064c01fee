import { formatNumber } from "@kingpost/calc";

/** N as kN, in a cell. */
export const kilo = (value: number): string => formatNumber(value / 1e3, { significant: 3 });
/** Nmm as kNm, in a cell. */
export const mega = (value: number): string => formatNumber(value / 1e6, { significant: 3 });
/** mm as m, in a cell. */
export const metres = (x: number): string => formatNumber(x / 1000, { decimals: 3 });

export const NO_VALUE = "\u2013";

/** The head of a column of numbers. */
export const right = (head: string) => ({ head, align: "right" }) as const;
