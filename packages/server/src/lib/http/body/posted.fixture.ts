/** A request with this body, as it arrives over the wire: in these pieces, with no length announced unless in `headers`. */
export function posted(
  pieces: Iterable<string | Uint8Array>,
  headers: Readonly<Record<string, string>> = {},
): { readonly request: Request; readonly taken: () => number } {
  let taken = 0;
  const rest = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = rest.next();
        if (done) return controller.close();
        taken += 1;
        controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  return { request: new Request('http://shop.test/x', init), taken: () => taken };
}
