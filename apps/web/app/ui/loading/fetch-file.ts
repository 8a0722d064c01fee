/**
 * Fetches a file of the build.
 *
 * Errors    rejects with its address in the message if the server does not return it
 */
export async function fetchFile(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} could not be loaded (HTTP ${response.status}).`);
  return response;
}
