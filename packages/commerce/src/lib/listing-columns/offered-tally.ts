/** What of a visibility tells which listings are seen. */
interface VisibleSets {
  /** By number of a policy set: 1 where its listings are visible. Null where all are. */
  readonly listings: Uint8Array | null;
}

interface Tally {
  counts: Int32Array;
  /** Sums of places: where one listing is counted, its place. */
  places: Float64Array;
}

function wider<Values extends Int32Array | Float64Array>(values: Values, wide: Values): Values {
  wide.set(values);
  return wide;
}

/**
 * How many offered listings have each number of a column, apart by the policies they are in. Each write of a listing changes
 * it, so that counts of all listings take as long for a million as for ten.
 */
export class OfferedTally {
  /** By number of a policy set. */
  readonly #tallies: Tally[] = [];

  add(policySet: number, number: number, place: number): void {
    this.#change(policySet, number, place, 1);
  }

  remove(policySet: number, number: number, place: number): void {
    this.#change(policySet, number, place, -1);
  }

  /** The visible offered listings with a number. */
  count(number: number, visibility: VisibleSets): number {
    return this.#sum(visibility, ({ counts }) => counts[number] ?? 0);
  }

  /** The place of the only visible offered listing with a number. */
  placeOf(number: number, visibility: VisibleSets): number {
    return this.#sum(visibility, ({ places }) => places[number] ?? 0);
  }

  #sum({ listings }: VisibleSets, read: (tally: Tally) => number): number {
    let sum = 0;
    for (const [set, tally] of this.#tallies.entries())
      if (listings === null || listings[set] === 1) sum += read(tally);
    return sum;
  }

  #change(policySet: number, number: number, place: number, by: 1 | -1): void {
    while (this.#tallies.length <= policySet)
      this.#tallies.push({ counts: new Int32Array(16), places: new Float64Array(16) });
    const tally = this.#tallies[policySet];
    if (!tally) return;
    if (number >= tally.counts.length) {
      tally.counts = wider(tally.counts, new Int32Array(2 * number));
      tally.places = wider(tally.places, new Float64Array(2 * number));
    }
    tally.counts[number] = (tally.counts[number] ?? 0) + by;
    tally.places[number] = (tally.places[number] ?? 0) + by * place;
  }
}
