/** Keeps a page out of search results. */
export const NOT_LISTED = { name: "robots", content: "noindex" };
