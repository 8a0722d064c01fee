import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answerDesign, loadModules } from "@kingpost/design";
import { answerReport, parseProject, type ReportLength } from "@kingpost/design/report";
import { reportPdf } from "@kingpost/report";
import { pageTexts, testFonts } from "@kingpost/report/testing";
import { ALL_CATEGORIES, type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { afterAll, beforeAll, expect, test } from "vitest";
import { attachedTexts } from "../../app/features/design/files/attached-texts.ts";
import { brand } from "../../shared/brand.ts";
import { formatDay } from "../../shared/dates.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";

const CLI = fileURLToPath(new URL("../../../../packages/design/scripts/design-cli.ts", import.meta.url));
const [BEAM] = await loadModules();
if (!BEAM) throw new Error("There is no design module.");
const module = BEAM;
const { kind, version, engine, edition, examples } = module;
const PATH = `/api/v1/design/${kind}`;

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ TRUST_PROXY: "true" });
});
afterAll(() => product.close());

const send = (body: string, headers: Record<string, string> = {}, path = PATH) =>
  fetch(`http://127.0.0.1:${product.port()}${path}`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });

const pageAnswer = (inputs: Readonly<Record<string, unknown>>) => {
  const resources = { catalogue: loadCatalogue(data as CatalogueData) };
  const designed = answerDesign(BEAM, inputs, resources);
  if (designed.kind !== "answer") throw new Error("The example has no result.");
  return JSON.parse(JSON.stringify(designed.answer));
};

test.each(examples)("$title: page and API give identical numbers", async ({ inputs }) => {
  const answer = await send(JSON.stringify(inputs));
  expect([answer.status, await answer.json()]).toEqual([200, pageAnswer(inputs)]);
});

test("the command line gives the numbers of the page", () => {
  const [example] = examples;
  if (!example) throw new Error("The module has no example.");
  const page = pageAnswer(example.inputs);
  const file = JSON.stringify({ kind, version, engine, edition, inputs: example.inputs });
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [CLI, "-", ...words], { input: file, encoding: "utf8" });
  const { stdout, stderr, status } = run("--json");
  expect([JSON.parse(stdout), stderr]).toEqual([page, ""]);
  expect(status).toBe({ pass: 0, close: 0, fail: 1 }[String(page.verdict)] ?? 2);
  expect(run().stdout).toContain(page.summary);
});

/** The texts of the report that the page makes of an example, without a firm. */
async function pageReport(
  inputs: Readonly<Record<string, unknown>>,
  of: { readonly length: ReportLength; readonly address: string; readonly project?: object },
): Promise<string[][]> {
  const resources = { catalogue: loadCatalogue(data as CatalogueData) };
  const answered = answerReport(module, inputs, resources, {
    issuer: { product: brand.productName, firm: { name: "", lines: [] } },
    project: parseProject(of.project),
    date: formatDay(new Date()),
    address: of.address,
    length: of.length,
  });
  if (answered.kind !== "report") throw new Error("The example has no result.");
  return pageTexts(await reportPdf(answered.report, testFonts()));
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test.each<[string, string, Record<string, string>, ReportLength]>([
  ["format=pdf", "?format=pdf", {}, "standard"],
  ["an Accept header", "", { Accept: "application/pdf" }, "standard"],
  ["a length", "?format=pdf&length=summary", {}, "summary"],
])("%s is answered with the report of the page as a PDF", async (_, query, headers, length) => {
  const inputs = examples[1]?.inputs ?? {};
  const answer = await send(JSON.stringify(inputs), headers, PATH + query);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  const pdf = await bytesOf(answer);
  expect(pageTexts(pdf)).toEqual(
    await pageReport(inputs, { length, address: `http://kingpost.test/design/${kind}` }),
  );
  expect(await attachedTexts(pdf)).toEqual([expect.stringContaining(`"kind": "${kind}"`)]);
});

test.each(["?format=docx", "?format=pdf&length=long"])(
  "%s is a problem that names what there is",
  async (query) => {
    const answer = await send("{}", {}, PATH + query);
    expect([answer.status, await answer.json()]).toMatchObject([400, { title: "Unknown format" }]);
  },
);

test("inputs without a result have no PDF but the same problem as in JSON", async () => {
  const answer = await send('{"span":6000}', {}, `${PATH}?format=pdf`);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ pointer: "#/span" }] }]);
});

test("the command line writes the report of the page, with the project of the file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kingpost-report-"));
  const to = join(folder, "report.pdf");
  const inputs = examples[1]?.inputs ?? {};
  const project = { number: "K-104", mark: "B7" };
  const input = JSON.stringify({ kind, version, engine, edition, project, inputs });
  try {
    const run = (...words: string[]) =>
      spawnSync(process.execPath, [CLI, "-", ...words], { input, encoding: "utf8" });
    const { stdout, stderr, status } = run("--pdf", to, "--length", "summary");
    expect([stdout, stderr]).toEqual([`${to}\n`, ""]);
    expect(status).toBe({ pass: 0, close: 0, fail: 1 }[String(pageAnswer(inputs).verdict)] ?? 2);
    const pdf = new Uint8Array(readFileSync(to));
    expect(pageTexts(pdf)).toEqual(await pageReport(inputs, { length: "summary", address: "", project }));
    expect(await attachedTexts(pdf)).toEqual([expect.stringContaining('"mark": "B7"')]);
    expect(run("--pdf", join(folder, "none", "report.pdf")).status).toBe(3);
    expect(run("--pdf").status).toBe(64);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the command line reads a file with a byte order mark, and one in UTF-16", () => {
  const text = `\ufeff${JSON.stringify({ kind, version, engine, edition, inputs: {} })}`;
  for (const encoding of ["utf8", "utf16le"] as const) {
    const { stderr, status } = spawnSync(process.execPath, [CLI, "-"], {
      input: Buffer.from(text, encoding),
    });
    expect([stderr.toString(), status]).toEqual(["", 0]);
  }
});

test("a request in UTF-16 is rejected with its encoding", async () => {
  const body = new Uint8Array(Buffer.from("\ufeff{}", "utf16le"));
  const answer = await fetch(`http://127.0.0.1:${product.port()}${PATH}`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json" },
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { detail: "The body of the request is in UTF-16: send it in UTF-8." },
  ]);
});

test.each<[string, string, Record<string, string>, number, object]>([
  ["text", "L = 6 m", {}, 400, { title: "Not JSON" }],
  ["a list", "[]", {}, 422, { detail: "The inputs must be an object of fields." }],
  ["a form", "spans=1", { "Content-Type": "application/x-www-form-urlencoded" }, 415, {}],
  ["70 kB", JSON.stringify({ section: "x".repeat(70_000) }), {}, 413, {}],
  [
    "thousands of unknown fields",
    JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`x${at}`, 1]))),
    {},
    422,
    { count: 6000, detail: expect.stringMatching(/^.{1,400}There are 5995 more problems\.$/) },
  ],
  ["an unknown field", '{"span":6000}', {}, 422, { errors: [{ pointer: "#/span" }] }],
  [
    "a wrong value in a row",
    '{"spans":[{"length":"6,2"}]}',
    {},
    422,
    { errors: [{ pointer: "#/spans/0/length" }] },
  ],
])("%s is a problem with its reason", async (_, body, headers, status, problem) => {
  const answer = await send(body, headers);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ status, ...problem });
});

test("other modules and methods are named, and any site may ask", async () => {
  expect((await send("{}", {}, "/api/v1/design/steel-arch")).status).toBe(404);
  const read = await product.ask(PATH);
  expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  const preflight = await fetch(`http://127.0.0.1:${product.port()}${PATH}`, { method: "OPTIONS" });
  expect([preflight.status, preflight.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
  const document = await (await product.ask("/api/v1/openapi.json")).json();
  expect(document.servers).toEqual([{ url: "http://kingpost.test" }]);
});

interface Operation {
  readonly operationId?: string;
  readonly description?: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>
  >;
}

test("the OpenAPI document has what linters of such documents ask for", async () => {
  const document = await (await product.ask("/api/v1/openapi.json")).json();
  expect(document.info).toMatchObject({
    title: expect.stringContaining(brand.productName),
    license: { name: expect.any(String) },
  });
  expect(document.security).toEqual([]);
  const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((path) =>
    Object.values(path),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect([new Set(ids).size, ids.includes(undefined)]).toEqual([operations.length, false]);
  for (const { operationId, description, responses } of operations) {
    expect(description, operationId).toBeTruthy();
    expect(
      Object.keys(responses).some((status) => status.startsWith("4")),
      operationId,
    ).toBe(true);
    for (const { content } of Object.values(responses))
      for (const { example } of Object.values(content ?? {})) expect(example, operationId).toBeDefined();
  }
});

test("each example of the page for programs works as it is", async () => {
  const html = await (await product.ask("/api")).text();
  const texts = [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, text = ""]) =>
    text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
  );
  const calls = texts.flatMap((text) => text.split(/^(?=curl )/m)).filter((text) => text.startsWith("curl "));
  const types = calls.map(async (call) => {
    const [, path = ""] = /http:\/\/kingpost\.test([^\s"]+)/.exec(call) ?? [];
    const [, body] = /-d '([^']+)'/.exec(call) ?? [];
    const answer = await (body === undefined ? product.ask(path) : send(body, {}, path));
    return [answer.status, answer.headers.get("Content-Type")?.split(";")[0]];
  });
  expect(await Promise.all(types)).toEqual([
    [200, "application/json"],
    [200, "application/json"],
    [200, "application/json"],
    [200, "application/pdf"],
  ]);
});

test("the OpenAPI document lists every family, and its examples are answers of the service", async () => {
  const { paths } = await (await product.ask("/api/v1/openapi.json")).json();
  const { get } = paths["/api/v1/sections"];
  expect(get.parameters[0].schema.enum).toEqual(ALL_CATEGORIES);
  const contentOf = (path: string) => paths[path].get.responses["200"].content["application/json"];
  const listed = await (
    await product.ask("/api/v1/sections?category=UB&standard=Aust300&q=360ub44.7")
  ).json();
  expect(contentOf("/api/v1/sections").example).toEqual(listed);
  const size = await (await product.ask("/api/v1/sections/360ub44.7")).json();
  const { example, schema } = contentOf("/api/v1/sections/{size}");
  expect(size).toMatchObject({ ...example, sections: size.sections });
  expect(Object.keys(size)).toEqual(expect.arrayContaining(schema.required));
  const [first] = size.sections;
  expect(Object.keys(first)).toEqual(expect.arrayContaining(schema.properties.sections.items.required));
  const { example: latest } = contentOf("/data/latest.json");
  const { url, version } = await (await product.ask("/data/latest.json")).json();
  expect(latest).toMatchObject({ url, version });
});

test("an address with too many requests gets the time of its next one", async () => {
  const from = { "X-Forwarded-For": "192.0.2.7" };
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let n = 0; n < 65 && last?.status !== 429; n += 1) {
    last = await send("{}", from);
    statuses.push(last.status);
  }
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(statuses.length).toBeGreaterThan(50);
  expect((await send("{}", { "X-Forwarded-For": "192.0.2.8" })).status).toBe(200);
});
