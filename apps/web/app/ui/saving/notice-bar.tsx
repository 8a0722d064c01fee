import "./notice-bar.css";

/** A message for the user, with an action. */
export interface Notice {
  readonly text: string;
  readonly isFailure: boolean;
  readonly action?: { readonly label: string; readonly act: () => void };
}

interface NoticeBarProps {
  readonly notice: Notice | undefined;
  readonly onDismiss: () => void;
}

/** The result of the last change. The elements are always present, so that a screen reader announces changes. */
export function NoticeBar({ notice, onDismiss }: NoticeBarProps) {
  const act = notice?.action?.act;
  const content = notice ? (
    <p className="notice" data-failure={notice.isFailure || undefined}>
      <span>{notice.text}</span>
      {notice.action ? (
        <button
          type="button"
          onClick={() => {
            onDismiss();
            act?.();
          }}
        >
          {notice.action.label}
        </button>
      ) : null}
      <button type="button" onClick={onDismiss}>
        Close
      </button>
    </p>
  ) : null;
  return (
    <div className="notices" data-print="hide">
      <div role="alert">{notice?.isFailure ? content : null}</div>
      <div role="status">{notice?.isFailure ? null : content}</div>
    </div>
  );
}
