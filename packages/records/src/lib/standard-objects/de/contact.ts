import type { ObjectTranslation } from '../../objects/translation/object-translation.ts';
import { addressTexts } from './address.ts';
import { personNameTexts } from './person-name.ts';

export const contactDe: ObjectTranslation = {
  label: 'Kontakt',
  labelPlural: 'Kontakte',
  fields: {
    ...personNameTexts,
    AccountId: 'Geschäftspartner',
    Title: 'Position',
    Department: 'Abteilung',
    Email: 'E-Mail',
    Phone: 'Telefon',
    MobilePhone: 'Mobiltelefon',
    ReportsToId: 'Vorgesetzte Person',
    DoNotCall: 'Nicht anrufen',
    Description: 'Interne Notizen',
    ...addressTexts('Mailing', 'Postanschrift'),
  },
  layouts: { Contact: 'Kontakt', Address: 'Anschrift', Notes: 'Notizen' },
  listViews: { AllContacts: 'Alle Kontakte', MyContacts: 'Meine Kontakte' },
};
