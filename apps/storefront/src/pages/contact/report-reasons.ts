/** Why a listing may be reported: the values of `Reason__c` that a case of the type Report may have, in our words. */
export const reportReasons: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'Wrong Description', label: 'The description or a picture is wrong' },
  { value: 'Sold Elsewhere', label: 'It was sold elsewhere, or does not exist' },
  { value: 'Stolen or Counterfeit', label: 'It is stolen or counterfeit' },
  { value: 'Not Allowed to Be Sold', label: 'It may not be sold' },
  { value: 'Other', label: 'Something else' },
];
