import { REPORT_LENGTHS, type ReportLength } from "@kingpost/design/report";

/** What a caller of the API asks for. */
export type AskedFormat =
  | { readonly kind: "json" }
  | { readonly kind: "pdf"; readonly length: ReportLength }
  | { readonly kind: "unknown"; readonly detail: string };

/** The format of an answer: `format` of the query, otherwise that of the `Accept` header; `length` of a report. */
export function askedFormat(query: URLSearchParams, accept: string | null): AskedFormat {
  const format = query.get("format") ?? (prefersPdf(accept ?? "") ? "pdf" : "json");
  if (format === "json") return { kind: "json" };
  if (format !== "pdf") return { kind: "unknown", detail: "format must be json or pdf." };
  const asked = query.get("length") ?? "standard";
  const length = REPORT_LENGTHS.find((one) => one === asked);
  if (!length) return { kind: "unknown", detail: `length must be one of ${REPORT_LENGTHS.join(", ")}.` };
  return { kind: "pdf", length };
}

/** Whether a header names the PDF, and not JSON with the same or a higher quality. */
function prefersPdf(accept: string): boolean {
  const qualities = new Map(
    accept.split(",").map((part) => {
      const [type = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const quality = parameters.find((one) => one.startsWith("q="))?.slice(2);
      return [type, quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  const pdf = qualities.get("application/pdf") ?? 0;
  const json = qualities.get("application/json") ?? qualities.get("application/*") ?? 0;
  return pdf > json;
}
