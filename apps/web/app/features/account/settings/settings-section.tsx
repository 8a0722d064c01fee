import type { ReactNode } from "react";

/** One subject of the settings page. */
export function SettingsSection({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="space-y-4 border-hairline border-t pt-6">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}
