/** Marks a request whose form was rejected because of its origin. A client's own header of this name is removed. */
export const REJECTED_FORM_HEADER = "x-kingpost-rejected-form";
