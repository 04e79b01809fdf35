import type { ObjectTranslation } from '../../objects/translation/object-translation.ts';

export const campaignDe: ObjectTranslation = {
  label: 'Kampagne',
  labelPlural: 'Kampagnen',
  fields: {
    Name: 'Name der Kampagne',
    Type: {
      label: 'Art',
      values: {
        Email: 'E-Mail',
        'Trade Fair': 'Messe',
        Webinar: 'Webinar',
        Print: 'Druck',
        Other: 'Sonstiges',
      },
    },
    Status: {
      label: 'Status',
      values: {
        Planned: 'Geplant',
        'In Progress': 'Läuft',
        Completed: 'Abgeschlossen',
        Aborted: 'Abgebrochen',
      },
    },
    IsActive: 'Aktiv',
    StartDate: 'Beginn',
    EndDate: 'Ende',
    BudgetedCost: 'Geplante Kosten',
    ActualCost: 'Tatsächliche Kosten',
    Description: 'Beschreibung',
    NumberOfMembers: 'Mitglieder',
    NumberOfResponses: 'Rückmeldungen',
    CostPerResponse: 'Kosten je Rückmeldung',
  },
  layouts: { Campaign: 'Kampagne', Outcome: 'Ergebnis', Description: 'Beschreibung' },
  path: 'Status der Kampagne',
  listViews: { AllCampaigns: 'Alle Kampagnen', ActiveCampaigns: 'Aktive Kampagnen' },
  relatedLists: { CampaignMembers: 'Mitglieder' },
  actions: {
    AddMember: { label: 'Mitglied hinzufügen', successMessage: 'Das Mitglied ist hinzugefügt.' },
    Complete: 'Abschließen',
  },
  validationRules: {
    EndsAfterItStarts: 'Das Ende liegt nach dem Beginn.',
    CostsNothingLess: 'Kosten können nicht negativ sein.',
  },
};
