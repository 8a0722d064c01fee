/** "40 seconds", "3 minutes". */
export function formatRetryDelay(seconds: number): string {
  if (seconds === 1) return "1 second";
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/** "Too many attempts. Try again in 40 seconds." */
export function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Try again in ${formatRetryDelay(seconds)}.`;
}
