import { setNewest } from '@relab/server/limits';
import type { CountColumns } from '../listing-columns/count-columns.ts';
import type { Counted } from './count.ts';
import type { CountRequest } from './count-request.ts';
import { IncrementalCount, isIncremental } from './incremental-count.ts';
import type { ListingCounter } from './listing-counter.ts';

const maxCounts = 500;
/** Each write of a listing costs one or two microseconds for each of these. */
const maxIncremental = 100;
/** Listings behind a first page that are counted with it, to move up when some of its own go. */
const defaultSpare = 100;
/** Counts of one request; nobody's policies are changed during the last. */
const maxTries = 3;

/**
 * Counts by their keys, each made once for all who need it at the same time. Those of first pages without a term or a choice then
 * follow what is written (`IncrementalCount`), all others are dropped by it. Nothing is copied for a count, so listings are written
 * while it is made:
 *
 * - A count during which anything was written is for those who wait for it, all of whom came before that, and is not cached: each of
 *   these listings may be in it as before, as after, or with some values of either. Of one that would follow what is written, those
 *   who write wait for the next: where something is written all the time it would otherwise never be made whole. They wait for one
 *   count at most.
 * - A count during which a listing came into other policies is made anew: values that are for some alone, under policies from
 *   before, would be shown to others. Where that happens again and again, those who write wait for the last count.
 */
export class CountCache {
  readonly #counter: Pick<ListingCounter, 'count'>;
  readonly #spare: number;
  readonly #counts = new Map<string, Promise<Counted>>();
  /** The least recently requested first. */
  readonly #incremental = new Map<string, IncrementalCount>();
  /** Keys of counts that could have followed what is written, had nothing been written meanwhile. */
  readonly #disturbed = new Set<string>();
  readonly #undisturbed = new Set<Promise<unknown>>();
  #writersWaiting = 0;
  #writes = 0;
  #policyChanges = 0;

  constructor(counter: Pick<ListingCounter, 'count'>, { spare = defaultSpare } = {}) {
    this.#counter = counter;
    this.#spare = spare;
  }

  /** Before listings are written. */
  async beforeWriting(): Promise<void> {
    this.#writersWaiting += 1;
    while (this.#undisturbed.size > 0) await Promise.allSettled(this.#undisturbed);
    this.#writersWaiting -= 1;
  }

  /** Writes the listing at a place; what `write` returns. */
  writing<T>(place: number, columns: () => CountColumns, write: () => T): T {
    if (this.#incremental.size === 0) return write();
    const before = columns();
    for (const count of this.#incremental.values()) count.leave(before, place);
    const result = write();
    const after = columns();
    for (const [key, count] of this.#incremental) {
      count.enter(after, place);
      if (!count.isValid) this.#incremental.delete(key);
    }
    return result;
  }

  /** In the same turn of the event loop as listings were written. */
  written({ policies = false }: { readonly policies?: boolean } = {}): void {
    this.#writes += 1;
    this.#counts.clear();
    if (!policies) return;
    this.#policyChanges += 1;
    this.#incremental.clear();
  }

  /** In the same turn of the event loop as the categories were written. */
  categoriesWritten(): void {
    this.written();
    this.#incremental.clear();
  }

  get(key: string, columns: () => CountColumns, request: () => CountRequest): Promise<Counted> {
    const incremental = this.#incremental.get(key);
    if (incremental) {
      this.#store(key, incremental);
      return Promise.resolve(incremental.counted(columns()));
    }
    const existing = this.#counts.get(key);
    if (existing) return existing;
    const counting = this.#make(key, columns, request());
    setNewest(this.#counts, key, counting, maxCounts);
    counting.catch(() => {
      if (this.#counts.get(key) === counting) this.#counts.delete(key);
    });
    return counting;
  }

  async #make(key: string, columns: () => CountColumns, request: CountRequest): Promise<Counted> {
    if (!isIncremental(request)) return (await this.#count(columns, request)).counted;
    // Not while others wait to write, or they would wait for one such count after the other.
    const isAlone = this.#disturbed.delete(key) && this.#writersWaiting === 0 && this.#undisturbed.size === 0;
    const room = request.limit + this.#spare;
    const { counted, isWhole } = await this.#count(columns, { ...request, limit: room }, isAlone);
    const incremental = new IncrementalCount(request, room, counted);
    if (isWhole) this.#store(key, incremental);
    else this.#noteDisturbed(key);
    return incremental.counted(columns());
  }

  /** What was counted, and whether nothing was written meanwhile. */
  async #count(
    columns: () => CountColumns,
    request: CountRequest,
    isAlone = false,
  ): Promise<{ readonly counted: Counted; readonly isWhole: boolean }> {
    for (let tries = 1; ; tries += 1) {
      const [changes, writes] = [this.#policyChanges, this.#writes];
      const counting = this.#counter.count(columns(), request);
      if (isAlone || tries === maxTries) this.#keepFromWriting(counting);
      const counted = await counting;
      if (changes === this.#policyChanges) return { counted, isWhole: writes === this.#writes };
    }
  }

  #keepFromWriting(counting: Promise<Counted>): void {
    const forget = (): void => {
      this.#undisturbed.delete(counting);
    };
    this.#undisturbed.add(counting);
    counting.then(forget, forget);
  }

  /** As the one that was requested last. */
  #store(key: string, incremental: IncrementalCount): void {
    this.#counts.delete(key);
    setNewest(this.#incremental, key, incremental, maxIncremental);
  }

  #noteDisturbed(key: string): void {
    if (this.#disturbed.size >= maxCounts) this.#disturbed.clear();
    this.#disturbed.add(key);
  }
}
