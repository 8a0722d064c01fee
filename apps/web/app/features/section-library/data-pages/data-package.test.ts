import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { seedCatalogue } from "../../../ui/catalogue/seed-catalogue.ts";
import { catalogue, data } from "../testing/catalogue.ts";
import { dataFile, dataPackage } from "./data-package.server.ts";
import { oneSectionResponse } from "./one-section.server.ts";

seedCatalogue(data);

test("the package has every size, and its checksums are those of its files", () => {
  const files = unzipSync(dataPackage().bytes);
  const sums = strFromU8(files.SHA256SUMS ?? new Uint8Array())
    .trim()
    .split("\n");
  expect(sums).toHaveLength(Object.keys(files).length - 1);
  for (const line of sums) {
    const [sum, name = ""] = line.split("  ");
    expect(
      createHash("sha256")
        .update(files[name] ?? "")
        .digest("hex"),
      name,
    ).toBe(sum);
  }
  const { sections, version } = JSON.parse(strFromU8(files["sections.json"] ?? new Uint8Array()));
  expect(version).toBe(catalogue.version);
  expect(sections).toHaveLength(catalogue.entries.length);
  expect(strFromU8(files["csv/universal-beams.csv"] ?? new Uint8Array())).toContain("\n610UB125,");
  expect(strFromU8(files["LICENCE.md"] ?? new Uint8Array())).toContain("MIT License");
});

test("the newest entry of the changes is the version of the data", () => {
  const changes = readFileSync("packages/sections/data/CHANGES.md", "utf8");
  expect(/^## (\S+)/m.exec(changes)?.[1]).toBe(catalogue.version);
});

test("latest.json names the package; another name is not found", async () => {
  const latest = await dataFile("latest.json", "https://example.org").json();
  const name = latest.url.split("/").at(-1);
  const response = dataFile(name, "");
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(latest.sha256);
  expect(dataFile("other.zip", "").status).toBe(404);
});

const ask = async (path: string) => {
  const url = new URL(path, "https://example.org");
  const response = oneSectionResponse(new Request(url), url.pathname.slice(1));
  return { status: response.status, body: await response.json() };
};

test("a size is answered with its capacities in both grades for the member asked", async () => {
  // Published: 360UB44.7, phiMsx 222 and 247 kNm.
  const { body } = await ask("/360ub44.7?le=6&alpha_m=1.13");
  expect(body.member).toEqual({ lex: 3, ley: 3, le: 6, alpha_m: 1.13, bs: 100 });
  const values = (name: string) =>
    body.sections.map((one: { capacities: { name: string; value: number }[] }) =>
      Math.round(one.capacities.find((capacity) => capacity.name === name)?.value ?? 0),
    );
  expect(values("phiMsx")).toEqual([222, 247]);
  expect(values("phiMbx")[0]).toBeLessThan(222 / 2);
  const angle = await ask("/150x90x8ua");
  const moment = angle.body.sections[0].capacities.find((one: { name: string }) => one.name === "phiMbx");
  expect(moment).toMatchObject({ value: null, reason: expect.any(String) });
});

test("an unknown size or a wrong member is a problem with the reason", async () => {
  expect((await ask("/999ub1")).status).toBe(404);
  const { status, body } = await ask("/360ub44.7?le=-1&l=3");
  expect(status).toBe(400);
  expect(body.errors.map(({ parameter }: { parameter: string }) => parameter)).toEqual(["le", "l"]);
});
