import {
  type OwnField,
  type OwnShape,
  START,
  STRESS_CLASSES,
  type TypedOwnSection,
} from "@kingpost/sections/own-section/fields";
import { ownText, typedFromText } from "@kingpost/sections/own-section/own-id";
import type { OwnRecord } from "@kingpost/sections/own-section/own-record";
import { ownRecord } from "@kingpost/sections/own-section/own-section";
import {
  type OwnErrors,
  type ParsedOwnSection,
  parseOwnSection,
} from "@kingpost/sections/own-section/parse-own-section";
import { useState } from "react";

export interface OwnForm {
  readonly typed: TypedOwnSection;
  readonly errors: OwnErrors;
  /** What the form says; undefined while something in it is wrong. */
  readonly record: OwnRecord | undefined;
  /** The last one that could be made, or an example: a drawing does not vanish between two keys. */
  readonly last: OwnRecord;
  /** The link names an own section that can not be read at all. */
  readonly isUnreadable: boolean;
  readonly type: (field: OwnField, text: string) => void;
  readonly choose: (choice: Partial<Pick<TypedOwnSection, "shape" | "steel" | "stress">>) => void;
}

interface Seen {
  readonly text: string;
  readonly typed: TypedOwnSection;
  readonly last: OwnRecord;
}

const wordOf = (parsed: ParsedOwnSection) => (parsed.ok ? ownText(parsed.section) : undefined);
const recordIn = (parsed: ParsedOwnSection) => (parsed.ok ? ownRecord(parsed.section) : undefined);

function read(text: string): Seen {
  const typed = typedFromText(text) ?? START;
  return { text, typed, last: recordIn(parseOwnSection(typed)) ?? exampleOf(typed.shape) };
}

function exampleOf(shape: OwnShape): OwnRecord {
  const example = recordIn(parseOwnSection({ ...START, shape }));
  if (!example) throw new Error(`The example of ${shape} can not be made.`);
  return example;
}

/**
 * The form of an own section and its word in the link. What is typed is kept as typed, right or wrong; the link follows
 * whenever it is right, and leads when it changes by itself (Back, Forward, another link).
 */
export function useOwnForm(text: string, onText: (text: string) => void): OwnForm {
  const [seen, setSeen] = useState(() => read(text));
  const now = seen.text === text ? seen : read(text);
  if (now !== seen) setSeen(now);
  const parsed = parseOwnSection(now.typed);
  const record = recordIn(parsed);

  const change = (typed: TypedOwnSection) => {
    const next = parseOwnSection(typed);
    const word = wordOf(next) ?? text;
    setSeen({ text: word, typed, last: recordIn(next) ?? now.last });
    if (word !== text) onText(word);
  };
  return {
    typed: now.typed,
    errors: parsed.ok ? {} : parsed.errors,
    record,
    last: record ?? now.last,
    isUnreadable: text !== "" && typedFromText(text) === undefined,
    type: (field, value) => change({ ...now.typed, text: { ...now.typed.text, [field]: value } }),
    choose: (choice) => change(withChoice(now.typed, choice)),
  };
}

/** A change of shape keeps residual stresses that the new shape can have. */
function withChoice(
  typed: TypedOwnSection,
  choice: Partial<Pick<TypedOwnSection, "shape" | "steel" | "stress">>,
): TypedOwnSection {
  const next = { ...typed, ...choice };
  return { ...next, stress: stressOf(next.shape, next.stress) };
}

function stressOf(shape: OwnShape, stress: TypedOwnSection["stress"]): TypedOwnSection["stress"] {
  const known = STRESS_CLASSES[shape];
  return known.includes(stress) ? stress : (known[0] ?? START.stress);
}
