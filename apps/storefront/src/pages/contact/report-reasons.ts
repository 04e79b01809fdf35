import * as texts from './texts.ts';

/** Why a listing may be reported: the values of `Reason__c` that a case of the type Report may have, in our words. */
export const reportReasons: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'Wrong Description', label: texts.reasons.wrongDescription },
  { value: 'Sold Elsewhere', label: texts.reasons.soldElsewhere },
  { value: 'Stolen or Counterfeit', label: texts.reasons.stolen },
  { value: 'Not Allowed to Be Sold', label: texts.reasons.notAllowed },
  { value: 'Other', label: texts.reasons.other },
];
