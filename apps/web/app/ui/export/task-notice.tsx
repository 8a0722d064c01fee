import { RetryButton } from "../loading/retry-button.tsx";
import type { Task } from "./use-task.ts";

/** The progress of a task, also for screen readers; a failure has a button to try again or to reload the page. */
export function TaskNotice({ task }: { readonly task: Task }) {
  return (
    <>
      <span role="status" className="text-13 text-steel not-empty:mr-3">
        {task.state === "working" || task.state === "done" ? task.message : ""}
      </span>
      {task.state === "failed" ? (
        <span role="alert" className="mr-3 flex flex-wrap items-center gap-2 text-13">
          {task.message}
          <RetryButton loss={task.loss} onRetry={task.retry} />
        </span>
      ) : null}
    </>
  );
}
