import { jsonEncoding, type Problem } from "@kingpost/calc";
import { type Answered, answerDesign, loadModules, openApi, type RawInputs } from "@kingpost/design";
import { brand } from "../../../../shared/brand.ts";
import { methodNotAllowed, OPEN_HEADERS, preflight, problem } from "../../../api-response.server.ts";
import {
  addressBucket,
  DESIGNS,
  isUnavailable,
  limitKey,
  services,
  TooBusyError,
  tooManyAttempts,
} from "../../../services.server.ts";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { askedFormat } from "./asked-format.ts";
import { calculateInTurn } from "./calculate-in-turn.server.ts";
import { type DesignPdf, designPdf } from "./design-pdf.server.ts";

const METHODS = "POST, OPTIONS";
/** Most bytes of a request. A beam of twenty spans with every row that the fields allow has half as many. */
const LARGEST = 64 * 1024;

const json = (body: unknown, headers: Readonly<Record<string, string>>) =>
  new Response(JSON.stringify(body), {
    headers: { ...OPEN_HEADERS, "Content-Type": "application/json; charset=utf-8", ...headers },
  });

/** Counts a design for the client's address. Returns a rejection where there are too many, or where they cannot be counted. */
async function rejectTooMany(request: Request): Promise<Response | undefined> {
  const { limits } = await services();
  try {
    const counted = await limits.withinWindow(limitKey("design", addressBucket(request.headers)), DESIGNS);
    if (counted.allowed) return undefined;
    const rejection = problem(429, "Too many requests", tooManyAttempts(counted.retryAfter));
    rejection.headers.set("Retry-After", String(counted.retryAfter));
    return rejection;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return problem(503, "Temporarily unavailable", "Please try again in a minute.");
  }
}

/** The JSON object of a request, or the rejection. */
async function inputsOf(request: Request): Promise<RawInputs | Response> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return problem(415, "Unsupported media type", "Send the inputs as application/json.");
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > LARGEST) {
    return problem(413, "Too large", `The inputs of a design are at most ${LARGEST / 1024} kB.`);
  }
  let inputs: unknown;
  try {
    inputs = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    const encoding = jsonEncoding(new Uint8Array(bytes));
    const found =
      encoding === "utf-8" ? "not JSON" : `in ${encoding.slice(0, 6).toUpperCase()}: send it in UTF-8`;
    return problem(400, "Not JSON", `The body of the request is ${found}.`);
  }
  if (typeof inputs === "object" && inputs !== null && !Array.isArray(inputs)) return { ...inputs };
  return problem(422, "Invalid inputs", "The inputs must be an object of fields.");
}

/** Most problems that a rejection lists. */
const MOST_LISTED = 50;
/** Most problems that the sentence of a rejection names. */
const MOST_NAMED = 5;

/** The rejection of inputs, with a pointer to each of the first problems. */
function invalidInputs(problems: readonly Problem[]): Response {
  const errors = problems.slice(0, MOST_LISTED).map(({ path, message }) => ({
    pointer: `#${path}`,
    detail: message,
  }));
  const named = errors.slice(0, MOST_NAMED).map(({ detail }) => detail);
  const more = problems.length - named.length;
  const detail = [...named, ...(more > 0 ? [`There are ${more} more problems.`] : [])].join(" ");
  return problem(422, "Invalid inputs", detail, { errors, count: problems.length });
}

/** The result of a calculation, or the rejection where too many wait. */
async function inTurn<Value>(request: Request, calculate: () => Value): Promise<Awaited<Value> | Response> {
  try {
    return await calculateInTurn(addressBucket(request.headers), calculate);
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error;
    const rejection = problem(503, "Too busy", "Many designs are being calculated. Try again in a minute.");
    rejection.headers.set("Retry-After", "60");
    return rejection;
  }
}

/** POST /api/v1/design/KIND: the inputs of a module, answered with its checks, or with its report as a PDF. */
export async function designFor(request: Request, kind: string): Promise<Response> {
  const modules = await loadModules();
  const module = modules.find((one) => one.kind === kind);
  if (!module) {
    const known = modules.map((one) => one.kind).join(", ");
    return problem(404, "Not found", `No design module has this name. The modules are ${known}.`);
  }
  if (request.method === "OPTIONS") return preflight(METHODS, "Content-Type");
  if (request.method !== "POST") return methodNotAllowed(METHODS);
  const asked = askedFormat(new URL(request.url).searchParams, request.headers.get("Accept"));
  if (asked.kind === "unknown") return problem(400, "Unknown format", asked.detail);
  const inputs = await inputsOf(request);
  if (inputs instanceof Response) return inputs;
  const rejection = await rejectTooMany(request);
  if (rejection) return rejection;
  const resources = { catalogue: currentCatalogue() };
  const publicUrl = (await services()).settings.PUBLIC_URL;
  const designed = await inTurn(request, (): Answered | Promise<DesignPdf> =>
    asked.kind === "pdf"
      ? designPdf(module, inputs, resources, { length: asked.length, publicUrl })
      : answerDesign(module, inputs, resources),
  );
  if (designed instanceof Response) return designed;
  switch (designed.kind) {
    case "answer":
      return json(designed.answer, { "Cache-Control": "no-store" });
    case "pdf":
      return new Response(designed.bytes, {
        headers: {
          ...OPEN_HEADERS,
          "Content-Type": "application/pdf",
          "Content-Disposition": `attachment; filename="${kind}.pdf"`,
          "Cache-Control": "no-store",
        },
      });
    case "errors": {
      return invalidInputs(designed.problems.filter(({ kind: one }) => one === "error"));
    }
    case "unavailable":
      return problem(422, "No result", designed.reason.message, { code: designed.reason.code });
  }
}

/** GET /api/v1/openapi.json: the design modules, from the same fields as their pages, and the paths of the open data. */
export async function openApiResponse(
  pathsOfOthers: (server: string) => Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { settings } = await services();
  const document = openApi(await loadModules(), {
    product: brand.productName,
    server: settings.PUBLIC_URL,
    licence: { name: "Terms of Use", url: `${settings.PUBLIC_URL}/terms` },
    resources: { catalogue: currentCatalogue() },
  });
  const paths = { ...pathsOfOthers(settings.PUBLIC_URL), ...Object(document.paths) };
  return json({ ...document, paths }, { "Cache-Control": "public, max-age=300" });
}
