/** The classes of the sheet: one left edge and one width for the header, the content and the title block of every page. */
export const SHEET = "mx-auto w-full max-w-6xl px-4 sm:px-6 print:max-w-none print:px-0";

/** The room between the header and the heading, which is the same on every sheet. A crumb is inside it. */
export const SHEET_TOP = "flex h-8 items-center text-13 sm:h-12 print:hidden";
