import { expect, test } from "@playwright/test";

const API = "/api/v1/sections";

interface Sections {
  readonly sections: readonly {
    readonly id: string;
    readonly category: string;
    readonly standard: string;
    readonly properties: Readonly<Record<string, unknown>>;
  }[];
}

test("the open data contain every section in both standards", async ({ request }) => {
  const response = await request.get(API);
  expect(response.headers()["content-type"]).toContain("application/json");
  expect(response.headers()["access-control-allow-origin"]).toBe("*");
  const { sections }: Sections = await response.json();
  expect(sections).toHaveLength(1496);
  expect(new Set(sections.map((section) => section.id)).size).toBe(1496);
  // Read-only, for the pages of any origin.
  expect((await request.post(API, { data: {} })).status()).toBe(405);
  const answer = await request.fetch(API, { method: "OPTIONS", headers: { Origin: "https://example.com" } });
  expect(answer.status()).toBe(204);
  expect(answer.headers()["access-control-allow-methods"]).toContain("GET");
  expect(answer.headers()["access-control-allow-headers"]).toContain("If-None-Match");
});

test("filters narrow the response, to an empty list without a match", async ({ request }) => {
  const response = await request.get(`${API}?category=UB&standard=Aust350&q=610ub`);
  const { sections }: Sections = await response.json();
  expect(sections.map((section) => section.id)).toEqual(["610UB125_350", "610UB113_350", "610UB101_350"]);
  expect(sections[0]?.properties).toMatchObject({ d: 611.6, ix: 986_000_000, fy: 340, kf: 0.916 });
  // A wall thickness is part of a name.
  const walls: Sections = await (await request.get(`${API}?q=shs+t%3D6`)).json();
  expect(walls.sections.length).toBeGreaterThan(0);
  const none = await request.get(`${API}?q=nothing-of-the-kind`);
  expect(none.status()).toBe(200);
  expect(await none.json()).toMatchObject({ sections: [] });
});

test("a record has its derived numbers beside its own fields", async ({ request }) => {
  const { sections } = await (await request.get(`${API}?standard=Aust300&q=150UC30`)).json();
  // The published ratio of case 1 is 29.7 m2/t; the limits are those of AS 4100 Table 5.2.
  const { ksm, plateSlenderness } = sections[0].derived;
  expect(ksm["1"]).toBeCloseTo(29.7, 1);
  expect(plateSlenderness[0]).toMatchObject({
    direction: "x",
    elements: [
      { name: "flange outstand", plasticityLimit: 9, yieldLimit: 16 },
      { name: "web", plasticityLimit: 82, yieldLimit: 115 },
    ],
  });
});

const INVALID = [
  ["category=ZZ", "category must be one of WB, WC, UB, UC, PFC, EA, UA, CHS, RHS, SHS"],
  ["standard=Aust400", "standard must be one of Aust300, Aust350"],
  ["colour=red", "colour is not a parameter"],
  ["category=UB&category=UC", "category must be given only once"],
  ["q=Ix%3E200", "q searches section names only"],
  ["q=mass+40-60", "Download the records and filter them by property"],
  [`q=${"x".repeat(101)}`, "q must be at most 100 characters"],
] as const;

test("an invalid filter is rejected with the valid values, and an unknown address with a machine-readable error", async ({
  request,
}) => {
  for (const [query, named] of INVALID) {
    const response = await request.get(`${API}?${query}`);
    expect(response.status(), query).toBe(400);
    expect(response.headers()["content-type"], query).toBe("application/problem+json");
    expect((await response.json()).detail).toContain(named);
  }
  const answer = await request.get("/api/v1/nothing");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["content-type"]).toBe("application/problem+json");
});

test("the data include the licence notice of the tables", async ({ request }) => {
  const { notice } = await (await request.get(`${API}?category=WC`)).json();
  expect(notice).toContain("Copyright (c) 2026 DavidH");
  expect(await (await request.get("/about-the-data")).text()).toContain("Permission is hereby granted");
});
