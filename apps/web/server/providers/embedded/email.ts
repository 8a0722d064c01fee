import { z } from "zod";

const schema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** An e-mail address as it is kept: trimmed, lower case. Undefined when it is none. */
export function parseEmail(typed: string): string | undefined {
  return schema.safeParse(typed).data;
}
