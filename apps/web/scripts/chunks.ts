import type { Rolldown } from "vite";
import { DESIGN_PAGES } from "../shared/design-pages.ts";

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;
type Context = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** What every page runs. */
const ENTRIES = /\/web\/app\/(root|entry\.client)\./;

/** The pages with the heaviest first loads. */
const DESIGN = /\/web\/app\/routes\/design\/\$kind\./;
const LIBRARY = /\/web\/app\/routes\/section-library/;
const SITE_LAYOUT = /\/web\/app\/routes\/site\/site-layout\./;
const OTHERS = /\/web\/app\/routes\/(?!design\/|section-library)/;

/** What more pages than this need may be in every page. */
const FEW = 8;

/** A module and what imports it, directly or not, without a dynamic import in between. */
function importersOf(id: string, context: Context, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of context.getModuleInfo(id)?.importers ?? [])
    if (context.getModuleInfo(importer)?.importedIds.includes(id)) importersOf(importer, context, found);
  return found;
}

const PAGE_CHUNKS = ["shell", "tools", "parts", "design", "lists", "library"] as const;

/**
 * The chunk of a module of the application, by the pages that need it at once: `tools` of the library and the design modules, `parts` of the
 * design modules and one other page, `lists` of the library and other pages without a module. Undefined for
 * what is loaded on demand, which the bundler splits. Whatever a module imports is needed by all its pages, so that it is in the same
 * chunk or in an earlier one of the list.
 */
function pageChunkOf(id: string, context: Context): (typeof PAGE_CHUNKS)[number] | undefined {
  if (LABELS.test(id)) return "lists";
  if (!/\/web\/(app|shared)\//.test(id) && !id.includes("preload-helper")) return undefined;
  const importers = [...importersOf(id, context)];
  const isOn = (page: RegExp) => importers.some((one) => page.test(one));
  if (isOn(ENTRIES)) return "shell";
  const others = new Set(importers.filter((one) => OTHERS.test(one)).map((one) => one.replace(/\?.*/, "")));
  if (!isOn(DESIGN)) {
    if (!isOn(LIBRARY)) return undefined;
    // Public pages do not load the lists for what is in their layout.
    if (isOn(SITE_LAYOUT)) return "shell";
    return others.size > 0 ? "lists" : "library";
  }
  if (isOn(LIBRARY) || others.size > 1) return others.size > FEW ? "shell" : "tools";
  return others.size > 0 ? "parts" : "design";
}

/**
 * Whether a part of `packages/design` is needed by every design module, or by one of them and by the page itself: a worker that runs the module
 * must not load the page.
 */
function isOfModules(id: string, context: Context): boolean {
  if (!id.includes("/packages/design/src/")) return false;
  const importers = [...importersOf(id, context)];
  const isOfKind = ({ kind }: (typeof DESIGN_PAGES)[number]) =>
    importers.some((one) => one.endsWith(`/${kind}/module.ts`));
  const isOfApplication = importers.some((one) => one.includes("/web/app/"));
  return isOfApplication ? DESIGN_PAGES.some(isOfKind) : DESIGN_PAGES.every(isOfKind);
}

const folders = (names: string) => new RegExp(`/packages/(${names})/`);

const OF_LIST =
  /\/packages\/(sections\/src\/(catalogue|search|record|custom-section\/code)\/|calc\/src\/(capacity|math-text|unit)\/|as4100\/src\/labels\/(limits|capacity)\.)/;

/** The rows of properties and capacities: of the library, its tables and data sheets. No module shows them. */
const LABELS = /\/packages\/(sections\/src\/labels\/|as4100\/src\/labels\/(labels|format)\.)/;

const DRAWING =
  /\/packages\/drawing\/src\/(core\/(?!hatch|scale-bar|bounds|frame|svg\.)[^/]+$|steel-section\/shapes\/)/;

const FRAME =
  /\/packages\/(calc\/src\/(field|steps\/(?!step-text)|expression\/(?!box|formula-box|print|views|mathml|text-printer)|strength)|actions\/src\/(combinations\/|beam\/rounding\.))/;

/** What formulas and their steps are made of: of records, and of modules without any. */
const FORMULAS =
  /\/packages\/calc\/src\/(steps\/(recorder|step)\.|expression\/(?!box|formula-box|print|views|mathml|text-printer)|reference\.)/;

const RECORDS =
  /\/packages\/(sections\/src\/(records|expansion|source)\/|section-geometry\/src\/shapes\/|as4100\/src\/section\/|drawing\/src\/steel-section\/outline\.)/;

/** What modules with tables of combinations share, those with design actions at a section, and beams of any material. */
const TABLES =
  /\/packages\/design\/src\/frame\/(figures\/(view|figure-items)|tables|form\/form|checks\/(worst-of-each|designed-elsewhere))\./;
const ACTIONS =
  /\/packages\/(design\/src\/frame\/(actions\/|problems\.|action-loads\.|figures\/interaction-plot\.)|drawing\/src\/plot\/)/;
const BEAMS =
  /\/packages\/(actions\/src\/(beam|analysis\/(?!imposed))|design\/src\/beam\/(?!outputs|passing))/;

/**
 * The files of the browser's build, the earlier ones first: each takes what it names with what that imports. By package and folder, or by the
 * pages and modules that need a part; the first loads are bounded by e2e/delivery. Separate files for small parts would be mostly headers.
 */
export const CHUNKS: Groups = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // The list of modules, which most pages and workers load.
  { name: "registry", test: /\/packages\/design\/src\/registry\./ },
  // What the list of sections, its search and its drawing need.
  {
    name: "sections",
    test: (id: string) => OF_LIST.test(id) || DRAWING.test(id),
  },
  // A saved design, and its verdict in words: of the dashboard too.
  { name: "verdicts", test: /\/packages\/(calc\/src\/(check|design-codec)\/|design\/src\/verdict-words\.)/ },
  { name: "formulas", test: FORMULAS },
  // The records behind the list, and their outlines.
  {
    name: "records",
    test: RECORDS,
  },
  {
    name: (id: string, context: Context) => (FRAME.test(id) || isOfModules(id, context) ? "frame" : null),
    debugName: "frame",
  },
  // The checks of webs and members, for the modules and for what the library works out on demand; connections need the first alone.
  {
    name: "webs",
    test: /\/packages\/as4100\/src\/(shear\/(web|section|stiffened)-|bearing\/(web-bearing|load-bearing))/,
  },
  { name: "members", test: folders("as4100/src/(member|shear|bearing)") },
  { name: "result-tables", test: TABLES },
  { name: "actions", test: ACTIONS },
  { name: "beams", test: BEAMS },
  // The factors of concrete, of bases too; then concrete sections, which the modules of concrete share.
  { name: "concrete-factors", test: folders("as3600/src/capacity-factor") },
  {
    name: "concrete",
    test: folders("as3600/src/(development|flexure|materials|shear)|concrete-section/src"),
  },
  // Inputs as text: of dialogs, reports and the load path.
  {
    name: "input-texts",
    test: /\/packages\/design\/src\/(report\/(value-text|section-names|member-size)|frame\/module\/section-title)\./,
  },
  ...PAGE_CHUNKS.map((name) => ({
    name: (id: string, context: Context) => (pageChunkOf(id, context) === name ? name : null),
    debugName: name,
  })),
].map((group, index, { length }) => ({ ...group, priority: length - index }));
