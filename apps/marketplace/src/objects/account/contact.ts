import { Contact, extendObject } from '@relab/records/objects';
import { contactDe } from './contact.de.ts';

/** A person of an account. */
export const contact = extendObject(Contact, {
  relatedLists: {
    Cases: {
      label: 'Cases',
      columns: ['CaseNumber', 'Subject', 'Status', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
    CampaignMembers: {
      label: 'Campaigns',
      columns: ['Campaign.Name', 'Status', 'FirstRespondedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  actions: {
    NewCase: {
      label: 'New Case',
      type: 'Create',
      target: 'Case',
      parentField: 'ContactId',
      items: ['Subject', 'Description', 'Priority'],
      defaults: { AccountId: '{AccountId}', Origin: 'Phone' },
    },
    LogACall: { label: 'Log a Call', type: 'LogACall', items: ['Subject', 'Description'] },
  },
  duplicateRules: [
    {
      name: 'SamePerson',
      label: 'Same Person',
      matching: [
        { name: 'Email', fields: [{ field: 'Email', method: 'exact' }] },
        {
          name: 'NameInAccount',
          fields: [
            { field: 'Name', method: 'fuzzy' },
            { field: 'AccountId', method: 'exact' },
          ],
        },
      ],
      onCreate: 'allow',
      onUpdate: 'allow',
    },
  ],
  translations: { de: contactDe },
});
