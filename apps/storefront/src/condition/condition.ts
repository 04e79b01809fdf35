import * as texts from './condition-texts.ts';

/** A value of `Condition__c`, as it travels. */
export type ConditionName =
  | 'NewSurplus'
  | 'Refurbished'
  | 'UsedTestedWorking'
  | 'UsedPowersOn'
  | 'UsedUntested'
  | 'ForParts';

/** A step of the condition scale. Trade words such as "refurbished" have no legal meaning, so each says what it promises. */
export interface Condition {
  readonly apiName: ConditionName;
  /** A is best. */
  readonly grade: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  readonly label: string;
  /** What a buyer may rely on, in one or two sentences. */
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
    definition: texts.newSurplusDefinition,
    itemCondition: 'https://schema.org/NewCondition',
  },
  {
    apiName: 'Refurbished',
    grade: 'B',
    label: texts.refurbished,
    definition: texts.refurbishedDefinition,
    itemCondition: 'https://schema.org/RefurbishedCondition',
  },
  {
    apiName: 'UsedTestedWorking',
    grade: 'C',
    label: texts.testedWorking,
    definition: texts.testedWorkingDefinition,
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'UsedPowersOn',
    grade: 'D',
    label: texts.powersOn,
    definition: texts.powersOnDefinition,
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'UsedUntested',
    grade: 'E',
    label: texts.untested,
    definition: texts.untestedDefinition,
    itemCondition: 'https://schema.org/UsedCondition',
  },
  {
    apiName: 'ForParts',
    grade: 'F',
    label: texts.forParts,
    definition: texts.forPartsDefinition,
    itemCondition: 'https://schema.org/DamagedCondition',
  },
];

export function findCondition(apiName: string | null | undefined): Condition | undefined {
  return conditions.find((condition) => condition.apiName === apiName);
}
