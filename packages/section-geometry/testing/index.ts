export { anyShape } from "./arbitrary-dimensions.ts";
