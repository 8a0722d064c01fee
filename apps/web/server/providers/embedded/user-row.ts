import { z } from "zod";
import type { Account } from "../accounts.ts";

const profile = z.object({ fullName: z.string(), company: z.string() });

export const userRow = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  unsavedProfile: z
    .string()
    .nullish()
    .transform((text) => (text ? profile.parse(JSON.parse(text)) : null)),
});

export function accountOf({ id, ...rest }: z.output<typeof userRow>): Account {
  return { uid: id, ...rest };
}
