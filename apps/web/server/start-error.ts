import { OperatorError } from "./operator-error.ts";

/** Error codes of listening on an address that this machine does not have. */
const NOT_OURS = /^(EADDRNOTAVAIL|EINVAL|ENOTFOUND|EAI_AGAIN)$/;

/** The one-line message for a failed start; an unexpected error keeps its stack. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node's errors of listening name the address.
  const {
    code = "",
    syscall = "",
    port,
    address,
    hostname,
    message,
    stack,
  }: NodeJS.ErrnoException & Partial<Record<"port" | "address" | "hostname", unknown>> = error;
  if (error instanceof OperatorError) return message;
  if (code === "EADDRINUSE")
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=3001 npm start`;
  if (syscall === "listen" && code === "EACCES")
    return `This user is not allowed to listen on that port (${message}). Choose one above 1023: PORT=3000 npm start`;
  if (/^(listen|getaddrinfo)$/.test(syscall) && NOT_OURS.test(code))
    return `Invalid setting: HOST=${JSON.stringify(address ?? hostname ?? "")} is not an address of this machine.`;
  return stack ?? message;
}
