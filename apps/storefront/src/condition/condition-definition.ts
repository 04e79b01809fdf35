import type { ConditionName } from './condition.ts';
import * as texts from './definition-texts.ts';

/** What a step of the scale promises: trade words such as "refurbished" have no legal meaning. Few pages show more than its name. */
export interface ConditionDefinition {
  /** What a buyer may rely on, in one or two sentences. */
  readonly definition: string;
  /** `itemCondition` in schema.org's vocabulary. */
  readonly itemCondition: string;
}

export const conditionDefinitions: Readonly<Record<ConditionName, ConditionDefinition>> = {
  NewSurplus: { definition: texts.newSurplus, itemCondition: 'https://schema.org/NewCondition' },
  Refurbished: { definition: texts.refurbished, itemCondition: 'https://schema.org/RefurbishedCondition' },
  UsedTestedWorking: { definition: texts.testedWorking, itemCondition: 'https://schema.org/UsedCondition' },
  UsedPowersOn: { definition: texts.powersOn, itemCondition: 'https://schema.org/UsedCondition' },
  UsedUntested: { definition: texts.untested, itemCondition: 'https://schema.org/UsedCondition' },
  ForParts: { definition: texts.forParts, itemCondition: 'https://schema.org/DamagedCondition' },
};
