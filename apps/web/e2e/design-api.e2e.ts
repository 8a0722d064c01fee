import { expect, test } from "@playwright/test";

const API = "/api/v1/design/steel-beam";

test("the open API gives the checks of a beam with their working", async ({ request }) => {
  const answer = await request.post(API, { data: { section: "460UB67.1_300" } });
  expect(answer.status()).toBe(200);
  const { verdict, checks } = await answer.json();
  expect(verdict).toBe("pass");
  const moment = checks.find(({ id }: { id: string }) => id === "section-moment");
  expect(moment).toMatchObject({ unit: "kNm", combination: "1.2G + 1.5Q", verdict: "pass" });
  expect(moment.steps.at(-1)).toMatchObject({ symbol: "φM_sx" });
});

test("the open API names what is wrong with the inputs by pointer", async ({ request }) => {
  const answer = await request.post(API, { data: { spans: [{ length: "6,2" }], section: "310UB40.4_300" } });
  expect(answer.status()).toBe(422);
  expect(answer.headers()["content-type"]).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({
    title: "Invalid inputs",
    errors: [{ pointer: "/spans/0/length" }],
  });
  const broken = await request.post(API, {
    data: Buffer.from("{"),
    headers: { "Content-Type": "application/json" },
  });
  expect(broken.status()).toBe(400);
  expect((await request.get(API)).status()).toBe(405);
});
