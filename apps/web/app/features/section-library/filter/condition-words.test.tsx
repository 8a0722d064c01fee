import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { conditionOf } from "../testing/typed.ts";
import { ConditionWords } from "./condition-words.tsx";
import { conditionInWords } from "./conditions.ts";

test.each(["Msx > 500", "100 < Ix < 200", "kf < 1", "mass < 30"])(
  "%s is shown in its words, with the subscript of its symbol",
  (typed) => {
    const condition = conditionOf(typed);
    const html = renderToStaticMarkup(<ConditionWords condition={condition} />);
    const text = html
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">");
    expect(text).toBe(conditionInWords(condition));
    expect(/<sub[^>]*>(sx|x|f)<\/sub>/.test(html)).toBe(/M|I|kf/.test(typed));
  },
);
