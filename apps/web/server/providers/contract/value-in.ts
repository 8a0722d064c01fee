import type { DocumentResult } from "../documents.ts";

/** The value of a call that must succeed. */
export async function valueIn<Value>(call: Promise<DocumentResult<Value>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result;
}
