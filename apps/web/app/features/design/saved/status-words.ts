import { VERDICT_WORDS } from "@kingpost/design/verdict-words";
import type { DesignStatus } from "../../../../shared/design-types.ts";

export const statusWords = (status: DesignStatus): string =>
  status === "none" ? "No result" : VERDICT_WORDS[status];
