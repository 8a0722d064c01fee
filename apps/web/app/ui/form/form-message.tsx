import type { FormResult } from "./form-result.ts";

/** Selects the message above a form, to move the focus to it. */
export const SUCCESS_MESSAGE = "[role=status][tabindex]";

/** The message above a form. Its element is always present, so that a screen reader announces changes. */
export function FormMessage({
  result,
}: {
  readonly result: Pick<FormResult, "error" | "success"> | undefined;
}) {
  return (
    <>
      <div role="alert" className="scroll-mt-18">
        {result?.error ? (
          <p className="border-accent border-l-4 bg-shade px-3 py-2 text-14">{result.error}</p>
        ) : null}
      </div>
      <div role="status" tabIndex={-1} className="scroll-mt-18">
        {result?.success ? (
          <p className="border-blue border-l-4 bg-blue-wash px-3 py-2 text-14">{result.success}</p>
        ) : null}
      </div>
    </>
  );
}
