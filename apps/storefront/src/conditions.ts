import type { Condition, ConditionName } from './condition/condition.ts';
import * as german from './condition/condition-texts.de.ts';

export { type Condition, type ConditionName, conditions } from './condition/condition.ts';

/** The steps of the condition scale in German, for code that needs both languages at once. */
export const conditionsInGerman: Readonly<Record<ConditionName, Pick<Condition, 'label' | 'definition'>>> = {
  NewSurplus: { label: german.newSurplus, definition: german.newSurplusDefinition },
  Refurbished: { label: german.refurbished, definition: german.refurbishedDefinition },
  UsedTestedWorking: { label: german.testedWorking, definition: german.testedWorkingDefinition },
  UsedPowersOn: { label: german.powersOn, definition: german.powersOnDefinition },
  UsedUntested: { label: german.untested, definition: german.untestedDefinition },
  ForParts: { label: german.forParts, definition: german.forPartsDefinition },
};
