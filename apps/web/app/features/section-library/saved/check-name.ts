import { nameSchema } from "./schema.ts";

const TAKEN = "You already have a comparison with this name. Choose another name.";

/** The name of a comparison as it is stored, or what is wrong with it. */
export function checkName(typed: string, others: readonly string[]) {
  const { success, data, error } = nameSchema.safeParse(typed);
  if (!success) return { problem: error.issues[0]?.message ?? "" };
  const isTaken = others.some((one) => one.toLowerCase() === data.toLowerCase());
  return isTaken ? { problem: TAKEN } : { name: data };
}
