import { beforeAll, expect, test } from "vitest";
import { seedCatalogue } from "../../../ui/catalogue/seed-catalogue.ts";
import { data } from "../testing/catalogue.ts";
import { previewOffer } from "./preview-offer.server.ts";

beforeAll(() => seedCatalogue(data));

test.each([
  ["?section=610UB125_350", ["610UB125"]],
  ["?compare=610UB125_300,360UB44.7_300", ["610UB125", "360UB44.7"]],
  ["?compare=610UB125_300,360UB44.7_300,310UC158_300,200UC46.2_300", ["610UB125", "360UB44.7", "310UC158"]],
  ["?view=table&family=PFC", []],
  ["?section=no-such-section", []],
  ["", []],
])(
  "a link to the signed-in library with %s is offered on the preview, with the names of its sections",
  (query, names) => {
    expect(previewOffer(`/section-library${query}`)).toEqual({
      names,
      to: `/section-library-preview${query}`,
    });
  },
);

test("commas are readable in the offered link, however the address was written", () => {
  expect(previewOffer("/section-library?compare=610UB125_300%2C360UB44.7_300")?.to).toBe(
    "/section-library-preview?compare=610UB125_300,360UB44.7_300",
  );
});

test("a custom section is named, and its link is kept whole", () => {
  const query = "?own=I-500x200x16x10-300";
  expect(previewOffer(`/section-library/${query}`)).toEqual({
    names: [expect.stringContaining("500")],
    to: `/section-library-preview${query}`,
  });
});

test.each(["/dashboard", "/settings", "/section-library-preview?section=610UB125_300", "/beam-design"])(
  "%s has no preview to offer",
  (next) => {
    expect(previewOffer(next)).toBeUndefined();
  },
);
