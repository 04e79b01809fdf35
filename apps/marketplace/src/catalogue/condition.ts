/** Picklist value of a condition, as it travels. */
export type ConditionName =
  | 'NewSurplus'
  | 'Refurbished'
  | 'UsedTestedWorking'
  | 'UsedPowersOn'
  | 'UsedUntested'
  | 'ForParts';

export type Condition = {
  readonly apiName: ConditionName;
  readonly grade: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  readonly label: string;
  /** What a buyer may rely on, in one or two sentences. */
  readonly definition: string;
  /** 1 is best. */
  readonly rank: number;
  /** Value of `itemCondition` in schema.org's vocabulary. */
  readonly itemCondition: string;
};

/** Best first. Trade words such as "refurbished" have no legal meaning, so every grade says what it promises. */
export const conditions: readonly Condition[] = [
  {
    apiName: 'NewSurplus',
    grade: 'A',
    label: 'New surplus',
    definition:
      'Never put into service. The packaging may have been opened, and the maker’s warranty may have run out.',
    rank: 1,
    itemCondition: 'https://schema.org/NewCondition',
  },
  {
    apiName: 'Refurbished',
    grade: 'B',
    label: 'Refurbished',
    definition:
      'Serviced, worn parts replaced, cleaned and tested against the maker’s specification. The work is written down and comes with the unit.',
    rank: 2,
    itemCondition: 'https://schema.org/RefurbishedCondition',
  },
  {
    apiName: 'UsedTestedWorking',
    grade: 'C',
    label: 'Used, tested working',
    definition:
      'Used. Its main functions were run and worked, with the results listed. No parts were replaced beforehand.',
    rank: 3,
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'UsedPowersOn',
    grade: 'D',
    label: 'Used, powers on',
    definition: 'Used. It starts and shows its normal start screen or lamps. Nothing beyond that was tested.',
    rank: 4,
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'UsedUntested',
    grade: 'E',
    label: 'Used, untested',
    definition:
      'Used and not tested, usually for lack of power, gas, water or software. It may or may not work.',
    rank: 5,
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'ForParts',
    grade: 'F',
    label: 'For parts',
    definition: 'Known not to work as a whole. Sold for spare parts or for repair by a specialist.',
    rank: 6,
    itemCondition: 'https://schema.org/DamagedCondition',
  },
];
