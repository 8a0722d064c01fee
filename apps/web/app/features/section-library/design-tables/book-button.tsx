import type { Standard } from "@kingpost/sections";
import { useEffect, useRef, useState } from "react";
import { formatDay } from "../../../../shared/dates.ts";
import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { Button } from "../../../ui/button.tsx";
import { catalogueData } from "../../../ui/catalogue/catalogue-store.ts";
import { saveFile } from "../../../ui/export/save-file.ts";
import { LOSS_WORDS, type Loss, lossOf, workerError } from "../../../ui/loading/loss.ts";
import { RetryButton } from "../../../ui/loading/retry-button.tsx";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import type { AskedBook, BookMessage } from "./book-worker.ts";

type Progress =
  | { readonly state: "idle" }
  | { readonly state: "working"; readonly set: number; readonly of: number | undefined }
  | { readonly state: "done"; readonly message: string }
  | { readonly state: "failed"; readonly loss: Loss };

interface BookButtonProps {
  readonly standard: Standard;
  readonly version: string;
}

/** All tables of a grade as one PDF, made in a worker, with its progress; it can be cancelled. */
export function BookButton({ standard, version }: BookButtonProps) {
  const [progress, report] = useState<Progress>({ state: "idle" });
  const stop = useRef<() => void>(undefined);
  const publicUrl = usePublicUrl();
  const owner = useOwner();
  useEffect(() => () => stop.current?.(), []);

  const end = (next: Progress) => {
    stop.current?.();
    stop.current = undefined;
    report(next);
  };
  const begin = async () => {
    report({ state: "working", set: 0, of: undefined });
    let isStopped = false;
    stop.current = () => {
      isStopped = true;
    };
    const fail = async (cause: unknown) => {
      const loss = await lossOf(cause);
      if (!isStopped) end({ state: "failed", loss });
    };
    let script: { readonly default: string };
    try {
      script = await import("./book-worker.ts?worker&url");
    } catch (cause) {
      return fail(cause);
    }
    const { sheetOwner } = await import("../export/sheet-owner.ts");
    const made = await sheetOwner(owner);
    if (isStopped) return;
    const worker = new Worker(script.default, { type: "module" });
    stop.current = () => {
      isStopped = true;
      worker.terminate();
    };
    worker.addEventListener("error", (event) => fail(workerError(script.default, event)));
    worker.addEventListener("message", ({ data }: MessageEvent<BookMessage>) => {
      if (data.kind === "sheet") return report({ state: "working", set: data.set, of: data.of });
      const name = `design-capacity-tables-${standard}-${version}.pdf`;
      saveFile(new Blob([data.bytes], { type: "application/pdf" }), name);
      end({ state: "done", message: `Downloaded ${name}.` });
    });
    const asked: AskedBook = {
      data: catalogueData(),
      standard,
      date: formatDay(new Date()),
      address: `${publicUrl}/design-tables`,
      owner: made,
    };
    worker.postMessage(asked);
  };

  if (progress.state === "working") {
    const { set, of } = progress;
    return (
      <span className="flex flex-wrap items-center gap-2 text-13">
        <progress
          className="tables-progress"
          aria-label="Sheets of the book"
          max={of ?? 1}
          value={of ? set : undefined}
        />
        <span role="status">{of ? `Sheet ${set} of ${of}` : "Calculating the tables\u2026"}</span>
        <Button onClick={() => end({ state: "done", message: "Cancelled." })}>Cancel</Button>
      </span>
    );
  }
  return (
    <>
      <Button onClick={begin}>The whole book, {standard} (PDF)</Button>
      {progress.state === "done" ? (
        <span role="status" className="text-13">
          {progress.message}
        </span>
      ) : null}
      {progress.state === "failed" ? (
        <span role="alert" className="flex flex-wrap items-center gap-2 text-13">
          Could not make the book. {LOSS_WORDS[progress.loss]}
          <RetryButton loss={progress.loss} onRetry={begin} />
        </span>
      ) : null}
    </>
  );
}
