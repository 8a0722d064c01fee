import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // How the source is written, which is React's affair.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      "no-inline-style": "off",
      "no-implicit-input-type": "off",
      "tel-non-breaking": "off",
      "valid-id": ["error", { relaxed: true }],
      // A title with three sections in it is as long as their names.
      "long-title": "off",
      // The availability boxes are one control of several values.
      "form-dup-name": ["error", { shared: ["checkbox", "radio"] }],
      // The standard allows autocapitalize everywhere; a password that is shown is text.
      "input-attributes": "off",
      // The chart's points are options of a list that no <select> can draw.
      "prefer-native-element": "off",
      // Forms whose values apply as they are typed have nothing to submit.
      "wcag/h32": "off",
    },
  }),
);

/** How a document departs from the HTML standard, a line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** `htmlFaults` of the document that the browser holds. */
export async function documentFaults(page: Page): Promise<string[]> {
  return htmlFaults(await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`));
}
