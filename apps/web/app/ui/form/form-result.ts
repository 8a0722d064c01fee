import type * as z from "zod/mini";

/** The result of a form's action if the user stays on the page. */
export interface FormResult {
  /** Name of the form on pages with several. */
  readonly form?: string;
  /** A message above the form: what failed, in the specification's words. */
  readonly error?: string;
  /** A success message. */
  readonly success?: string;
  /** Messages by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The typed values without passwords and tokens, so that a page without JavaScript can show them again. */
  readonly values?: Readonly<Record<string, string>>;
  /** The account service requires the bot check first; the page runs it and tries again. */
  readonly botCheck?: boolean;
  /**
   * The request did not arrive or was rejected before the action: all input stays, including passwords, and revalidation is
   * pointless.
   */
  readonly unreachable?: boolean;
}

/** Whether the request did not arrive or was rejected before the action. */
export function isUnreachable(answer: unknown): boolean {
  return (
    typeof answer === "object" && answer !== null && "unreachable" in answer && answer.unreachable === true
  );
}

const NEVER_SENT_BACK = /password|token|botCheck/i;

/** The typed values, without those that must not be sent back. */
export function typedValues(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !NEVER_SENT_BACK.test(name)) typed[name] = value;
  }
  return typed;
}

/** The texts of a form; a file in a text field is left out, so that the schema reports it as missing. */
function formTexts(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly result: FormResult };

/** Parses a form with its schema. Only the first message of a field counts; the first of all is also shown above the form. */
export function parseForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  form: FormData,
): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(formTexts(form));
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? "");
    // A missing field is an empty one for the user.
    fields[name] ??= issue.code === "invalid_type" ? "Please fill in all fields" : issue.message;
  }
  const [first = "Please check the form"] = Object.values(fields);
  return { ok: false, result: { error: first, fields, values: typedValues(form) } };
}
