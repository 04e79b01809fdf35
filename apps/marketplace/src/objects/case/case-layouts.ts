import type { Layouts } from '@relab/records/objects';

/** How a case is laid out. */
export const caseLayouts: Layouts = {
  full: [
    {
      heading: 'Case',
      items: [
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
    { heading: 'Description', columns: 1, items: ['Subject', 'Description'] },
    {
      heading: 'Outcome',
      columns: 1,
      items: ['Answer__c', 'Resolution__c', 'AnswerMailedDate__c', 'ClosedDate', 'Comments'],
    },
    {
      heading: 'As Given on the Site',
      items: ['SuppliedName', 'SuppliedEmail', 'SuppliedPhone', 'Language__c'],
      collapsible: true,
    },
    { heading: 'System', items: ['CreatedDate', 'LastModifiedDate'], modes: ['View'], collapsible: true },
  ],
  compact: ['CaseNumber', 'Subject', 'Status', 'Priority', 'AccountId', 'AgeInDays'],
};
