import type { ReportLength } from "@kingpost/design/report";
import { useEffect, useRef, useState } from "react";
import { formatDay } from "../../../../shared/dates.ts";
import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/export/save-file.ts";
import { firmOf } from "../../../ui/firm/account-firm.ts";
import { issuerOf } from "../../../ui/firm/kept-firm.ts";
import { LOSS_WORDS, type Loss, lossOf } from "../../../ui/loading/loss.ts";
import { RetryButton } from "../../../ui/loading/retry-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import type * as Maker from "./make-package.ts";
import type { PackageContent, PackageProgress } from "./messages.ts";
import "./package.css";

/** What is put together, or why it cannot be, in a sentence. */
export type AskedContent = PackageContent | { readonly problem: string };

/** A length, equal members once, or the schedule alone. */
type Asked = ReportLength | "typical" | "schedule";

type Progress =
  | { readonly state: "idle" }
  | { readonly state: "working"; readonly of: PackageProgress | undefined }
  | { readonly state: "done"; readonly message: string }
  | {
      readonly state: "failed";
      readonly message: string;
      /** Present where code or data did not arrive, so that another attempt may help. */
      readonly again?: { readonly loss: Loss; readonly of: Asked };
    };

interface PackageMenuProps {
  /** `Report (PDF)` */
  readonly label: string;
  /** Name of the file, without its extension. */
  readonly name: string;
  /** Whether the schedule of the members is offered alone. */
  readonly hasSchedule?: boolean;
  /** Whether there is nothing to report. */
  readonly isEmpty?: boolean;
  /** Loads what makes the report: the page of a load path has more of it than the dashboard. */
  readonly load: () => Promise<Pick<typeof Maker, "makePackage">>;
  /** Called when the user has chosen a length. */
  readonly contentOf: (
    signal: AbortSignal,
    onProgress: (progress: PackageProgress) => void,
  ) => Promise<AskedContent>;
}

const LENGTHS: readonly (readonly [Asked, string, string])[] = [
  ["summary", "Summary", "one page each"],
  ["standard", "Standard", "governing and failing checks"],
  ["full", "Full", "all working"],
  ["typical", "Typical members", "all working; equal ones in a table"],
];

const UNITS = { load: "Loading design", design: "Calculating design", sheet: "Sheet" } as const;

/** Several designs as one PDF in a chosen length, with the progress; it can be cancelled. */
export function PackageMenu({
  label,
  name,
  hasSchedule = false,
  isEmpty = false,
  load,
  contentOf,
}: PackageMenuProps) {
  const [progress, report] = useState<Progress>({ state: "idle" });
  const work = useRef<AbortController>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const origin = usePublicUrl();
  const owner = useOwner();
  useEffect(() => () => work.current?.abort(), []);

  const begin = async (asked: Asked) => {
    work.current?.abort();
    const own = new AbortController();
    work.current = own;
    const { signal } = own;
    const publish = (next: Progress) => {
      if (!signal.aborted) report(next);
    };
    const show = (of: PackageProgress) => publish({ state: "working", of });
    publish({ state: "working", of: undefined });
    try {
      const content = await contentOf(signal, show);
      if ("problem" in content) return publish({ state: "failed", message: content.problem });
      const { makePackage } = await load();
      const isSchedule = asked === "schedule";
      const isTypical = asked === "typical";
      const basis = {
        issuer: issuerOf(await firmOf(owner)),
        length: isSchedule ? "summary" : isTypical ? "full" : asked,
        isSchedule,
        isTypical,
        date: formatDay(new Date()),
        origin,
      } as const;
      const pdf = await makePackage(content, basis, signal, show);
      const file = `${name}${isSchedule ? "-schedule" : ""}.pdf`;
      saveFile(pdf, file);
      publish({ state: "done", message: `Downloaded ${file}.` });
    } catch (error) {
      if (signal.aborted) return;
      // Scripts, section data or typefaces that did not load: the browser's words mean nothing to a user.
      if (!(error instanceof Error)) throw error;
      const loss = await lossOf(error);
      const message = `Could not make the report. ${LOSS_WORDS[loss]}`;
      publish({ state: "failed", message, again: { loss, of: asked } });
    }
  };
  const cancel = () => {
    work.current?.abort();
    report({ state: "done", message: "Cancelled." });
    // The button goes.
    frame.current?.querySelector("button")?.focus();
  };
  const isWorking = progress.state === "working";

  return (
    <div ref={frame} className="package-menu">
      <Menu
        label={label}
        isBusy={isWorking}
        isDisabled={isEmpty}
        groups={[
          LENGTHS.map(([length, text, detail]) => ({
            id: length,
            label: text,
            detail,
            onSelect: () => void begin(length),
          })),
          ...(hasSchedule
            ? [
                [
                  {
                    id: "schedule",
                    label: "Schedule",
                    detail: "members, one table",
                    onSelect: () => void begin("schedule"),
                  },
                ],
              ]
            : []),
        ]}
      />
      {isWorking ? <ProgressBar {...progress} /> : null}
      <span role="status" className="text-13 text-steel empty:hidden">
        {statusText(progress)}
      </span>
      {isWorking ? <Button onClick={cancel}>Cancel</Button> : null}
      {progress.state === "failed" ? (
        <span role="alert" className="flex flex-wrap items-center gap-2 text-13">
          {progress.message}
          <Again of={progress.again} onRetry={begin} />
        </span>
      ) : null}
    </div>
  );
}

interface AgainProps {
  readonly of: Extract<Progress, { state: "failed" }>["again"];
  readonly onRetry: (asked: Asked) => Promise<void>;
}

function Again({ of, onRetry }: AgainProps) {
  return of ? <RetryButton loss={of.loss} onRetry={() => void onRetry(of.of)} /> : null;
}

function ProgressBar({ of }: { readonly of: PackageProgress | undefined }) {
  const known = of && of.unit !== "layout" ? of : undefined;
  return <progress aria-label="Progress of the report" max={known?.of ?? 1} value={known?.done} />;
}

function statusText(progress: Progress): string {
  if (progress.state === "done") return progress.message;
  if (progress.state !== "working") return "";
  const { of } = progress;
  if (!of) return "Preparing the report\u2026";
  return of.unit === "layout" ? "Setting the sheets\u2026" : `${UNITS[of.unit]} ${of.done} of ${of.of}`;
}
