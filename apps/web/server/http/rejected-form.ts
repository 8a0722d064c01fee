import { REJECTED_FORM_HEADER } from "../../shared/rejected-form-header.ts";

/** The same request without its form: renders the rejection as a page of the product. */
export function withoutForm(raw: Request): Request {
  const headers = { Accept: "text/html", [REJECTED_FORM_HEADER]: "1" };
  return new Request(raw.url, { headers });
}
