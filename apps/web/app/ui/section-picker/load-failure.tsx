import { Component, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { isLoadFailure } from "../reachable.ts";
import { retryCatalogue } from "./catalogue-store.ts";

interface Props {
  /** Of the message. */
  readonly className: string;
  /** What loads; by default the section data. */
  readonly what?: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed?: "load" | "show" | undefined;
}

/** Replaces a part of the page if its data or code cannot be loaded, with a button to try again, or if it cannot be shown. */
export class LoadFailure extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failed: isLoadFailure(error) ? "load" : "show" };
  }

  override render() {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    if (failed === "show") {
      return (
        <div role="alert" className={`space-y-4 ${this.props.className}`}>
          <p>
            This part of the page could not be shown. If your browser translates the page, or an extension
            changes it, turn that off for this page. The address keeps your last inputs.
          </p>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
        </div>
      );
    }
    const retry = () => {
      retryCatalogue();
      this.setState({ failed: undefined });
    };
    return (
      <div role="alert" className={`space-y-4 ${this.props.className}`}>
        <p>
          {this.props.what ?? "The section data"} could not be loaded. Check the connection, then try again.
        </p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
}
