/** Texts numbered as they come; number 0 stands for none. */
export class Dictionary {
  readonly values: (string | null)[] = [null];
  readonly #numbers = new Map<string, number>();

  numberOf(value: string | null): number {
    if (value === null || value === '') return 0;
    const existing = this.#numbers.get(value);
    if (existing !== undefined) return existing;
    this.#numbers.set(value, this.values.length);
    this.values.push(value);
    return this.values.length - 1;
  }

  find(value: string): number | undefined {
    return this.#numbers.get(value);
  }

  textOf(number: number): string | null {
    return this.values[number] ?? null;
  }
}
