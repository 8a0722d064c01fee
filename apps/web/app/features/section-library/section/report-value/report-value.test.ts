import { beforeAll, describe, expect, test } from "vitest";
import { seedCatalogue } from "../../../../ui/catalogue/seed-catalogue.ts";
import { data } from "../../testing/catalogue.ts";
import { reportLink } from "./report-link.ts";
import { reportMessage } from "./report-value.server.ts";

beforeAll(() => seedCatalogue(data));

const messageOf = (link: string) => reportMessage(new URL(link, "http://localhost").searchParams);

describe("the error report of a value", () => {
  test("has the section, its steel, the property, the value shown and its source filled in", () => {
    const message = messageOf(reportLink("610UB125_300", "ix"));
    expect(message).toContain("Section: 610UB125 Aust300, AS/NZS 3679.1 Grade 300");
    expect(message).toContain("Property: Ix, Second moment of area");
    // 986 x 10^6 mm4 in the mill's table
    expect(message).toContain("Shown: 986 x10^6 mm4 (986\u202f000\u202f000 mm4)");
    expect(message).toContain("Origin: Published value.");
    expect(message).toMatch(/Data version: [0-9a-f]{12}/);
    expect(message).toMatch(/Published value: \nSource \(.*\): $/);
  });

  test("for a custom section has its full definition", () => {
    const message = messageOf(reportLink("own:I-500x200x16x10-300", "fy"));
    expect(message).toContain("Custom section: own:I-500x200x16x10-300");
    expect(message).toContain("Shown: 300 MPa (300 MPa)");
    expect(message).toContain("As for plate of this thickness and grade");
  });

  test("without a property leaves the property blank", () => {
    expect(messageOf(reportLink("700WB115", undefined))).toContain("\nProperty: \n");
    expect(messageOf("/?report=700WB115&property=nonsense")).toContain("\nProperty: \n");
  });

  test.each([
    "/",
    "/?report=",
    "/?report=NOPE",
    "/?report=%3Cscript%3E",
    `/?report=610UB125_300${"x".repeat(200)}`,
    "/?property=ix",
  ])("%s names no section: there is no message", (link) => {
    expect(messageOf(link)).toBeUndefined();
  });

  test("contains no text from the link", () => {
    const message = messageOf("/?report=610UB125_300&property=ix%0ABuy%20now&message=Buy%20now");
    expect(message).not.toContain("Buy now");
  });
});
