const notYet = Symbol('not yet');

const nextTurn = (): Promise<typeof notYet> => new Promise((resolve) => setImmediate(resolve, notYet));

/**
 * One stream of a text, a stream and what is known only after it. What is ready at once leaves in one piece, so that
 * no browser paints half of what could be complete. Cancels the middle stream when nobody reads any more.
 */
export function concatStreams(
  start: string,
  middle: ReadableStream<Uint8Array>,
  end: () => string,
  onCancel?: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reader = middle.getReader();
  let waiting: ReturnType<typeof reader.read> | undefined;
  let parts: Uint8Array[] = [encoder.encode(start)];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        waiting ??= reader.read();
        const read = parts.length > 0 ? await Promise.race([waiting, nextTurn()]) : await waiting;
        if (read === notYet) break;
        waiting = undefined;
        if (read.done) {
          parts.push(encoder.encode(end()));
          controller.enqueue(joined(parts));
          controller.close();
          return;
        }
        parts.push(read.value);
      }
      controller.enqueue(joined(parts));
      parts = [];
    },
    async cancel(reason) {
      onCancel?.();
      await reader.cancel(reason);
    },
  });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
