interface CalculatingProps {
  /** What is calculated: `the design`. */
  readonly what: string;
  /** The page without a design in its address. */
  readonly path: string;
}

/** In place of a design that only the browser calculates. */
export function Calculating({ what, path }: CalculatingProps) {
  return (
    <div className="design-waits">
      <p>{`Calculating ${what}\u2026`}</p>
      <noscript>
        {/* Only the server writes it: a browser with scripts shows none of it, and need not load it. */}
        {import.meta.env.SSR ? (
          <p>
            {`The browser calculates ${what} of this address, which needs JavaScript. Without it, you can read `}
            <a href={path}>the page with its example</a>.
          </p>
        ) : null}
      </noscript>
    </div>
  );
}
