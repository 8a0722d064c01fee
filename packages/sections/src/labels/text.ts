/** Values of sections as text: what the library, its files and the reports of designs show. */
export {
  formatChange,
  formatDecimals,
  formatFigures,
  formatFull,
  formatProperty,
  timesPowerOfTen,
} from "./number-text.ts";
export {
  formatNumber,
  isShown,
  NO_VALUE,
  roundedAsShown,
  type ShownValue,
  shownValue,
} from "./shown-value.ts";
