const JUMPS = [
  ["Drawing", ".design-figure"],
  ["Inputs", ".design-inputs"],
  ["Checks", ".verdict-checks"],
  ["Results", ".design-tab"],
] as const;

/** The parts of the page, where they are below each other. */
export function Jumps() {
  return (
    <nav aria-label="Parts of the page" className="design-jumps" data-print="hide">
      {JUMPS.map(([name, selector]) => (
        <button key={name} type="button" onClick={() => document.querySelector(selector)?.scrollIntoView()}>
          {name}
        </button>
      ))}
    </nav>
  );
}
