/** The form of a request. An invalid body is a client error: 400, and nothing in the error log. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response("This is not a form.\n", { status: 400 });
  }
}
