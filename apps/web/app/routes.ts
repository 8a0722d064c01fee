import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { DESIGN_PAGES } from "../shared/design-pages.ts";
import { DESIGN_MODULES } from "./features/dashboard/modules.ts";

export default [
  layout("routes/site-layout.tsx", [
    index("routes/home.tsx"),
    route("contact", "routes/contact.tsx"),
    route("consulting", "routes/consulting.tsx"),
    route("engineering-tools", "routes/engineering-tools.tsx"),
    route("design", "routes/engineering-tools.tsx", { id: "design" }),
    route("terms", "routes/terms.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("about-the-data", "routes/about-the-data.tsx"),
    route("design-tables", "routes/design-tables.tsx"),
    ...DESIGN_PAGES.map(({ kind }) =>
      route(`design/${kind}/validation`, "routes/design.validation.tsx", { id: `validation/${kind}` }),
    ),
    route("reset-password", "routes/reset-password.tsx"),
    layout("routes/guarded-layout.tsx", [
      route("dashboard", "routes/dashboard.tsx"),
      route("settings", "routes/settings.tsx"),
      route("section-library", "routes/section-library.tsx"),
      ...DESIGN_MODULES.map(({ path }) =>
        route(path.slice(1), "routes/design-module.tsx", { id: `module${path}` }),
      ),
    ]),
    route("*", "routes/not-found.tsx"),
  ]),
  route("signin", "routes/signin.tsx"),
  route("signup", "routes/signup.tsx"),
  route("signout", "routes/signout.ts"),
  route("account-deleted", "routes/account-deleted.tsx"),
  route("section-library-preview", "routes/section-library-preview.tsx"),
  ...DESIGN_PAGES.map(({ kind }) => route(`design/${kind}`, `routes/design.${kind}.tsx`)),
  route("design/load-path", "routes/design.load-path.tsx"),
  route("settings/my-data.json", "routes/my-data.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route(".well-known/change-password", "routes/change-password.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("api/auth/*", "routes/api.auth.ts"),
  route("api/bot-check", "routes/api.bot-check.ts"),
  route("api/designs", "routes/api.designs.ts"),
  route("api/id-token", "routes/api.id-token.ts"),
  route("api/saved", "routes/api.saved.ts"),
  route("api/session", "routes/api.session.ts"),
  route("api/v1/sections", "routes/api.v1.sections.ts"),
  route("api/v1/design/:module", "routes/api.v1.design.ts"),
  route("api/v1/openapi.json", "routes/api.v1.openapi.ts"),
  route("api/*", "routes/api.unknown.ts"),
] satisfies RouteConfig;
