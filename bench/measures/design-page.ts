import { writeLink } from "../../packages/calc/src/design-codec/index.ts";
import { withPage } from "../lib/chromium.ts";
import { atMost, figure, inSequence, type Measure, median, p95, repeated } from "../lib/measure.ts";
import { installPaintWatch, timeToPaint } from "../lib/paint-watch.ts";
import { withProduct } from "../lib/product.ts";
import { THREE_SPANS } from "../lib/three-spans.ts";

const PAGES = 3;
/** Lengths of the first span in metres. Each key but the point gives another valid beam. */
const LENGTHS = ["6.25", "7.5", "5.5", "6.75"];

async function typeLengths(origin: string, rate: number): Promise<readonly number[]> {
  const link = await writeLink({ version: 1, inputs: THREE_SPANS });
  return withPage(async (page, protocol) => {
    await page.addInitScript(installPaintWatch);
    await page.goto(`${origin}/design/steel-beam?d=${link}`);
    await page.locator(".design[data-hydrated]").waitFor();
    await protocol.send("Emulation.setCPUThrottlingRate", { rate });
    const field = page.getByRole("textbox", { name: "Length, row 1" });
    const times = await inSequence(LENGTHS, async (text) => {
      await field.fill("");
      return inSequence([...text], (key) =>
        timeToPaint(page, "keydown", ".verdict-head", () => field.press(key)),
      );
    });
    return times.flat().filter((ms) => ms !== undefined);
  });
}

export const designPage: Measure = {
  name: "design-page",
  title: "Steel Beam: keystroke to painted verdict",
  run: () =>
    withProduct(async ({ origin }) => {
      const typed = async (rate: number) => (await repeated(PAGES, () => typeLengths(origin, rate))).flat();
      const [full, slowed] = [await typed(1), await typed(6)];
      return {
        how: `The beam of three spans in the measure "design", in ${PAGES} fresh pages of 1280 x 800; the first span's length is typed key by key, ${LENGTHS.join(", ")} m, nothing discarded as warm-up. From the key event's own time stamp to the end of the frame in which the verdict had changed. ${full.length} keystrokes at full speed, ${slowed.length} with the processor throttled 6 times by Chromium.`,
        rows: [
          atMost("full speed, 95th percentile", p95(full), 16),
          figure("median", median(full)),
          atMost("throttled 6 times, 95th percentile", p95(slowed), 100),
          figure("median", median(slowed)),
        ],
      };
    }),
};
