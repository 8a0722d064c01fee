import { z } from "zod";
import type { Account } from "../accounts.ts";

export const userRow = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
});

export function accountOf({ id, ...rest }: z.output<typeof userRow>): Account {
  return { uid: id, ...rest };
}
