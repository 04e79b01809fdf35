import type { ConditionName } from './condition.ts';
import type { Random } from './random.ts';

export type Warranty = {
  /** 0 for none. */
  readonly warrantyMonths: number;
  readonly warrantyText: string;
};

/** A promise only where something was tested: grades D to F come without warranty. */
export function warrantyOf(condition: ConditionName, random: Random): Warranty {
  switch (condition) {
    case 'NewSurplus':
      return {
        warrantyMonths: 12,
        warrantyText:
          '12 months from the seller, parts and labor. The maker’s own warranty may have run out.',
      };
    case 'Refurbished':
      return months(random.pick([6, 6, 12]), 'parts and labor, return to the seller’s workshop');
    case 'UsedTestedWorking':
      return months(random.pick([1, 3, 3, 3]), 'on function, by repair, exchange or refund');
    case 'UsedPowersOn':
      return {
        warrantyMonths: 0,
        warrantyText: 'No warranty. May be returned within 14 days if it does not power on as described.',
      };
    case 'UsedUntested':
      return { warrantyMonths: 0, warrantyText: 'No warranty on function. Sold as it stands.' };
    case 'ForParts':
      return { warrantyMonths: 0, warrantyText: 'No warranty. Sold for parts or repair.' };
  }
}

function months(count: number, scope: string): Warranty {
  return { warrantyMonths: count, warrantyText: `${count} month${count === 1 ? '' : 's'} ${scope}.` };
}
