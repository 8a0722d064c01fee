import { type ReactNode, Suspense } from "react";
import { LoadFailure } from "../../../ui/catalogue/load-failure.tsx";

interface LoadedPartProps {
  /** What is loaded, in a sentence about a failure: `This tab`. */
  readonly what: string;
  readonly children: ReactNode;
}

/** Around what is loaded when it is first shown. */
export function LoadedPart({ what, children }: LoadedPartProps) {
  return (
    <LoadFailure className="design-waits" what={what}>
      <Suspense fallback={<p role="status">Loading{"\u2026"}</p>}>{children}</Suspense>
    </LoadFailure>
  );
}
