import type { Found } from './found.ts';

const maxTerms = 200;
/** Of all terms: five bytes each. */
const maxMatches = 10_000_000;

/** What terms have found, by key: the oldest go where there are too many, or too many matches, as of words that all listings have. */
export class TermCache {
  readonly #terms = new Map<string, Found>();
  readonly #maxMatches: number;
  #matches = 0;

  constructor(maxCachedMatches: number = maxMatches) {
    this.#maxMatches = maxCachedMatches;
  }

  get(key: string): Found | undefined {
    return this.#terms.get(key);
  }

  set(key: string, found: Found): void {
    this.#delete(key);
    this.#terms.set(key, found);
    this.#matches += found.matches.places.length;
    for (const oldest of this.#terms.keys()) {
      if (this.#terms.size <= maxTerms && this.#matches <= this.#maxMatches) return;
      this.#delete(oldest);
    }
  }

  clear(): void {
    this.#terms.clear();
    this.#matches = 0;
  }

  #delete(key: string): void {
    this.#matches -= this.#terms.get(key)?.matches.places.length ?? 0;
    this.#terms.delete(key);
  }
}
