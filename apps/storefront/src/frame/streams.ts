/** One stream of a text, a stream and what is known only after it. Ends the middle one when nobody reads any more. */
export function concatStreams(
  start: string,
  middle: ReadableStream<Uint8Array>,
  end: () => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reader = middle.getReader();
  let started = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!started) {
        started = true;
        controller.enqueue(encoder.encode(start));
        return;
      }
      const { done, value } = await reader.read();
      if (!done) {
        controller.enqueue(value);
        return;
      }
      controller.enqueue(encoder.encode(end()));
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
