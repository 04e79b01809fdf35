/**
 * Two workers share what is to be done: while one waits for the server the other draws. Each is handed the same iterator
 * and takes from it until nothing is left.
 */
export async function inLanes<Item>(
  items: readonly Item[],
  work: (left: Iterable<Item>) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all([work(left), work(left)]);
}
