// Parts that a failing design shows beside its verdict, loaded with the first such design.
export { PreviewBar } from "./preview-bar.tsx";
export { Remedies } from "./remedies.tsx";
