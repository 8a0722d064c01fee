// One time zone and locale on server and client, or the page would change on hydration.
const dateTime = new Intl.DateTimeFormat("en-AU", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Australia/Brisbane",
});

/** An ISO time in the firm's time zone: "21 Nov 2026, 3:05 pm (Brisbane)". */
export function formatDateTime(iso: string): string {
  return `${dateTime.format(new Date(iso))} (Brisbane)`;
}

const longDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Brisbane" });

/** A day in full: "21 November 2026". */
export function formatDay(date: Date): string {
  return longDate.format(date);
}

const mediumDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeZone: "Australia/Brisbane" });

/** A day for a title block: "21 Nov 2026". */
export function formatShortDay(date: Date): string {
  return mediumDate.format(date);
}

const yearOnly = new Intl.DateTimeFormat("en-AU", { year: "numeric", timeZone: "Australia/Brisbane" });

/** The year in the firm's time zone. */
export function formatYear(date: Date): string {
  return yearOnly.format(date);
}
