import type * as z from "zod/mini";

/** What a form's action answers with when the person stays on the page. */
export interface FormResult {
  /** Name of the form on pages that have several. */
  readonly form?: string;
  /** A message over the whole form: what failed, in the specification's words. */
  readonly error?: string;
  /** A message of success. */
  readonly success?: string;
  /** Messages by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What was typed, passwords and tokens left out, so that a page without script can show it again. */
  readonly values?: Readonly<Record<string, string>>;
  /** The account service wants the bot check first; the page runs it and tries again. */
  readonly botCheck?: boolean;
  /**
   * The request did not arrive or was not taken: nobody has judged what was typed, so that all of it stays, passwords too, and
   * there is no use in asking the server what has changed.
   */
  readonly unreachable?: boolean;
}

/** Whether an action's answer says that its request did not arrive or was not taken. */
export function isUnreachable(answer: unknown): boolean {
  return (
    typeof answer === "object" && answer !== null && "unreachable" in answer && answer.unreachable === true
  );
}

const NEVER_SENT_BACK = /password|token|botCheck/i;

/** What a person typed, without what must not be sent back. */
export function typedValues(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !NEVER_SENT_BACK.test(name)) typed[name] = value;
  }
  return typed;
}

/** The texts of a form; a file where a text belongs is left out and then missed by the schema. */
export function formTexts(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly result: FormResult };

/** Reads a form with its schema. The first message of a field counts; the first of all stands over the form too. */
export function parseForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  form: FormData,
): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(formTexts(form));
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? "");
    // A field that is not there at all reads as empty to a person.
    fields[name] ??= issue.code === "invalid_type" ? "Please fill in all fields" : issue.message;
  }
  const [first = "Please check the form"] = Object.values(fields);
  return { ok: false, result: { error: first, fields, values: typedValues(form) } };
}
