/** The block with the form and its result: the scroll target of a page without script, and of "Contact Us". */
export const CONTACT_ANCHOR = "send-message";
