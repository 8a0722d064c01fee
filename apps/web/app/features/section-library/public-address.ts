/** The library's page that every visitor may open. */
export const PREVIEW_PATH = "/section-library-preview";

/** The link to a view of the library that anybody can open, signed in or not. */
export function publicAddress(publicUrl: string, query: string): string {
  return publicUrl + PREVIEW_PATH + query;
}
