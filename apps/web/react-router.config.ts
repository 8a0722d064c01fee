import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The entries of the server's build in vite.config.ts keep their names.
  serverBuildFile: "[name].js",
  // All routes are known from the first page on, so that navigation needs no manifest request.
  routeDiscovery: { mode: "initial" },
  // A chunk that fails to load ends the navigation without an error: the page would stay blank offline.
  splitRouteModules: false,
} satisfies Config;
