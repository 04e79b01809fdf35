import type { PlatformTranslation } from '@relab/records/objects';

export const platformDe: PlatformTranslation = {
  globalActions: {
    LogACall: { label: 'Anruf erfassen', successMessage: 'Der Anruf ist erfasst.' },
    NewTask: 'Aufgabe anlegen',
    NewEvent: 'Termin anlegen',
    NewCase: 'Vorgang anlegen',
    NewLead: 'Interessenten anlegen',
    NewAccount: 'Geschäftspartner anlegen',
    NewContact: 'Kontakt anlegen',
    NewOffer: {
      label: 'Gerät anbieten',
      successMessage: 'Wir sehen es uns an und schlagen einen Preis vor.',
    },
  },
  apps: {
    Sales: { label: 'Vertrieb', description: 'Interessenten, Angebote und Preisanfragen' },
    Service: { label: 'Kundenservice', description: 'Fragen, Rückgaben und Reklamationen' },
    Catalogue: { label: 'Katalog', description: 'Inserate, Preise und Rabattaktionen' },
    Selling: { label: 'Verkaufen', description: 'Ihre Inserate, Ihre Angebote und was Käufer fragen' },
    Purchasing: { label: 'Einkauf', description: 'Ihre Aufträge, Preisanfragen und Fragen' },
    Administration: { label: 'Verwaltung', description: 'Personen und was der Shop von selbst führt' },
  },
};
