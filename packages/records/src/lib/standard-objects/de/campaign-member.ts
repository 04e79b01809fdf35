import type { ObjectTranslation } from '../../objects/translation/object-translation.ts';

export const campaignMemberDe: ObjectTranslation = {
  label: 'Kampagnenmitglied',
  labelPlural: 'Kampagnenmitglieder',
  fields: {
    Name: 'Mitglied',
    CampaignId: 'Kampagne',
    LeadId: 'Interessent',
    ContactId: 'Kontakt',
    Status: {
      label: 'Status',
      values: { Planned: 'Geplant', Sent: 'Angeschrieben', Responded: 'Geantwortet' },
    },
    FirstRespondedDate: 'Erste Rückmeldung',
    HasResponded: 'Hat geantwortet',
  },
  layouts: { Member: 'Mitglied' },
  listViews: { AllMembers: 'Alle Mitglieder' },
  validationRules: {
    LeadOrContact: 'Ein Mitglied ist entweder ein Interessent oder ein Kontakt.',
  },
};
