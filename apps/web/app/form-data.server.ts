import * as z from "zod/mini";

/** Characters of one field that are read, four times what the longest field takes: what is too long is still found to be so. */
const LONGEST_FIELD = 20_000;

/** The names of the fields that schemas of forms know. */
export function fieldsOf(...schemas: readonly z.ZodMiniType[]): ReadonlySet<string> {
  const names = (schema: unknown): string[] => {
    if (schema instanceof z.ZodMiniObject) return Object.keys(schema.shape);
    if (schema instanceof z.ZodMiniDiscriminatedUnion) return schema.def.options.flatMap(names);
    throw new TypeError("This schema is none of a form: it has no fields.");
  };
  return new Set(schemas.flatMap(names));
}

/**
 * The form of a request, with only the given fields: an unread field must not be returned to the page. Of a repeated field the
 * last value counts. A body that is not a form returns 400 and is not logged as an error.
 */
export async function readForm(request: Request, fields: ReadonlySet<string>): Promise<FormData> {
  let sent: FormData;
  try {
    sent = await request.formData();
  } catch {
    throw new Response("This is not a form.\n", { status: 400 });
  }
  const form = new FormData();
  for (const [name, value] of sent) {
    if (!fields.has(name)) continue;
    form.set(name, typeof value === "string" ? value.slice(0, LONGEST_FIELD) : value);
  }
  return form;
}
