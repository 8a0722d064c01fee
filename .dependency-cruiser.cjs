const { readdirSync } = require("node:fs");
const { join } = require("node:path");

/**
 * The arrows between the parts of the product, as ARCHITECTURE.md shows them. Type-only imports count. Tests, build scripts and
 * validation may look anywhere: they are not part of the product.
 */
const TESTS =
  "\\.(test|e2e|visual)\\.tsx?$|/(testing|validation|visual|e2e|attack|many-processes)/|/packages/[^/]+/scripts/";

/** The folders of `packages/design/src` that are no design module. */
const SHARED_BY_MODULES = ["frame", "beam", "column", "answer", "report", "load-path"];
const DESIGN_MODULES = readdirSync(join(__dirname, "packages/design/src"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED_BY_MODULES.includes(entry.name))
  .map(({ name }) => name)
  .join("|");

/** The packages that each package may import. */
const PACKAGES = {
  calc: [],
  "section-geometry": ["calc"],
  actions: ["calc"],
  as4100: ["calc", "section-geometry"],
  "concrete-section": ["calc"],
  as3600: ["calc", "concrete-section"],
  connections: ["calc", "as4100", "as3600"],
  sections: ["calc", "section-geometry", "as4100"],
  drawing: ["calc", "section-geometry", "sections"],
  report: ["calc", "drawing"],
  design: [
    "calc",
    "actions",
    "as4100",
    "concrete-section",
    "as3600",
    "connections",
    "sections",
    "drawing",
    "report",
  ],
};

const packageRules = Object.entries(PACKAGES).map(([name, others]) => ({
  name: `packages-${name}`,
  comment: `packages/${name} imports ${others.length > 0 ? `only ${others.map((one) => `packages/${one}`).join(", ")}` : "no other package"}.`,
  severity: "error",
  from: { path: `^packages/${name}/src/`, pathNot: TESTS },
  to: { path: "^(packages|apps)/", pathNot: [name, ...others].map((one) => `^packages/${one}/`) },
}));

module.exports = {
  forbidden: [
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      comment: "An import that is not resolved is not checked.",
      severity: "error",
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: "^(virtual:|firebase-admin/|\\./\\+types/|.*\\.(css|woff2|json|md|svg)(\\?|$))",
      },
    },
    ...packageRules,
    {
      name: "design-parts-below-modules",
      comment:
        "What modules are made of, and a member of any material, know no module and nothing that is made of all of them.",
      severity: "error",
      from: { path: "^packages/design/src/(frame|beam|column)/", pathNot: TESTS },
      to: {
        path: `^packages/design/src/(answer|load-path|report|${DESIGN_MODULES})/|^packages/design/src/[^/]+$`,
      },
    },
    {
      name: "design-member-material",
      comment: "A beam or a column of any material: steel and concrete are in the modules.",
      severity: "error",
      from: { path: "^packages/design/src/(beam|column)/", pathNot: TESTS },
      to: { path: "^packages/(as4100|as3600|connections|concrete-section|section-geometry|sections)/" },
    },
    {
      name: "design-modules-below-load-path",
      comment: "A load path joins modules: they pass on and take through frame/passing.",
      severity: "error",
      from: { path: `^packages/design/src/(${DESIGN_MODULES})/`, pathNot: TESTS },
      to: { path: "^packages/design/src/load-path/" },
    },
    {
      name: "drawing-core",
      comment:
        "The core of the drawings knows no product: a drawing of steel, concrete or a footing is built on it.",
      severity: "error",
      from: { path: "^packages/drawing/src/core/", pathNot: TESTS },
      to: { path: "^(packages|apps)/", pathNot: ["^packages/calc/", "^packages/drawing/src/core/"] },
    },
    {
      name: "drawing-plot",
      comment: "A plot knows numbers, not what they are of.",
      severity: "error",
      from: { path: "^packages/drawing/src/plot/", pathNot: TESTS },
      to: { path: "^(packages|apps)/", pathNot: ["^packages/calc/", "^packages/drawing/src/(core|plot)/"] },
    },
    {
      name: "report-drawing",
      comment: "A report sets drawings of any product: it knows only what all of them are made of.",
      severity: "error",
      from: { path: "^packages/report/src/", pathNot: TESTS },
      to: { path: "^packages/drawing/", pathNot: "^packages/drawing/src/core/" },
    },
    {
      name: "packages-platform",
      comment: "A package runs in the browser and on the server: it imports nothing of Node.",
      severity: "error",
      from: { path: "^packages/[^/]+/src/", pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "ui-below-features",
      severity: "error",
      from: { path: "^apps/web/app/ui/" },
      to: { path: "^apps/web/app/(features|routes)/" },
    },
    {
      name: "features-apart",
      comment: "What two features need moves to app/ui, shared or a package.",
      severity: "error",
      from: { path: "^apps/web/app/features/([^/]+)/", pathNot: TESTS },
      to: { path: "^apps/web/app/features/([^/]+)/", pathNot: "^apps/web/app/features/$1/" },
    },
    {
      name: "features-below-routes",
      severity: "error",
      from: { path: "^apps/web/app/features/" },
      to: { path: "^apps/web/app/routes/" },
    },
    {
      name: "app-to-server",
      comment: "The application reaches the server through one file, which no browser loads.",
      severity: "error",
      from: { path: "^apps/web/(app|worker)/", pathNot: [TESTS, "^apps/web/app/services\\.server\\.ts$"] },
      to: { path: "^apps/web/(server|hosted)/" },
    },
    {
      name: "server-to-app",
      severity: "error",
      from: { path: "^apps/web/(server|hosted)/", pathNot: TESTS },
      to: { path: "^apps/web/(app|worker)/" },
    },
    {
      name: "hosted-on-demand",
      comment:
        "The default neither loads the hosted provider nor depends on it. Its library is installed apart, and known in one folder.",
      severity: "error",
      from: { path: "^apps/web/", pathNot: [TESTS, "^apps/web/hosted/"] },
      to: {
        path: "^apps/web/hosted/|firebase-admin",
        dependencyTypesNot: ["dynamic-import"],
      },
    },
    {
      name: "providers-apart",
      comment:
        "What both providers need is in providers/common. Only `npm run move`, which copies, knows both.",
      severity: "error",
      from: {
        path: "^apps/web/(server/providers/common|hosted)/",
        pathNot: [TESTS, "^apps/web/hosted/move/"],
      },
      to: { path: "^apps/web/server/providers/embedded/" },
    },
    {
      name: "shared-below-both",
      severity: "error",
      from: { path: "^apps/web/shared/" },
      to: { path: "^apps/web/(app|server|hosted|worker)/" },
    },
    {
      name: "product-without-tests",
      comment: "The product does not import its tests.",
      severity: "error",
      from: { path: "^(packages/[^/]+/src|apps/web/(app|server|hosted|shared|worker))/", pathNot: TESTS },
      to: { path: TESTS, pathNot: "/validation/counts\\.json$" },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|dist|\\.react-router)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css"],
    },
  },
};
