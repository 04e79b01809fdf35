import type { ObjectTranslation } from '../../objects/translation/object-translation.ts';
import { personNameTexts } from './person-name.ts';

export const leadDe: ObjectTranslation = {
  label: 'Interessent',
  labelPlural: 'Interessenten',
  fields: {
    ...personNameTexts,
    Title: 'Position',
    Company: 'Unternehmen',
    Email: 'E-Mail',
    Phone: 'Telefon',
    Website: 'Website',
    City: 'Ort',
    Country: 'Land',
    Description: 'Beschreibung',
    LeadSource: {
      label: 'Herkunft',
      values: {
        Web: 'Web',
        Phone: 'Telefon',
        Referral: 'Empfehlung',
        'Trade Fair': 'Messe',
        Campaign: 'Kampagne',
        Other: 'Sonstiges',
      },
    },
    Rating: { label: 'Bewertung', values: { Hot: 'Heiß', Warm: 'Warm', Cold: 'Kalt' } },
    Status: {
      label: 'Status des Interessenten',
      values: {
        New: 'Neu',
        Working: 'In Bearbeitung',
        Qualified: 'Qualifiziert',
        Unqualified: 'Nicht geeignet',
        Converted: 'Umgewandelt',
      },
    },
    ConvertedAccountId: 'Entstandener Geschäftspartner',
    ConvertedContactId: 'Entstandener Kontakt',
    DoNotCall: 'Nicht anrufen',
  },
  layouts: {
    Lead: 'Interessent',
    Message: 'Nachricht',
    Place: 'Ort',
    'What Became of It': 'Was daraus wurde',
    System: 'System',
  },
  path: {
    label: 'Status des Interessenten',
    guidance: {
      New: 'Innerhalb eines Arbeitstages antworten.',
      Working: 'Klären, worum es geht, wo es steht und bis wann es weg muss.',
      Qualified: 'Geschäftspartner und Kontakt anlegen, dann umwandeln.',
      Unqualified: 'Danken und sagen, warum es für uns nicht passt.',
    },
  },
  listViews: {
    AllLeads: 'Alle Interessenten',
    NewLeads: 'Neue Interessenten',
    MyLeads: 'Meine offenen Interessenten',
    UnassignedLeads: 'Interessenten ohne Inhaber',
  },
};
