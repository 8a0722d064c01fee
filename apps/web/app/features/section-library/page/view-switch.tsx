import type { View } from "../view-state/library-state.ts";
import { VIEWS } from "../view-state/library-state.ts";
import "./view-switch.css";

const WORDS: Readonly<Record<View, string>> = {
  section: "Section",
  capacities: "Capacities",
  table: "Table",
  chart: "Chart",
  lightest: "Lightest",
};

interface ViewSwitchProps {
  readonly view: View;
  readonly onSwitch: (view: View) => void;
}

/** What the right panel shows of the sections found. */
export function ViewSwitch({ view, onSwitch }: ViewSwitchProps) {
  return (
    <fieldset className="view-switch" data-print="hide">
      <legend className="sr-only">View</legend>
      {VIEWS.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => onSwitch(one)}>
          {WORDS[one]}
        </button>
      ))}
    </fieldset>
  );
}
