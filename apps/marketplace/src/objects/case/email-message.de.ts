import type { ObjectTranslation } from '@relab/records/objects';

export const emailMessageDe: ObjectTranslation = {
  label: 'E-Mail',
  labelPlural: 'E-Mails',
  fields: {
    ParentId: 'Vorgang',
    RelatedToId: 'Bezieht sich auf',
    Subject: 'Betreff',
    ToAddress: 'An',
    TextBody: 'Text',
    MessageDate: 'Gesendet am',
  },
  layouts: { Email: 'E-Mail', Text: 'Text' },
  listViews: { AllEmails: 'Alle E-Mails' },
};
