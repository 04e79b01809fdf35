import type { QuickAction } from '@relab/records/objects';

/** The steps of a case, from its first look to its end. */
export const caseActions: Readonly<Record<string, QuickAction>> = {
  Work: {
    label: 'Work on It',
    type: 'Update',
    items: ['OwnerId', 'Priority'],
    defaults: { Status: 'Working' },
    when: `ISPICKVAL(Status, 'New')`,
    availableTo: ['clerk'],
  },
  Answer: {
    label: 'Answer',
    type: 'Update',
    items: [{ fields: ['Answer__c'], behavior: 'Required' }, 'Comments'],
    defaults: { Status: 'Waiting for Customer' },
    when: 'NOT(IsClosed)',
    successMessage: 'The answer is mailed.',
    availableTo: ['clerk'],
  },
  Wait: {
    label: 'Wait for the Customer',
    type: 'Update',
    items: ['Comments'],
    defaults: { Status: 'Waiting for Customer' },
    when: `ISPICKVAL(Status, 'Working')`,
    availableTo: ['clerk'],
  },
  Close: {
    label: 'Close',
    type: 'Update',
    items: [{ fields: ['Resolution__c'], behavior: 'Required' }, 'ClosedDate'],
    defaults: { Status: 'Closed' },
    when: 'NOT(IsClosed)',
    successMessage: 'The case is closed.',
    availableTo: ['clerk'],
  },
  Reopen: {
    label: 'Reopen',
    type: 'Update',
    items: ['Comments'],
    defaults: { Status: 'Working' },
    when: 'IsClosed',
    availableTo: ['clerk'],
  },
  LogACall: { label: 'Log a Call', type: 'LogACall', items: ['Subject', 'Description', 'WhoId'] },
};
