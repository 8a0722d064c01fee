/** The form of a request. A body that is none is the sender's mistake: 400, and nothing for the error log. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response("This is not a form.\n", { status: 400 });
  }
}
