import { median } from '../figures.ts';
import { type Question, questionsOf } from './questions.ts';
import type { SizedShop } from './sized-shop.ts';

export interface Compared {
  readonly name: string;
  /** Milliseconds of the median request of one client, by shop. */
  readonly times: readonly number[];
}

async function timeOf(shop: SizedShop, { path, headers }: Question, turn: number): Promise<number> {
  const begun = performance.now();
  await shop.get(path(turn), headers);
  return performance.now() - begun;
}

/** Asks shops of several sizes the same in turn, so that what else goes on falls on all of them. */
export async function compareSizes(
  shops: readonly SizedShop[],
  seconds: number,
): Promise<readonly Compared[]> {
  const questions = await Promise.all(shops.map(questionsOf));
  const compared: Compared[] = [];
  for (const { name } of questions[0] ?? []) {
    const sameName = questions.map((of) => of.find((one) => one.name === name));
    if (sameName.includes(undefined)) continue;
    const times: number[][] = shops.map(() => []);
    const until = performance.now() + seconds * 1000;
    // The first rounds have plans made and code compiled.
    for (let turn = 0; turn < 12 || performance.now() < until; turn++) {
      for (const [at, shop] of shops.entries()) {
        const question = sameName[at];
        if (question === undefined) continue;
        const time = await timeOf(shop, question, turn);
        if (turn >= 4) times[at]?.push(time);
      }
    }
    compared.push({ name, times: times.map(median) });
  }
  return compared;
}
