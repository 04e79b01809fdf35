/**
 * Works on pages with several hands, each taking the next page once it is done with one. Where one fails the others end with the
 * page that they are at, and only then does the failure reach the caller: nothing is written behind its back.
 */
export async function eachPage<Page>(
  pages: AsyncIterable<Page> | Iterable<Page>,
  hands: number,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const iterator = Symbol.asyncIterator in pages ? pages[Symbol.asyncIterator]() : pages[Symbol.iterator]();
  let isOver = false;
  const worker = async (): Promise<void> => {
    try {
      while (!isOver) {
        const next = await iterator.next();
        if (next.done) return;
        await work(next.value);
      }
    } finally {
      isOver = true;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: hands }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
