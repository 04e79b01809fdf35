import type { ObjectTranslation } from '@relab/records/objects';

export const savedSearchDe: ObjectTranslation = {
  label: 'Gespeicherte Suche',
  labelPlural: 'Gespeicherte Suchen',
  fields: {
    Name: 'Name',
    Address__c: { label: 'Adresse', help: 'Pfad und Parameter der Ergebnisseite.' },
    CurrencyIsoCode: { label: 'Währung', help: 'In ihr stehen die Preise der Adresse.' },
    Frequency__c: {
      label: 'Benachrichtigungen',
      values: { AtOnce: 'Sofort', Daily: 'Täglich', Weekly: 'Wöchentlich', Never: 'Nie' },
    },
    New__c: { label: 'Neu', help: 'Inserate, die seit dem letzten Öffnen dazugekommen sind.' },
    LookedDate__c: 'Zuletzt gesucht',
    NextLook__c: 'Nächste Suche',
    NewestSeen__c: 'Neuestes gesehenes Inserat',
    Language__c: 'Sprache',
  },
  layouts: { 'Saved Search': 'Gespeicherte Suche', Address: 'Adresse', Looks: 'Suchläufe' },
  listViews: {
    MySavedSearches: 'Meine gespeicherten Suchen',
    AllSavedSearches: 'Alle gespeicherten Suchen',
  },
  validationRules: {
    LeadsToResults: 'Nur Ergebnisseiten dieser Website lassen sich speichern.',
    NewIsNoLess: 'Null oder mehr.',
  },
  constraintMessages: {
    saved_search_address_most:
      'Sie haben schon 50 Suchen gespeichert; mehr sind nicht möglich. Löschen Sie eine, um eine andere zu speichern.',
  },
};
