import { textField } from "@kingpost/calc";

/** Which output of another member a row is. Without it, the row is the user's own. */
export const sourceField = textField({ label: "From", most: 60, default: "", isHiddenWhenEmpty: true });
