/** Marks a request whose form was refused because of where it came from. Ours alone: a sender's own is taken away. */
export const REJECTED_FORM_HEADER = "x-kingpost-rejected-form";

/** Asks for the same page without its form, so that the refusal is shown in the product's own style. */
export function withoutForm(raw: Request): Request {
  const headers = { Accept: "text/html", [REJECTED_FORM_HEADER]: "1" };
  return new Request(raw.url, { headers });
}
