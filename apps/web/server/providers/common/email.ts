import { z } from "zod";

const schema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** An email address as stored: trimmed, lower case. Undefined if invalid. */
export function parseEmail(typed: string): string | undefined {
  return schema.safeParse(typed).data;
}
