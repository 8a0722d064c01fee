import { writeLink } from "../../packages/calc/src/design-codec/index.ts";
import { EXAMPLES } from "../../packages/design/src/concrete-beam/examples.ts";
import { loadModules } from "../../packages/design/src/load-modules.ts";
import { installBareVerdict, openBare } from "../lib/bare-page.ts";
import { withPage } from "../lib/chromium.ts";
import {
  BASE,
  CAP,
  CONCRETE_COMBINATIONS,
  FOOTING,
  TEN_BOLTS,
  TEN_COMBINATIONS,
  THREE_SPANS,
} from "../lib/designs.ts";
import {
  atMost,
  figure,
  inSequence,
  type Measure,
  median,
  medianAndP95,
  p95,
  repeated,
} from "../lib/measure.ts";
import { installPaintWatch, timeToPaint } from "../lib/paint-watch.ts";
import { withProduct } from "../lib/product.ts";

const PAGES = 2;

interface Typed {
  readonly kind: string;
  readonly what: string;
  readonly inputs: object;
  /** The path of the field. */
  readonly field: string;
  /** What is in the field, and the keys that are typed behind it: each but a point gives another design. */
  readonly strokes: readonly (readonly [present: string, keys: string])[];
}

const LENGTHS = ["6.25", "7.5", "5.5", "6.75"].map((text) => ["", text] as const);
const THICKNESSES = ["16", "20", "25", "18", "24", "28", "22", "32"].map(
  (text) => [text.slice(0, 1), text.slice(1)] as const,
);
const DEPTHS = ["60", "61", "62", "63", "64", "65", "66", "67"].map((text) => [text, "5"] as const);

/** A field of a design of each module. */
const TYPED: readonly Typed[] = [
  {
    kind: "steel-beam",
    what: "Steel Beam, three spans with patterns",
    inputs: THREE_SPANS,
    field: "/spans/0/length",
    strokes: LENGTHS,
  },
  {
    kind: "steel-column",
    what: "Steel Column, ten combinations",
    inputs: TEN_COMBINATIONS,
    field: "/length",
    strokes: LENGTHS,
  },
  {
    kind: "baseplate",
    what: "Baseplate, ten combinations",
    inputs: BASE,
    field: "/plateThickness",
    strokes: THICKNESSES,
  },
  {
    kind: "steel-connection",
    what: "Steel Connection, end plate with ten bolts",
    inputs: TEN_BOLTS,
    field: "/plateThickness",
    strokes: THICKNESSES,
  },
  {
    kind: "concrete-beam",
    what: "Concrete Beam, T-beam of three spans",
    inputs: EXAMPLES.find(({ id }) => id === "continuous-t")?.inputs ?? {},
    field: "/depth",
    strokes: DEPTHS,
  },
  {
    kind: "concrete-column",
    what: "Concrete Column, ten combinations",
    inputs: CONCRETE_COMBINATIONS,
    field: "/depth",
    strokes: DEPTHS,
  },
  {
    kind: "pad-footing",
    what: "Pad Footing, twelve combinations",
    inputs: FOOTING,
    field: "/depth",
    strokes: DEPTHS,
  },
  {
    kind: "pile-cap",
    what: "Pile Cap, nine piles with tolerance",
    inputs: CAP,
    field: "/depth",
    strokes: DEPTHS.map(([present, key]) => [`1${present}`, key] as const),
  },
];

async function type({ kind, inputs, field, strokes }: Typed, origin: string, rate: number, isBare: boolean) {
  const version = (await loadModules()).find((module) => module.kind === kind)?.version ?? 1;
  const link = await writeLink({ version, inputs });
  return withPage(async (page, protocol) => {
    await page.addInitScript(installPaintWatch);
    if (isBare) {
      await openBare(page, `${origin}/design/${kind}`);
      await page.evaluate(installBareVerdict, field);
    } else {
      await page.goto(`${origin}/design/${kind}?d=${link}`);
      await page.locator(".design[data-hydrated]").waitFor();
    }
    await protocol.send("Emulation.setCPUThrottlingRate", { rate });
    const input = page.locator(`[data-path="${field}"]`);
    const times = await inSequence(strokes, async ([present, keys]) => {
      await input.fill(present);
      return inSequence([...keys], (key) =>
        timeToPaint(page, "keydown", ".verdict-head", () => input.press(key)),
      );
    });
    return times.flat().filter((ms) => ms !== undefined);
  });
}

export const designPage: Measure = {
  name: "design-page",
  title: "Design modules: keystroke to painted verdict",
  run: () =>
    withProduct(async ({ origin }) => {
      const measured = await inSequence(TYPED, async (one) => {
        const typed = async (rate: number, isBare: boolean) =>
          (await repeated(PAGES, () => type(one, origin, rate, isBare))).flat();
        return {
          what: one.what,
          full: await typed(1, false),
          bareFull: await typed(1, true),
          slowed: await typed(6, false),
          bareSlowed: await typed(6, true),
        };
      });
      const keys = measured.reduce((count, { full }) => count + full.length, 0);
      return {
        how: `A field of a design of each module (lib/designs.ts) is typed key by key, in ${PAGES} fresh pages of 1280 x 800 each, nothing discarded as warm-up. From the key event's own time stamp to the end of the frame in which the verdict had changed. ${keys} keystrokes at full speed, as many with the processor throttled 6 times by Chromium. By turns with the same page without its scripts, where a key writes itself into the verdict (lib/bare-page.ts): no code can be faster than that.`,
        rows: measured.flatMap(({ what, full, bareFull, slowed, bareSlowed }) => [
          atMost(`${what}: full speed, 95th percentile`, p95(full), 16),
          figure("median", median(full)),
          figure("median and 95th percentile of the bare page", medianAndP95(bareFull)),
          atMost(`${what}: throttled 6 times, 95th percentile`, p95(slowed), 100),
          figure("median", median(slowed)),
          figure("median and 95th percentile of the bare page", medianAndP95(bareSlowed)),
        ]),
      };
    }),
};
