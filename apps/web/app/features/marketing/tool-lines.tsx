/** The tools that the firm offers, each still marked as coming. */
const TOOL_LINES = [
  "Steel beam and column design",
  "Concrete member design",
  "Shallow and deep foundation design",
  "Steel connection design",
  "Section library and database",
] as const;

/** The five lines of tools by name. */
export function ToolLines({ className = "" }: { readonly className?: string }) {
  return (
    <ul className={`border-hairline border-t ${className}`}>
      {TOOL_LINES.map((line) => (
        <li
          key={line}
          className="flex items-baseline justify-between gap-4 border-hairline border-b py-2 text-16 text-ink"
        >
          {line} <span className="whitespace-nowrap text-12 text-steel">Coming Soon</span>
        </li>
      ))}
    </ul>
  );
}
