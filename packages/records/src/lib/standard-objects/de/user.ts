import type { ObjectTranslation } from '../../objects/translation/object-translation.ts';
import { personNameTexts } from './person-name.ts';

export const userDe: ObjectTranslation = {
  label: 'Benutzer',
  labelPlural: 'Benutzer',
  fields: {
    ...personNameTexts,
    Username: 'Benutzername',
    Email: 'E-Mail',
    Title: 'Position',
    Phone: 'Telefon',
    AccountId: 'Geschäftspartner',
    ContactId: 'Kontakt',
    IsActive: 'Aktiv',
    Roles__c: {
      label: 'Rollen',
      values: {
        buyer: 'Einkauf',
        'buyer manager': 'Einkaufsleitung',
        seller: 'Verkauf',
        author: 'Redaktion',
        publisher: 'Veröffentlichung',
        clerk: 'Sachbearbeitung',
        administrator: 'Administration',
      },
    },
    LocaleSidKey: { label: 'Gebietsschema', values: 'codes' },
    LanguageLocaleKey: { label: 'Sprache', values: 'codes' },
    TimeZoneSidKey: { label: 'Zeitzone', values: 'codes' },
    DefaultCurrencyIsoCode: { label: 'Währung', values: 'codes' },
    AuthId__c: 'Anmelde-ID',
  },
  layouts: { User: 'Benutzer', Locale: 'Sprache und Region', 'Belongs To': 'Gehört zu' },
  constraintMessages: {
    user_is_active_kept:
      'Das ist die letzte Person mit der Rolle Administration. Geben Sie die Rolle zuerst jemand anderem.',
    user_roles_kept:
      'Das ist die letzte Person mit der Rolle Administration. Geben Sie die Rolle zuerst jemand anderem.',
  },
  listViews: { AllUsers: 'Alle Benutzer', Colleagues: 'Kolleginnen und Kollegen' },
};
