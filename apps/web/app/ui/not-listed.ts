/** Keeps a page out of the search engines' lists: one of those that nobody looks for. */
export const NOT_LISTED = { name: "robots", content: "noindex" };
