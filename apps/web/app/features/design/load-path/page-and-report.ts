/**
 * Makes reports for a page that has nothing of the design modules, together with the page of the load path. Without that page the build
 * would divide what all pages of modules load at first into more files: the worker needs a part of it.
 */
import "./path-page.tsx";

export { makePackage } from "../report-package/make-package.ts";
