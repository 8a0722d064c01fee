import { Component, type ReactNode, useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { LOSS_WORDS, type Loss, lossOf } from "../loading/loss.ts";
import { isLoadFailure } from "../loading/reachable.ts";
import { retryFailed } from "../loading/resource.ts";
import { RetryButton } from "../loading/retry-button.tsx";

interface Props {
  /** Class of the message. */
  readonly className: string;
  /** What loads; by default the section data. */
  readonly what?: string;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: { readonly cause: unknown } | undefined;
}

/** Replaces a part of the page if its data or code cannot be loaded, with the reason and a button to try again or to reload the page. */
export class LoadFailure extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: { cause } };
  }

  override render() {
    const { what = "The section data", className, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (!isLoadFailure(failure.cause)) return <NotShown className={className} />;
    const retry = () => {
      retryFailed();
      this.setState({ failure: undefined });
    };
    return <Notice what={what} className={className} cause={failure.cause} onRetry={retry} />;
  }
}

/** An error of the page itself: no connection would change it. */
function NotShown({ className }: { readonly className: string }) {
  return (
    <div role="alert" className={`space-y-4 ${className}`}>
      <p>
        This part of the page could not be shown. If your browser translates the page, or an extension changes
        it, turn that off for this page. The address keeps your last inputs.
      </p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </div>
  );
}

interface NoticeProps {
  readonly what: string;
  readonly className: string;
  readonly cause: unknown;
  readonly onRetry: () => void;
}

function Notice({ what, className, cause, onRetry }: NoticeProps) {
  const [loss, setLoss] = useState<Loss>();
  useEffect(() => {
    let isShown = true;
    void lossOf(cause).then((found) => isShown && setLoss(found));
    return () => {
      isShown = false;
    };
  }, [cause]);
  return (
    <div role="alert" className={`space-y-4 ${className}`}>
      <p>
        {what} could not be loaded. {loss && LOSS_WORDS[loss]}
      </p>
      {loss ? <RetryButton loss={loss} onRetry={onRetry} /> : null}
    </div>
  );
}
