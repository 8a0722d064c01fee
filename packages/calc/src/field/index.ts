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
  type SectionField,
  type SingleField,
  type SingleFields,
  type SwitchField,
  sectionField,
  shownColumns,
  switchField,
  type TextField,
  textField,
} from "./field.ts";
export { isShown, type ParsedInputs, parseInputs } from "./parse-inputs.ts";
export {
  type NamedValue,
  type ParsedQuantity,
  parseQuantity,
  type QuantityContext,
} from "./parse-quantity.ts";
export { type InputRow, rowsOf } from "./rows-of.ts";
export { type FieldError, LONGEST_VALUE, shapeErrors } from "./shape-errors.ts";
