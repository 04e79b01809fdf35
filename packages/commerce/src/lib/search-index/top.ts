/** An order of places: by a key, the lowest first; equal keys by comparison. */
export interface Order {
  readonly key: (place: number) => number;
  readonly compare: (a: number, b: number) => number;
}

/**
 * The first `count` of a stream of places, in order: a heap whose top is the worst one kept, so that nearly every
 * candidate of a long stream costs one comparison of keys.
 */
export class Top {
  readonly #count: number;
  readonly #order: Order;
  readonly #heap: number[] = [];
  #worst = Number.POSITIVE_INFINITY;

  constructor(count: number, order: Order) {
    this.#count = count;
    this.#order = order;
  }

  /** `key` is the place's, for who has it already. */
  add(place: number, key: number = this.#order.key(place)): void {
    const heap = this.#heap;
    if (heap.length < this.#count) {
      heap.push(place);
      this.#rise(heap.length - 1);
    } else {
      if (this.#count === 0 || key > this.#worst) return;
      if (this.#compare(place, this.#at(0)) >= 0) return;
      heap[0] = place;
      this.#sink();
    }
    if (heap.length === this.#count) this.#worst = this.#order.key(this.#at(0));
  }

  sorted(): number[] {
    return [...this.#heap].sort((a, b) => this.#compare(a, b));
  }

  #compare(a: number, b: number): number {
    return this.#order.key(a) - this.#order.key(b) || this.#order.compare(a, b);
  }

  #at(index: number): number {
    return this.#heap[index] ?? -1;
  }

  #swap(a: number, b: number): void {
    const kept = this.#at(a);
    this.#heap[a] = this.#at(b);
    this.#heap[b] = kept;
  }

  #rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (this.#compare(this.#at(at), this.#at(parent)) <= 0) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      if (left >= this.#heap.length) return;
      const right = left + 1;
      const worse =
        right < this.#heap.length && this.#compare(this.#at(right), this.#at(left)) > 0 ? right : left;
      if (this.#compare(this.#at(worse), this.#at(at)) <= 0) return;
      this.#swap(at, worse);
      at = worse;
    }
  }
}
