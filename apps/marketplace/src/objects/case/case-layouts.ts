import type { Layouts } from '@relab/records/objects';

/** How a case is laid out. */
export const caseLayouts: Layouts = {
  full: [
    {
      heading: 'Case',
      places: [
        'CaseNumber',
        'OwnerId',
        'Status',
        'Priority',
        'Reason__c',
        'Origin',
        'AccountId',
        'ContactId',
        'Order__c',
        'Listing__c',
        'AgeInDays',
        'ParentId',
      ],
    },
    { heading: 'Description', columns: 1, places: ['Subject', 'Description'] },
    {
      heading: 'Outcome',
      columns: 1,
      places: ['Answer__c', 'Resolution__c', 'AnswerMailedDate__c', 'ClosedDate', 'Comments'],
    },
    {
      heading: 'As Given on the Site',
      places: ['SuppliedName', 'SuppliedEmail', 'SuppliedPhone', 'Language__c'],
      collapsible: true,
    },
    { heading: 'System', places: ['CreatedDate', 'LastModifiedDate'], modes: ['View'], collapsible: true },
  ],
  compact: ['CaseNumber', 'Subject', 'Status', 'Priority', 'AccountId', 'AgeInDays'],
};
