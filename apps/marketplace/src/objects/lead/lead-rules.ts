import type { DuplicateRule, ValidationRule } from '@relab/records/objects';

export const leadValidationRules: readonly ValidationRule[] = [
  {
    name: 'ConvertedToAnAccount',
    error: `ISPICKVAL(Status, 'Converted') && ISBLANK(ConvertedAccountId)`,
    message: 'Name the account that the lead became.',
    field: 'ConvertedAccountId',
  },
  {
    name: 'BuiltByNow',
    error: 'Year__c < 1950 || Year__c > YEAR(TODAY()) + 1',
    message: 'Enter the year of manufacture with four digits, such as 2016.',
    field: 'Year__c',
  },
  {
    name: 'AsksForSomething',
    error: 'AskingPrice__c < 0',
    message: 'A price is zero or more.',
    field: 'AskingPrice__c',
  },
  {
    name: 'PriceInACurrency',
    error: 'NOT(ISBLANK(AskingPrice__c)) && ISBLANK(AskingCurrency__c)',
    message: 'Choose the currency of the price.',
    field: 'AskingCurrency__c',
  },
  {
    name: 'HasSomething',
    error: 'Quantity__c < 1',
    message: 'Offer one unit or more.',
    field: 'Quantity__c',
  },
];

/** The same person with the same model; both are stored, and clerks see it. */
export const leadDuplicateRules: readonly DuplicateRule[] = [
  {
    name: 'SameLead',
    label: 'Same Lead',
    matching: [
      {
        name: 'EmailAndModel',
        fields: [
          { field: 'Email', method: 'exact' },
          { field: 'Model__c', method: 'fuzzy', blankMatches: true },
        ],
      },
      {
        name: 'NameInCompany',
        fields: [
          { field: 'Name', method: 'fuzzy' },
          { field: 'Company', method: 'fuzzy' },
          { field: 'Model__c', method: 'fuzzy', blankMatches: true },
        ],
      },
      { name: 'IsContact', object: 'Contact', fields: [{ field: 'Email', method: 'exact' }] },
    ],
    onCreate: 'allow',
    onUpdate: 'allow',
  },
];
