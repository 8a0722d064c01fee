import { designAnswer, type RunnableModule } from "@kingpost/design";
import { addressBucket } from "../../../../server/http/client-address.ts";
import { tooManyAttempts } from "../../../../server/limits/format-retry-delay.ts";
import { limitKey } from "../../../../server/limits/limits.ts";
import { DESIGNS_FROM_ONE_ADDRESS } from "../../../../server/limits/rules.ts";
import { OPEN_HEADERS, problemDetails } from "../../../problem-details.server.ts";
import { services } from "../../../services.server.ts";
import { currentCatalogue } from "../../../ui/section-picker/catalogue-store.ts";

const METHODS = "POST, OPTIONS";
const MOST_BYTES = 64 * 1024;

/** Answers a method other than POST. */
export function designMethods(request: Request): Response {
  if (request.method === "OPTIONS") {
    return new Response(null, {
      status: 204,
      headers: {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Methods": METHODS,
        "Access-Control-Allow-Headers": "Content-Type",
        "Access-Control-Max-Age": "86400",
        Allow: METHODS,
      },
    });
  }
  const answer = problemDetails(405, "Method not allowed", `Allowed methods: ${METHODS}.`);
  answer.headers.set("Allow", METHODS);
  return answer;
}

/** POST of the inputs of a module: its checks with their working, or what is wrong with the inputs. */
export async function designResponse(module: RunnableModule, request: Request): Promise<Response> {
  if (request.method !== "POST") return designMethods(request);
  const { limits } = await services();
  const counted = await limits.withinWindow(
    limitKey("design", addressBucket(request.headers)),
    DESIGNS_FROM_ONE_ADDRESS,
  );
  if (!counted.allowed) {
    const { retryAfter } = counted;
    const answer = problemDetails(429, "Too many requests", tooManyAttempts(retryAfter));
    answer.headers.set("Retry-After", String(retryAfter));
    return answer;
  }
  const text = await request.text();
  if (new TextEncoder().encode(text).length > MOST_BYTES) {
    return problemDetails(413, "Too large", `The inputs of a design are at most ${MOST_BYTES / 1024} kB.`);
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return problemDetails(400, "Invalid JSON", "The body must be the inputs of the design as a JSON object.");
  }
  const outcome = module.run(raw, { catalogue: currentCatalogue() });
  if (outcome.kind === "unavailable") return problemDetails(422, "No result", outcome.reason.message);
  if (outcome.kind === "errors") {
    const errors = outcome.problems.map(({ path, message }) => ({ pointer: path, message }));
    return problemDetails(422, "Invalid inputs", errors.map(({ message }) => message).join(" "), errors);
  }
  const { problems, result } = outcome;
  return Response.json(
    {
      ...designAnswer(module, result),
      notes: problems.map(({ path, message }) => ({ pointer: path, message })),
    },
    { headers: { ...OPEN_HEADERS, "Cache-Control": "no-store" } },
  );
}
