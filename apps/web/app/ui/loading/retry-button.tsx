import { Button } from "../button.tsx";
import type { Loss } from "./loss.ts";

interface RetryButtonProps {
  readonly loss: Loss;
  readonly onRetry: () => void;
}

/** What helps after a file did not arrive: the current version of the page, or another attempt. */
export function RetryButton({ loss, onRetry }: RetryButtonProps) {
  return loss === "outdated" ? (
    <Button onClick={() => window.location.reload()}>Reload</Button>
  ) : (
    <Button onClick={onRetry}>Try again</Button>
  );
}
