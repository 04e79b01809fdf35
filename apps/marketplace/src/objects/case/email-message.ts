import {
  anyReference,
  byServer,
  dateTime,
  defineObject,
  email,
  longText,
  masterDetail,
  text,
} from '@relab/records/objects';
import { emailMessageDe } from './email-message.de.ts';

/** A mail that went to whoever wrote a case, word for word: written by the job that mails answers. */
export const emailMessage = defineObject({
  apiName: 'EmailMessage',
  label: 'Email',
  labelPlural: 'Emails',
  keyPrefix: '02s',
  nameField: 'Subject',
  color: '#BA0517',
  fields: {
    ParentId: masterDetail({
      label: 'Case',
      to: 'Case',
      childRelationshipName: 'EmailMessages',
    }),
    /** What the case is about, so that the mail is found there too. */
    RelatedToId: anyReference({ label: 'Related To', childRelationshipName: 'Emails', ...byServer }),
    Subject: text({ label: 'Subject', required: true, ...byServer }),
    ToAddress: email({ label: 'To', required: true, indexed: true, ...byServer }),
    TextBody: longText({ label: 'Text', ...byServer }),
    MessageDate: dateTime({ label: 'Sent', required: true, indexed: true, ...byServer }),
  },
  layouts: {
    full: [
      { heading: 'Email', items: ['Subject', 'ParentId', 'ToAddress', 'RelatedToId', 'MessageDate'] },
      { heading: 'Text', columns: 1, items: ['TextBody'] },
    ],
    compact: ['Subject', 'ToAddress', 'MessageDate'],
  },
  listViews: {
    AllEmails: {
      label: 'All Emails',
      columns: ['Subject', 'Parent.CaseNumber', 'ToAddress', 'MessageDate', 'CreatedBy.Name'],
      sortBy: ['-MessageDate'],
    },
  },
  search: { fields: ['Subject', 'ToAddress'], columns: ['Subject', 'ToAddress', 'MessageDate'] },
  permissions: { clerk: { read: 'all' } },
  translations: { de: emailMessageDe },
});
