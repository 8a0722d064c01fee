/** Made by vite.config.ts. */
declare module "virtual:module-files" {
  /** The addresses of the files of each design module, by its kind; none in the browser and in development. */
  const files: Readonly<Record<string, readonly string[]>>;
  export default files;
}
