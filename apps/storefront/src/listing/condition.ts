import * as texts from './condition-texts.ts';

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
    label: texts.newSurplus,
    definition: texts.newSurplusMeans,
    itemCondition: 'https://schema.org/NewCondition',
  },
  {
    apiName: 'Refurbished',
    grade: 'B',
    label: texts.refurbished,
    definition: texts.refurbishedMeans,
    itemCondition: 'https://schema.org/RefurbishedCondition',
  },
  {
    apiName: 'UsedTestedWorking',
    grade: 'C',
    label: texts.testedWorking,
    definition: texts.testedWorkingMeans,
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'UsedPowersOn',
    grade: 'D',
    label: texts.powersOn,
    definition: texts.powersOnMeans,
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'UsedUntested',
    grade: 'E',
    label: texts.untested,
    definition: texts.untestedMeans,
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'ForParts',
    grade: 'F',
    label: texts.forParts,
    definition: texts.forPartsMeans,
    itemCondition: 'https://schema.org/DamagedCondition',
  },
];

export function findCondition(apiName: string | null | undefined): Condition | undefined {
  return conditions.find((condition) => condition.apiName === apiName);
}
