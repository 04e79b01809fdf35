/**
 * The same stream; it fails when no piece of it comes within so many milliseconds, or when it breaks off. `fail` makes the error
 * of the cause. How long whoever reads it takes does not count.
 */
export function bodyWithTimeout(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  patience: number,
  fail: (cause: unknown) => Error,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error(`Nothing came for ${patience} ms`)), patience);
      try {
        const { done, value } = await Promise.race([reader.read(), late]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (cause) {
        controller.error(fail(cause));
        await reader.cancel().catch(() => undefined);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
