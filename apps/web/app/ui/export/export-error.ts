/** Why a file cannot be made, in a sentence for the user. */
export class ExportError extends Error {}
