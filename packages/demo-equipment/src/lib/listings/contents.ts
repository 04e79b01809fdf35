import type { Model } from '../catalogue/model.ts';
import type { Practice } from '../catalogue/practice.ts';
import { plugFor } from '../catalogue/supply.ts';
import type { ConditionName } from './condition.ts';
import type { Random } from './random.ts';

export type Contents = {
  readonly included: readonly string[];
  readonly missing: readonly string[];
};

/** How likely a part that normally comes along got lost, and how many further ones may lack. */
const losses: Readonly<Record<ConditionName, readonly [lost: number, further: number]>> = {
  NewSurplus: [0, 0],
  Refurbished: [0, 1],
  UsedTestedWorking: [0.1, 1],
  UsedPowersOn: [0.25, 2],
  UsedUntested: [0.3, 2],
  ForParts: [0.45, 2],
};

/** What comes with a unit and what does not. Nothing is named on both sides. */
export function contentsOf(
  model: Model,
  condition: ConditionName,
  practice: Practice,
  country: string,
  random: Random,
): Contents {
  const [lost, further] = losses[condition];
  const included: string[] = [];
  const missing: string[] = [];
  for (const part of model.comesWith) (random.chance(lost) ? missing : included).push(part);
  const cord = cordOf(model, country);
  if (cord !== undefined) included.push(cord);
  const named = new Set(model.comesWith.flatMap(wordsOf));
  const candidates = practice.missing.filter((part) => !wordsOf(part).some((word) => named.has(word)));
  missing.push(...random.sample(candidates, random.integer(0, further)));
  return { included, missing };
}

function cordOf(model: Model, country: string): string | undefined {
  if (model.equipment === 'fume-hood') return undefined;
  if (model.supply === 'regional' || model.supply === 'universal')
    return `Power cord, ${plugFor(country)} plug`;
  return model.supply === 'heavy' ? 'Mains cable' : undefined;
}

/** Words that name a thing, in a form in which "workstation" meets "computer" and "racks" meets "rack". */
function wordsOf(part: string): string[] {
  const words = part.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return words.map((word) => (/^(workstation|notebook)$/.test(word) ? 'computer' : word.replace(/s$/, '')));
}
