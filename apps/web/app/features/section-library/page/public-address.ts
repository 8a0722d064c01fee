/** The library's page that every visitor may open. */
export const PREVIEW_PATH = "/section-library-preview";

/** The public link to a view of the library, which works without an account. */
export function publicAddress(publicUrl: string, query: string): string {
  return publicUrl + PREVIEW_PATH + query;
}
