// What a failing design shows beside its verdict, loaded by the first one.
export { PreviewBar } from "./preview-bar.tsx";
export { Remedies } from "./remedies.tsx";
