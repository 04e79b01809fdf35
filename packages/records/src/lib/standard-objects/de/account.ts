import type { ObjectTranslation } from '../../objects/translation/object-translation.ts';
import { addressTexts } from './address.ts';

export const accountDe: ObjectTranslation = {
  label: 'Geschäftspartner',
  labelPlural: 'Geschäftspartner',
  fields: {
    Name: 'Name des Geschäftspartners',
    AccountNumber: 'Geschäftspartnernummer',
    ParentId: 'Übergeordneter Geschäftspartner',
    Phone: 'Telefon',
    Website: 'Website',
    Industry: 'Branche',
    NumberOfEmployees: 'Beschäftigte',
    AnnualRevenue: 'Jahresumsatz',
    AccountSource: {
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
    Description: 'Interne Notizen',
    SpendingLimit__c: 'Ausgabengrenze je Auftrag',
    ...addressTexts('Billing', 'Rechnungsadresse'),
    ...addressTexts('Shipping', 'Lieferadresse'),
  },
  layouts: {
    Account: 'Geschäftspartner',
    Addresses: 'Adressen',
    Notes: 'Notizen',
    System: 'System',
  },
  listViews: {
    AllAccounts: 'Alle Geschäftspartner',
    MyAccounts: 'Meine Geschäftspartner',
    NewAccounts: 'Neue Geschäftspartner',
  },
  relatedLists: { Contacts: 'Kontakte', ChildAccounts: 'Untergeordnete Geschäftspartner' },
  actions: { NewContact: { label: 'Kontakt anlegen', successMessage: 'Der Kontakt ist angelegt.' } },
};
