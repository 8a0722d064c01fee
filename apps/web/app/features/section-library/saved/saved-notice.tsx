import { useSaved } from "./saved-store.ts";
import "./saved.css";

/** The result of the last change. The elements are always present, so that a screen reader announces changes. */
export function SavedNotice({ uid }: { readonly uid: string }) {
  const { store, notice } = useSaved(uid);
  const act = notice?.action?.act;
  const content = notice ? (
    <p className="saved-notice" data-failure={notice.isFailure || undefined}>
      <span>{notice.text}</span>
      {notice.action ? (
        <button
          type="button"
          onClick={() => {
            store?.dismiss();
            act?.();
          }}
        >
          {notice.action.label}
        </button>
      ) : null}
      <button type="button" onClick={() => store?.dismiss()}>
        Close
      </button>
    </p>
  ) : null;
  return (
    <div className="saved-notices" data-print="hide">
      <div role="alert">{notice?.isFailure ? content : null}</div>
      <div role="status">{notice?.isFailure ? null : content}</div>
    </div>
  );
}
