import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("section-library-preview", "routes/section-library-preview.tsx"),
  route("about-the-data", "routes/about-the-data.tsx"),
  route("api/v1/sections", "routes/api.v1.sections.ts"),
  route("api/*", "routes/api.unknown.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
