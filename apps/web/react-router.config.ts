import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Few routes: all of them known from the first page on, so that no manifest request stands between two pages.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
