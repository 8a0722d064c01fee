/** Marks a request whose form was rejected because of its origin. A client's own header of this name is removed. */
export const REJECTED_FORM_HEADER = "x-kingpost-rejected-form";

/** The same request without its form: renders the rejection as a page of the product. */
export function withoutForm(raw: Request): Request {
  const headers = { Accept: "text/html", [REJECTED_FORM_HEADER]: "1" };
  return new Request(raw.url, { headers });
}
