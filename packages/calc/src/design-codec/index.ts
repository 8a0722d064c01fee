export { DESIGN_FILE_EXTENSION, type DesignFile, jsonEncoding, readFile, writeFile } from "./file.ts";
export { linkVersion, readLink, type StoredDesign, writeLink } from "./link.ts";
