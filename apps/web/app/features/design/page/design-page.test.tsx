import { writeLink } from "@kingpost/calc";
import { loadModules, type RunnableModule } from "@kingpost/design";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../../../ui/catalogue/seed-catalogue.ts";
import { Alternatives } from "../alternatives/alternatives.ts";
import { openDesign } from "../saved/open-saved.server.ts";
import type { OpenedLink } from "../state/open-link.ts";
import { DesignPage } from "./design-page.tsx";

seedCatalogue(data);
const MODULES = await loadModules();

const notAsked = () => {
  throw new Error("The account is not needed.");
};

/** The page as the server renders it. */
async function rendered(module: RunnableModule, loaded: OpenedLink): Promise<string> {
  const alternatives = new Alternatives("steel-beam", () => Promise.reject(new Error("The browser only.")));
  const page = <DesignPage module={module} alternatives={alternatives} loaded={loaded} />;
  const routes = [{ path: "*", element: page }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request("https://example.com/design/x?d=1.abc"));
  if (context instanceof Response) throw new Error("The page is elsewhere.");
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
}

describe.each(MODULES)("the server, for an address with a design of $title", (module) => {
  const calls: string[] = [];
  const counted: RunnableModule = {
    ...module,
    run: (...given) => {
      calls.push("run");
      return module.run(...given);
    },
    open: (stored) => {
      calls.push("open");
      return module.open(stored);
    },
  };
  const callsOf = async (work: () => Promise<unknown>) => {
    calls.length = 0;
    await work();
    return [...calls];
  };

  test("reads nothing of it", async () => {
    const bomb = await writeLink({ version: module.version, inputs: { spans: Array(85_000).fill({}) } });
    for (const search of [`?d=${bomb}`, "?d=", "?section=410UB53.7_300", `?d=1.abc&member=B1`]) {
      const address = `https://example.com/design/${module.kind}${search}`;
      let loaded: OpenedLink | undefined;
      const made = await callsOf(async () => {
        loaded = await openDesign(counted, address, notAsked);
      });
      expect([search, loaded, made]).toEqual([search, { isInAddress: true }, []]);
    }
    expect(await openDesign(counted, `https://example.com/design/${module.kind}`, notAsked)).toEqual({});
  });

  test("calculates neither that design nor a saved one, and shows the reason to a reader without scripts", async () => {
    const saved = { inputs: module.examples[0]?.inputs ?? {} };
    for (const loaded of [{ isInAddress: true } as const, saved]) {
      let html = "";
      expect(await callsOf(async () => (html = await rendered(counted, loaded)))).toEqual([]);
      expect(html).toContain("Calculating the design");
      expect(html).toContain("needs JavaScript");
      expect(html.length).toBeLessThan(5000);
    }
  });

  test("calculates the default design once", async () => {
    expect(await callsOf(() => rendered(counted, {}))).toEqual(["run"]);
  });
});
