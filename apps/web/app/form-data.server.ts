import * as z from "zod/mini";

/** The characters read from one field, four times the longest limit, so that a longer value is still rejected as too long. */
const MAX_FIELD = 20_000;

/** The names of the fields in the schemas of forms. */
export function fieldsOf(...schemas: readonly z.ZodMiniType[]): ReadonlySet<string> {
  const names = (schema: unknown): string[] => {
    if (schema instanceof z.ZodMiniObject) return Object.keys(schema.shape);
    if (schema instanceof z.ZodMiniDiscriminatedUnion) return schema.def.options.flatMap(names);
    throw new TypeError("This schema has no fields, so it is not a form's.");
  };
  return new Set(schemas.flatMap(names));
}

/**
 * The form of a request, with the given fields only: unread fields must not be sent back to the page. Of a repeated field the last value
 * counts. A body that is not a form is a client error: 400, without a line in the error log.
 */
export async function readForm(
  request: Request,
  fields: ReadonlySet<string>,
  longest = MAX_FIELD,
): Promise<FormData> {
  let sent: FormData;
  try {
    sent = await request.formData();
  } catch {
    throw new Response("This is not a form.\n", { status: 400 });
  }
  const form = new FormData();
  for (const [name, value] of sent) {
    if (!fields.has(name)) continue;
    form.set(name, typeof value === "string" ? value.slice(0, longest) : value);
  }
  return form;
}
