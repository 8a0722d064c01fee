import {
  type CustomField,
  type CustomSectionErrors,
  type CustomSectionRecord,
  type CustomShape,
  customSectionRecord,
  customText,
  type ParsedCustomSection,
  parseCustomSection,
  START,
  STEELS,
  STRESS_CLASSES,
  type TypedCustomSection,
  typedFromText,
} from "@kingpost/sections";
import { useState } from "react";

export interface CustomSectionForm {
  readonly typed: TypedCustomSection;
  readonly errors: CustomSectionErrors;
  /** The section in the form; undefined while a field has an error. */
  readonly record: CustomSectionRecord | undefined;
  /** The last one that could be made, or an example: a drawing does not vanish between two keys. */
  readonly last: CustomSectionRecord;
  /** Whether `last` is an example: the link has no valid section, and none was typed since. */
  readonly isExample: boolean;
  /** The link has a custom section that cannot be read. */
  readonly isUnreadable: boolean;
  readonly type: (field: CustomField, text: string) => void;
  readonly choose: (
    choice: Partial<Pick<TypedCustomSection, "shape" | "steel" | "stress" | "edges">>,
  ) => void;
}

interface Seen {
  readonly text: string;
  readonly typed: TypedCustomSection;
  readonly last: CustomSectionRecord;
  readonly isExample: boolean;
}

const wordOf = (parsed: ParsedCustomSection) => (parsed.ok ? customText(parsed.section) : undefined);
const recordIn = (parsed: ParsedCustomSection) =>
  parsed.ok ? customSectionRecord(parsed.section) : undefined;

function read(text: string): Seen {
  const typed = typedFromText(text) ?? START;
  const record = recordIn(parseCustomSection(typed));
  return { text, typed, last: record ?? exampleOf(typed.shape), isExample: !record };
}

function exampleOf(shape: CustomShape): CustomSectionRecord {
  const example = recordIn(parseCustomSection(withChoice(START, { shape })));
  if (!example) throw new Error(`The example of ${shape} cannot be made.`);
  return example;
}

/**
 * The form of a custom section and its word in the link. The input is kept as typed, valid or not; the link follows
 * whenever it is right, and leads when it changes by itself (Back, Forward, another link).
 * @param wrongWord The word while a field has an error; without it the last that was right stays.
 */
export function useCustomSectionForm(
  text: string,
  onText: (text: string) => void,
  wrongWord?: (typed: TypedCustomSection) => string,
): CustomSectionForm {
  const [seen, setSeen] = useState(() => read(text));
  const now = seen.text === text ? seen : read(text);
  if (now !== seen) setSeen(now);
  const parsed = parseCustomSection(now.typed);
  const record = recordIn(parsed);

  const change = (typed: TypedCustomSection) => {
    const next = parseCustomSection(typed);
    const word = wordOf(next) ?? wrongWord?.(typed) ?? text;
    const valid = recordIn(next);
    setSeen({ text: word, typed, last: valid ?? now.last, isExample: !valid && now.isExample });
    if (word !== text) onText(word);
  };
  return {
    typed: now.typed,
    errors: parsed.ok ? {} : parsed.errors,
    record,
    last: record ?? now.last,
    isExample: now.isExample,
    isUnreadable: text !== "" && typedFromText(text) === undefined,
    type: (field, value) => change({ ...now.typed, text: { ...now.typed.text, [field]: value } }),
    choose: (choice) => change(withChoice(now.typed, choice)),
  };
}

/** A change of shape keeps the steel and the residual stresses that the new shape can have. */
function withChoice(
  typed: TypedCustomSection,
  choice: Partial<Pick<TypedCustomSection, "shape" | "steel" | "stress" | "edges">>,
): TypedCustomSection {
  const next = { ...typed, ...choice };
  const steel = STEELS[next.shape].includes(next.steel) ? next.steel : "stated";
  return { ...next, steel, stress: stressOf(next.shape, next.stress) };
}

function stressOf(shape: CustomShape, stress: TypedCustomSection["stress"]): TypedCustomSection["stress"] {
  const known = STRESS_CLASSES[shape];
  return known.includes(stress) ? stress : (known[0] ?? START.stress);
}
