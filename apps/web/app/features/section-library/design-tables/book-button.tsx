import type { Standard } from "@kingpost/sections";
import { useEffect, useRef, useState } from "react";
import { formatDay } from "../../../../shared/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/export/save-file.ts";
import { usePublicUrl } from "../../../ui/public-url.ts";
import { catalogueData } from "../../../ui/section-picker/catalogue-store.ts";
import type { AskedBook, BookMessage } from "./book-worker.ts";

type Progress =
  | { readonly state: "idle" }
  | { readonly state: "working"; readonly set: number; readonly of: number | undefined }
  | { readonly state: "done" | "failed"; readonly message: string };

interface BookButtonProps {
  readonly standard: Standard;
  readonly version: string;
}

/** All tables of a grade as one PDF, made in a worker, with its progress; it can be cancelled. */
export function BookButton({ standard, version }: BookButtonProps) {
  const [progress, report] = useState<Progress>({ state: "idle" });
  const stop = useRef<() => void>(undefined);
  const publicUrl = usePublicUrl();
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
    const fail = () =>
      end({ state: "failed", message: "Could not make the book. Check the connection and try again." });
    const script = await import("./book-worker.ts").catch(() => undefined);
    if (isStopped) return;
    if (!script) return fail();
    const worker = new Worker(script.url, { type: "module" });
    stop.current = () => worker.terminate();
    worker.addEventListener("error", fail);
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
      {progress.state === "idle" ? null : (
        <span role={progress.state === "failed" ? "alert" : "status"} className="text-13">
          {progress.message}
        </span>
      )}
    </>
  );
}
