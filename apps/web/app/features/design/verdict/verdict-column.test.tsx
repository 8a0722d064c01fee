import { type Check, limitCheck, standardReferences } from "@kingpost/calc";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { withUnitsKept } from "../../../ui/calc/subscript-text.tsx";
import { VerdictColumn } from "./verdict-column.tsx";
import { VerdictMark } from "./verdict-mark.tsx";

const reference = standardReferences("AS 3600", "AS 3600:2018").clause("8.1");

const bending = (span: number, demand: number): Check =>
  limitCheck({
    ...{ id: `span-${span}/bending`, group: "Strength", title: `Bending, span ${span}`, reference, demand },
    ...{ relation: "\u2264", limit: 100, unit: "kNm", steps: [], assumptions: [] },
  });

const checks = [bending(1, 40), bending(2, 80), bending(3, 60)];

const rendered = (selected: string) =>
  renderToString(
    <VerdictColumn
      result={{ checks, figures: () => [], tables: [], sections: [], loads: () => [] }}
      listed={checks}
      stale={undefined}
      selected={selected}
      onSelect={() => undefined}
      remedies={null}
    />,
  );

test("checks that are alike are in a closed list behind the worst, with the greatest ratio among them", () => {
  const html = rendered("span-2/bending");
  expect(html).toContain('<details class="check-alike"><summary>2 similar checks, at most 0.60</summary>');
  expect(html.indexOf("Bending, span 2")).toBeLessThan(html.indexOf("<details"));
  expect(html.indexOf("Bending, span 1")).toBeGreaterThan(html.indexOf("<details"));
});

test("the list is open while one of its checks is selected", () => {
  expect(rendered("span-1/bending")).toContain('<details class="check-alike" open="">');
});

test("a requirement has what was found in its row", () => {
  const cover: Check = {
    ...{ id: "cover", group: "Detailing", title: "Cover for durability", reference },
    ...{ kind: "requirement", isMet: true, finding: "40 mm, at least 30 mm", steps: [], assumptions: [] },
  };
  const html = renderToString(
    <VerdictColumn
      result={{
        checks: [cover],
        figures: () => [],
        tables: [],
        sections: [],
        loads: () => [],
      }}
      listed={[cover]}
      stale={undefined}
      selected={undefined}
      onSelect={() => undefined}
      remedies={null}
    />,
  );
  expect(html).toContain("40\u00a0mm, at least 30\u00a0mm");
});

test("the mark of a verdict is in the colour of its text, which follows forced colours", () => {
  for (const verdict of ["pass", "close", "fail", "not covered", "not applicable"] as const) {
    const html = renderToString(<VerdictMark verdict={verdict} />);
    expect(html).toContain('stroke="currentColor"');
    expect(html).toMatch(/<svg [^>]*class="[^"]*forced-color-adjust-auto text-/);
  }
});

test("a number and its unit are on one line, in the title of a check too", () => {
  const kept = withUnitsKept("Segment 1 (0 to 6 m): 12 kN/m, 40 mm\u00b2, at least 100 %, in 2 more rows");
  expect(kept).toBe(
    "Segment 1 (0 to 6\u00a0m): 12\u00a0kN/m, 40\u00a0mm\u00b2, at least 100\u00a0%, in 2 more rows",
  );
  const title = { ...bending(1, 40), title: "Segment 1 (0 to 6 m)" };
  const html = renderToString(
    <VerdictColumn
      result={{ checks: [title], figures: () => [], tables: [], sections: [], loads: () => [] }}
      listed={[title]}
      stale={undefined}
      selected={undefined}
      onSelect={() => undefined}
      remedies={null}
    />,
  );
  expect(html).toContain("(0 to 6\u00a0m)");
});
