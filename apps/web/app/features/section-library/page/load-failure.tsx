import { Component, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { retryCatalogue } from "./catalogue-store.ts";

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Replaces the library if its data cannot be loaded, with a button to try again. */
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
      <div role="alert" className="library-waits space-y-4">
        <p>The section data could not be loaded. Check the connection, then try again.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
}
