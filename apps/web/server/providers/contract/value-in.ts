import type { DocumentStore } from "../common/document-store.ts";
import type { ContactMessage, DocumentResult } from "../documents.ts";

/** The value of a call that must succeed. */
export async function valueIn<Value>(call: Promise<DocumentResult<Value>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result;
}

/** The contact message with an ID. */
export async function messageIn(
  { contactMessages }: Pick<DocumentStore, "contactMessages">,
  id: string,
): Promise<ContactMessage | undefined> {
  return (await valueIn(contactMessages.find(id))).found[0]?.message;
}
