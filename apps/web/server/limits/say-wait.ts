/** "Too many attempts. Try again in 40 seconds." */
export function tooManyAttempts(seconds: number): string {
  if (seconds === 1) return "Too many attempts. Try again in 1 second.";
  if (seconds < 90) return `Too many attempts. Try again in ${seconds} seconds.`;
  return `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`;
}
