import { createHash } from "node:crypto";
import { AVAILABILITIES, CATEGORIES, STANDARDS } from "@kingpost/sections/record";
import { findSections } from "@kingpost/sections/search";
import { z } from "zod";
import { currentCatalogue } from "./catalogue-store.ts";

const ALL_AVAILABILITIES = new Set(AVAILABILITIES);

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` }).optional();

/** The filters of the open catalogue. A parameter that is not named here is refused, so that a typing slip is noticed. */
const filters = z.strictObject({
  category: oneOf(CATEGORIES),
  standard: oneOf(STANDARDS),
  q: z.string().max(100, "must be at most 100 characters").optional(),
});

const SHARED_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
  "X-Content-Type-Options": "nosniff",
};

/** Filter combinations are few; each answer is made once and kept with its tag. Free text is not kept. */
const kept = new Map<string, { readonly body: string; readonly etag: string }>();

function answerTo({ category, standard, q = "" }: z.output<typeof filters>) {
  const catalogue = currentCatalogue();
  const key = q.trim() === "" ? `${category}/${standard}` : undefined;
  const known = key === undefined ? undefined : kept.get(key);
  if (known) return known;
  const standards = standard ? [standard] : STANDARDS;
  const found = new Set(
    standards.flatMap((one) =>
      findSections(catalogue.entries, { text: q, standard: one, availability: ALL_AVAILABILITIES, category }),
    ),
  );
  const sections = catalogue.entries
    .filter((entry) => found.has(entry))
    .map((entry) => catalogue.record(entry.id));
  const body = JSON.stringify({ version: catalogue.version, sections });
  const made = { body, etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
  if (key !== undefined) kept.set(key, made);
  return made;
}

function problem(detail: string, errors: readonly { parameter: string; message: string }[]): Response {
  const body = { type: "about:blank", title: "Bad filter", status: 400, detail, errors };
  return new Response(JSON.stringify(body), {
    status: 400,
    headers: { ...SHARED_HEADERS, "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
  });
}

/** GET /api/v1/sections: the open catalogue, filtered by `category`, `standard` and `q`. */
export function sectionsResponse(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const repeated = [...new Set(searchParams.keys())].filter((name) => searchParams.getAll(name).length > 1);
  const parsed = filters.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success || repeated.length > 0) {
    const errors = [
      ...repeated.map((parameter) => ({ parameter, message: "stands more than once" })),
      ...(parsed.error?.issues ?? []).map((issue) =>
        issue.code === "unrecognized_keys"
          ? { parameter: issue.keys.join(", "), message: "is unknown; allowed are category, standard and q" }
          : { parameter: String(issue.path[0]), message: issue.message },
      ),
    ];
    return problem(errors.map((error) => `${error.parameter} ${error.message}`).join("; "), errors);
  }
  const { body, etag } = answerTo(parsed.data);
  const headers = {
    ...SHARED_HEADERS,
    ETag: etag,
    "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
    "Content-Type": "application/json; charset=utf-8",
  };
  const tags =
    request.headers
      .get("If-None-Match")
      ?.split(",")
      .map((tag) => tag.trim()) ?? [];
  if (tags.includes(etag) || tags.includes("*")) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
