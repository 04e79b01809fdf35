import { median } from '../figures.ts';
import type { Question } from './questions.ts';
import type { SizedShop } from './sized-shop.ts';

export interface Compared {
  readonly name: string;
  /** Milliseconds of the median request of one client, by shop. */
  readonly times: readonly number[];
  /** What a shop answered that did not answer well: its time is not a number where that was half of its answers. */
  readonly failure: string | undefined;
}

async function timeOf(shop: SizedShop, { request }: Question, turn: number): Promise<number> {
  const begun = performance.now();
  await shop.send(request(turn));
  return performance.now() - begun;
}

interface Comparison {
  readonly seconds: number;
  /** The questions of each shop, the same for all by name. */
  readonly questions: readonly (readonly Question[])[];
}

/** Asks shops of several sizes the same in turn, so that what else goes on falls on all of them. */
export async function compareSizes(
  shops: readonly SizedShop[],
  { seconds, questions }: Comparison,
): Promise<readonly Compared[]> {
  const compared: Compared[] = [];
  for (const { name } of questions[0] ?? []) {
    const sameName = questions.map((of) => of.find((one) => one.name === name));
    if (sameName.includes(undefined)) continue;
    const times: number[][] = shops.map(() => []);
    const until = performance.now() + seconds * 1000;
    let failure: string | undefined;
    // The first rounds have plans made and code compiled.
    for (let turn = 0; turn < 12 || performance.now() < until; turn++) {
      // What takes seconds is measured well enough by a few.
      if (turn >= 7 && performance.now() > until + 5000) break;
      for (const [at, shop] of shops.entries()) {
        const question = sameName[at];
        if (question === undefined) continue;
        const time = await timeOf(shop, question, turn).catch((error: unknown) => {
          failure = `${shop.listings}: ${error instanceof Error ? error.message : String(error)}`;
          return Number.NaN;
        });
        if (turn >= 4) times[at]?.push(time);
      }
    }
    compared.push({ name, times: times.map(median), failure });
  }
  return compared;
}
