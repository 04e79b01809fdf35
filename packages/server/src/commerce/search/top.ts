/**
 * The first `count` of a stream of numbers by `compare`, in order: a heap whose top is the worst one kept, so that
 * nearly every candidate of a long stream costs one comparison.
 */
export class Top {
  readonly #count: number;
  readonly #compare: (a: number, b: number) => number;
  readonly #heap: number[] = [];

  constructor(count: number, compare: (a: number, b: number) => number) {
    this.#count = count;
    this.#compare = compare;
  }

  add(item: number): void {
    const heap = this.#heap;
    if (heap.length < this.#count) {
      heap.push(item);
      this.#rise(heap.length - 1);
    } else if (this.#count > 0 && this.#compare(item, this.#at(0)) < 0) {
      heap[0] = item;
      this.#sink();
    }
  }

  sorted(): number[] {
    return [...this.#heap].sort(this.#compare);
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
