import type { FormResult } from "./form-result.ts";

/** The message over a form. The place is always there, so that a screen reader announces what comes into it. */
export function FormMessage({
  result,
}: {
  readonly result: Pick<FormResult, "error" | "success"> | undefined;
}) {
  return (
    <>
      <div role="alert">
        {result?.error ? (
          <p className="border-accent border-l-4 bg-shade px-3 py-2 text-14">{result.error}</p>
        ) : null}
      </div>
      <div role="status">
        {result?.success ? (
          <p className="border-blue border-l-4 bg-blue-wash px-3 py-2 text-14">{result.success}</p>
        ) : null}
      </div>
    </>
  );
}
