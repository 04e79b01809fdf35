import * as texts from './condition-texts.ts';

/** A value of `Condition__c`, as it travels. */
export type ConditionName =
  | 'NewSurplus'
  | 'Refurbished'
  | 'UsedTestedWorking'
  | 'UsedPowersOn'
  | 'UsedUntested'
  | 'ForParts';

/** A step of the condition scale. */
export interface Condition {
  readonly apiName: ConditionName;
  /** A is best. */
  readonly grade: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  readonly label: string;
}

/** Best first. */
export const conditions: readonly Condition[] = [
  { apiName: 'NewSurplus', grade: 'A', label: texts.newSurplus },
  { apiName: 'Refurbished', grade: 'B', label: texts.refurbished },
  { apiName: 'UsedTestedWorking', grade: 'C', label: texts.testedWorking },
  { apiName: 'UsedPowersOn', grade: 'D', label: texts.powersOn },
  { apiName: 'UsedUntested', grade: 'E', label: texts.untested },
  { apiName: 'ForParts', grade: 'F', label: texts.forParts },
];

export function findCondition(apiName: string | null | undefined): Condition | undefined {
  return conditions.find((condition) => condition.apiName === apiName);
}
