import { type Condition, type ConditionName, conditions as names } from './condition/condition.ts';
import { type ConditionDefinition, conditionDefinitions } from './condition/condition-definition.ts';
import * as german from './condition/condition-texts.de.ts';
import * as germanDefinitions from './condition/definition-texts.de.ts';

export type { Condition, ConditionName } from './condition/condition.ts';

/** Best first, with what each promises. */
export const conditions: readonly (Condition & ConditionDefinition)[] = names.map((condition) => ({
  ...condition,
  ...conditionDefinitions[condition.apiName],
}));

type Translated = Pick<Condition & ConditionDefinition, 'label' | 'definition'>;

/** The steps of the condition scale in German, for code that needs both languages at once. */
export const conditionsInGerman: Readonly<Record<ConditionName, Translated>> = {
  NewSurplus: { label: german.newSurplus, definition: germanDefinitions.newSurplus },
  Refurbished: { label: german.refurbished, definition: germanDefinitions.refurbished },
  UsedTestedWorking: { label: german.testedWorking, definition: germanDefinitions.testedWorking },
  UsedPowersOn: { label: german.powersOn, definition: germanDefinitions.powersOn },
  UsedUntested: { label: german.untested, definition: germanDefinitions.untested },
  ForParts: { label: german.forParts, definition: germanDefinitions.forParts },
};
