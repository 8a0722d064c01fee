export { cellText, rawText } from "./cell-text.ts";
export {
  type ChoiceField,
  choiceField,
  type Field,
  type Fields,
  type InputsOf,
  type NumberField,
  numberField,
  type Range,
  type RowsField,
  rowsField,
  type SingleField,
  type SingleFields,
  sectionField,
  shownColumns,
  switchField,
  type TextField,
  textField,
} from "./field.ts";
export { isShown, parseInputs } from "./parse-inputs.ts";
export { type NamedValue, parseQuantity, type QuantityContext } from "./parse-quantity.ts";
export { type InputRow, rowsOf } from "./rows-of.ts";
export { type FieldError, LONGEST_VALUE, shapeErrors } from "./shape-errors.ts";
