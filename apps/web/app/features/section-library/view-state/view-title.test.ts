import { expect, test } from "vitest";
import { viewTitle } from "./view-title.ts";

test("the title names what a link of the library shows", () => {
  const titles = {
    "": "",
    "?standard=Aust350": "",
    "?section=610UB125_300": "610UB125 Grade 300 · ",
    "?section=610ub125_350&view=capacities": "610UB125 Grade 350 capacities · ",
    "?section=700WB115_350": "700WB115 Grade 400 · ",
    "?section=168.3x6.4CHS_300": "168.3x6.4CHS C250L0 · ",
    "?section=nothing": "nothing · ",
    "?compare=360UB44.7_300,310UC96.8_350": "360UB44.7 Grade 300, 310UC96.8 Grade 350 · Comparison · ",
    "?compare=": "Comparison · ",
    "?view=table&family=PFC": "Parallel flange channels, table · ",
    "?view=table&section=610UB125_300": "Universal beams, table · ",
    "?view=table&family=all": "All families, table · ",
    "?view=table": "Table · ",
    "?view=chart": "Chart of Ix against mass · ",
    "?view=chart&axes=ag,ry": "Chart of ry against Ag · ",
    "?view=lightest": "Lightest sections · ",
    "?q=360ub": "Search 360ub · ",
    "?own=": "Custom section · ",
  };
  for (const [search, title] of Object.entries(titles)) expect(viewTitle(search), search).toBe(title);
});
