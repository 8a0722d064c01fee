interface LinesProps {
  readonly lines: readonly string[];
  /** At the end of each line: its state. */
  readonly mark?: string;
  readonly className?: string;
}

/** What the firm offers, by name, with hairlines between. */
export function Lines({ lines, mark, className = "" }: LinesProps) {
  return (
    <ul className={`border-hairline border-t ${className}`}>
      {lines.map((line) => (
        <li
          key={line}
          className="flex items-baseline justify-between gap-4 border-hairline border-b py-2 text-16 text-ink"
        >
          {line} {mark ? <span className="whitespace-nowrap text-12 text-steel">{mark}</span> : null}
        </li>
      ))}
    </ul>
  );
}

const TOOL_LINES = [
  "Steel beam and column design",
  "Concrete member design",
  "Shallow and deep foundation design",
  "Steel connection design",
  "Section library and database",
] as const;

/** The five lines of tools, marked as the specification does. */
export function ToolLines({ className }: { readonly className: string }) {
  return <Lines lines={TOOL_LINES} mark="Coming Soon" className={className} />;
}
