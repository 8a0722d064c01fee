/** The block with the form and the answer to it: what a page without script opens at, and where "Contact Us" leads. */
export const CONTACT_ANCHOR = "send-message";
