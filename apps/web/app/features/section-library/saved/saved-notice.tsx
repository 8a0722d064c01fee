import { useSaved } from "./saved-store.ts";
import "./saved.css";

/** What became of the last change. The places are always there, so that a screen reader hears what comes into them. */
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
