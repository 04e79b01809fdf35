/** The clock that a batch waits by; `setTimeout` in a browser, a hand in tests. */
export interface Timers {
  /** Calls back after so many milliseconds; what it answers ends that. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}

/** Where a batch goes, and what ends it: 150 ms of quiet (S-264) or 20 items by default. */
export interface BatchOptions<Item> {
  readonly send: (items: readonly Item[]) => void;
  readonly timers: Timers;
  /** Milliseconds of quiet that end a batch; S-264: 150. */
  readonly wait?: number;
  /** Items that end it at once. */
  readonly maxItems?: number;
}

/** Items that wait to be sent together. */
export interface Batch<Item> {
  add(item: Item): void;
  /** Sends what is there, without waiting. */
  flush(): void;
}

/** Collects what comes in quick succession. */
export function createBatch<Item>({
  send,
  timers,
  wait = 150,
  maxItems = 20,
}: BatchOptions<Item>): Batch<Item> {
  let items: Item[] = [];
  let stop = (): void => {};
  function flush(): void {
    stop();
    const collected = items;
    items = [];
    if (collected.length > 0) send(collected);
  }
  return {
    add(item) {
      items.push(item);
      stop();
      if (items.length >= maxItems) flush();
      else stop = timers.after(wait, flush);
    },
    flush,
  };
}
