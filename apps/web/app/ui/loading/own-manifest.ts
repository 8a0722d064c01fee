/** The path of the route manifest that this page has loaded; its name identifies the build. Undefined in development. */
export function ownManifest(): string | undefined {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return paths.find((path) => /^\/assets\/manifest-[\w-]+\.js$/.test(path));
}
