import type { Model } from '../catalogue/model.ts';
import type { Practice } from '../catalogue/practice.ts';
import type { ConditionName } from './condition.ts';
import { phrase } from './phrase.ts';
import type { Random } from './random.ts';

export type Test = {
  readonly what: string;
  readonly result: string;
};

export type Inspection = {
  readonly tests: readonly Test[];
  /** Role of who tested; empty where nothing was tested. */
  readonly testedBy: string;
};

/** What was tested follows from the grade: grade D means switched on and no more, E and F were not tested. */
export function inspectionOf(condition: ConditionName, practice: Practice, random: Random): Inspection {
  switch (condition) {
    case 'NewSurplus':
      return {
        tests: [{ what: 'Contents against the packing list', result: 'Complete, no transport damage' }],
        testedBy: 'Warehouse staff of the seller',
      };
    case 'Refurbished':
      return { tests: testsOf(practice, 4, random), testedBy: 'Service engineer of the seller' };
    case 'UsedTestedWorking':
      return {
        tests: testsOf(practice, random.integer(2, 3), random),
        testedBy: random.pick(['Service engineer of the seller', 'Technician of the seller']),
      };
    case 'UsedPowersOn':
      return {
        tests: [{ what: 'Power-on check', result: 'Starts normally, no error shown' }],
        testedBy: 'Warehouse staff of the seller',
      };
    case 'UsedUntested':
    case 'ForParts':
      return { tests: [], testedBy: '' };
  }
}

function testsOf(practice: Practice, count: number, random: Random): Test[] {
  return random.sample(practice.tests, count).map(([what, result]) => ({
    what: phrase(what, random),
    result: phrase(result, random),
  }));
}

const shares: readonly (readonly [condition: ConditionName, share: number])[] = [
  ['NewSurplus', 0.07],
  ['Refurbished', 0.21],
  ['UsedTestedWorking', 0.45],
  ['UsedPowersOn', 0.12],
  ['UsedUntested', 0.08],
  ['ForParts', 0.07],
];

/** Nobody leaves a large system in its crate: surplus is what a laboratory buys without a project of its own. */
const surplusLimit = 60_000;

/** A share of each grade as it is usual in the trade. What has no mains cannot be graded by switching it on. */
export function conditionOf(model: Model, random: Random): ConditionName {
  const drawn = drawCondition(random);
  if (drawn === 'NewSurplus' && model.newPrice > surplusLimit) return 'Refurbished';
  const isPassive = model.supply === 'none';
  return isPassive && (drawn === 'UsedPowersOn' || drawn === 'UsedUntested') ? 'UsedTestedWorking' : drawn;
}

function drawCondition(random: Random): ConditionName {
  let left = random.next();
  for (const [condition, share] of shares) {
    left -= share;
    if (left < 0) return condition;
  }
  return 'UsedTestedWorking';
}
