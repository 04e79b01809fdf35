/** The places of as many numbers as possible that rise from each to the next one. */
export function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the place of the smallest number that a rise of it can end with. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before.push(low > 0 ? ends[low - 1] : undefined);
    ends[low] = at;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) rise.add(at);
  return rise;
}
