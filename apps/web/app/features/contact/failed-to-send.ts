/** The specification's sentence around the service's own, which may end with its full stop. */
export function failedToSend(reason: string): string {
  return `Failed to send message: ${reason.replace(/\.$/, "")}. Please try again or contact us directly.`;
}
