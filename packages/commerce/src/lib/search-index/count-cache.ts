import type { CountColumns } from '../listing-columns/count-columns.ts';
import type { Counted } from './count.ts';
import type { CountRequest } from './count-request.ts';
import type { ListingCounter } from './listing-counter.ts';

const maxCounts = 500;
/** Counts of one request; nobody's policies are changed during the last. */
const maxTries = 3;

/**
 * Counts by their keys, each made once for all who need it at the same time. Nothing is copied for a count, so listings are
 * written while it is made:
 *
 * - A count during which anything was written is for those who wait for it, all of whom came before that, and is not cached: each of
 *   these listings may be in it as before, as after, or with some values of either.
 * - A count during which a listing came into other policies is made anew: values that are for some alone, under policies from
 *   before, would be shown to others. Where that happens again and again, those who write wait for the last count.
 */
export class CountCache {
  readonly #counter: Pick<ListingCounter, 'count'>;
  readonly #counts = new Map<string, Promise<Counted>>();
  readonly #undisturbed = new Set<Promise<unknown>>();
  #policyChanges = 0;

  constructor(counter: Pick<ListingCounter, 'count'>) {
    this.#counter = counter;
  }

  /** Before listings are written. */
  async beforeWriting(): Promise<void> {
    while (this.#undisturbed.size > 0) await Promise.allSettled(this.#undisturbed);
  }

  /** In the same turn of the event loop as listings, or the categories, were written. */
  written({ policies = false }: { readonly policies?: boolean } = {}): void {
    if (policies) this.#policyChanges += 1;
    this.#counts.clear();
  }

  get(key: string, columns: () => CountColumns, request: () => CountRequest): Promise<Counted> {
    const existing = this.#counts.get(key);
    if (existing) return existing;
    const counting = this.#count(columns, request);
    this.#counts.set(key, counting);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > maxCounts && oldest !== undefined) this.#counts.delete(oldest);
    counting.catch(() => {
      if (this.#counts.get(key) === counting) this.#counts.delete(key);
    });
    return counting;
  }

  async #count(columns: () => CountColumns, request: () => CountRequest): Promise<Counted> {
    const requested = request();
    for (let tries = 1; ; tries += 1) {
      const changes = this.#policyChanges;
      const counting = this.#counter.count(columns(), requested);
      if (tries === maxTries) this.#keepFromWriting(counting);
      const counted = await counting;
      if (changes === this.#policyChanges) return counted;
    }
  }

  #keepFromWriting(counting: Promise<Counted>): void {
    const forget = (): void => {
      this.#undisturbed.delete(counting);
    };
    this.#undisturbed.add(counting);
    counting.then(forget, forget);
  }
}
