import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** The workspaces in package.json: [{ path: "packages/sections", manifest }]. Supports only the form "folder/*". */
export function findWorkspaces(root) {
  return readJson(join(root, "package.json")).workspaces.flatMap((pattern) => {
    const folder = pattern.replace(/\/\*$/, "");
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder))
      .sort()
      .map((name) => `${folder}/${name}`)
      .filter((path) => existsSync(join(root, path, "package.json")))
      .map((path) => ({ path, manifest: readJson(join(root, path, "package.json")) }));
  });
}

const needs = ({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies });

/** The workspaces in build order, each after its dependencies. */
export function inBuildOrder(workspaces) {
  const byName = new Map(workspaces.map((each) => [each.manifest.name, each]));
  const ordered = new Set();
  const visit = (each) => {
    // Removed on the first visit, so that a cycle ends.
    if (!each || byName.get(each.manifest.name) === undefined) return;
    byName.delete(each.manifest.name);
    for (const name of needs(each.manifest)) visit(byName.get(name));
    ordered.add(each);
  };
  for (const each of workspaces) visit(each);
  return [...ordered];
}
