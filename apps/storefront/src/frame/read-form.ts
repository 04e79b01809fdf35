/** A posted form with its files: the largest file that a page takes is 10 MB. In bytes. */
const LARGEST_FORM = 12_000_000;

/** The body of a form was larger than any page takes. */
export class FormTooLarge extends Error {}

/** The body, however long it was said to be; what is larger is read no further. */
async function readBody({ headers, body }: Request, most: number): Promise<Blob> {
  if (Number(headers.get('content-length')) > most) throw new FormTooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new FormTooLarge();
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** A posted form; undefined when it is none that can be read. Rejects with `FormTooLarge`. */
export async function readForm(request: Request, most = LARGEST_FORM): Promise<FormData | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const body = await readBody(request, most);
  return await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined);
}
