import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Few routes: all of them known from the first page on, so that no manifest request stands between two pages.
  routeDiscovery: { mode: "initial" },
  // A part that fails beside the rest ends the navigation, and nobody tells of it: the page would stay blank without a network.
  splitRouteModules: false,
} satisfies Config;
