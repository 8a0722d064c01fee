// One time zone and one locale on both sides, or the page would change under a person's eyes when its script loads.
const dateTime = new Intl.DateTimeFormat("en-AU", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Australia/Brisbane",
});

/** An ISO time as the firm's clock shows it: "21 Nov 2026, 3:05 pm (Brisbane)". */
export function formatDateTime(iso: string): string {
  return `${dateTime.format(new Date(iso))} (Brisbane)`;
}

const longDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Brisbane" });

/** A day as it is written in a document: "21 November 2026". */
export function formatDay(date: Date): string {
  return longDate.format(date);
}

const yearOnly = new Intl.DateTimeFormat("en-AU", { year: "numeric", timeZone: "Australia/Brisbane" });

/** The year on the firm's calendar. */
export function formatYear(date: Date): string {
  return yearOnly.format(date);
}
