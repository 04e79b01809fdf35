import type { ConditionName } from './condition.ts';
import type { Random } from './random.ts';

/** The year of the catalogue: the age of a unit counts from here, so that no listing changes with the calendar. */
export const catalogueYear = 2026;

/** What is left of the price of a new one, before age counts. */
const worth: Readonly<Record<ConditionName, number>> = {
  NewSurplus: 0.68,
  Refurbished: 0.56,
  UsedTestedWorking: 0.42,
  UsedPowersOn: 0.27,
  UsedUntested: 0.18,
  ForParts: 0.09,
};

/** Instruments lose about 6 % a year and keep at least a third of what their condition is worth. */
const yearly = 0.94;
const floor = 0.33;

export type Price = {
  /** EUR, two digits after the point. */
  readonly price: string;
  /** What this unit was offered for before, EUR, or null when its price has not been lowered. */
  readonly originalPrice: string | null;
};

export function priceOf(newPrice: number, condition: ConditionName, year: number, random: Random): Price {
  const age = Math.max(0, catalogueYear - year);
  const aging = Math.max(floor, yearly ** age);
  const haggling = 0.88 + random.next() * 0.24;
  const price = tidy(Math.max(45, newPrice * worth[condition] * aging * haggling));
  const before = tidy(price * (1.08 + random.next() * 0.22));
  const isLowered = random.chance(0.28) && before > price;
  return { price: price.toFixed(2), originalPrice: isLowered ? before.toFixed(2) : null };
}

/** People ask for round sums, coarser the higher they are. */
function tidy(amount: number): number {
  const step = amount < 500 ? 5 : amount < 2000 ? 10 : amount < 10_000 ? 50 : amount < 50_000 ? 100 : 500;
  return Math.round(amount / step) * step;
}
