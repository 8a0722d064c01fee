import { Component, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { retryCatalogue } from "./catalogue-store.ts";

interface Props {
  /** Of the message. */
  readonly className: string;
  /** What loads; by default the section data. */
  readonly what?: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Replaces a part of the page if its data or code cannot be loaded, with a button to try again. */
export class LoadFailure extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      retryCatalogue();
      this.setState({ failed: false });
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
