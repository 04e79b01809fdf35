/** A step of the condition scale. Trade words have no legal meaning, so each says what a buyer may rely on. */
export interface Condition {
  /** As it travels in `Condition__c`. */
  readonly apiName: string;
  /** A is best. */
  readonly grade: string;
  readonly label: string;
  readonly definition: string;
  /** `itemCondition` in schema.org's vocabulary. */
  readonly itemCondition: string;
}

/** Best first. */
export const conditions: readonly Condition[] = [
  {
    apiName: 'NewSurplus',
    grade: 'A',
    label: 'New surplus',
    definition:
      'Never put into service. The packaging may have been opened, and the maker’s warranty may have run out.',
    itemCondition: 'https://schema.org/NewCondition',
  },
  {
    apiName: 'Refurbished',
    grade: 'B',
    label: 'Refurbished',
    definition:
      'Serviced, worn parts replaced, cleaned and tested against the maker’s specification. The work is written down and comes with the unit.',
    itemCondition: 'https://schema.org/RefurbishedCondition',
  },
  {
    apiName: 'UsedTestedWorking',
    grade: 'C',
    label: 'Used, tested working',
    definition:
      'Used. Its main functions were run and worked, with the results listed. No parts were replaced beforehand.',
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'UsedPowersOn',
    grade: 'D',
    label: 'Used, powers on',
    definition: 'Used. It starts and shows its normal start screen or lamps. Nothing beyond that was tested.',
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'UsedUntested',
    grade: 'E',
    label: 'Used, untested',
    definition:
      'Used and not tested, usually for lack of power, gas, water or software. It may or may not work.',
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'ForParts',
    grade: 'F',
    label: 'For parts',
    definition: 'Known not to work as a whole. Sold for spare parts or for repair by a specialist.',
    itemCondition: 'https://schema.org/DamagedCondition',
  },
];

export function findCondition(apiName: string | null | undefined): Condition | undefined {
  return conditions.find((condition) => condition.apiName === apiName);
}
