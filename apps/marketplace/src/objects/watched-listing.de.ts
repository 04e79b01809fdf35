import type { ObjectTranslation } from '@relab/records/objects';

export const watchedListingDe: ObjectTranslation = {
  label: 'Beobachtetes Inserat',
  labelPlural: 'Beobachtete Inserate',
  fields: {
    Name: { label: 'Name des Inserats', help: 'So hieß es, als es gemerkt wurde.' },
    Listing__c: 'Inserat',
    Price__c: { label: 'Preis beim Merken', help: 'Für ein Stück, netto, wie er zu sehen war.' },
    CurrencyIsoCode: 'Währung',
    Notices__c: 'Benachrichtigung per Mail',
    ToldPrice__c: 'Zuletzt gemeldeter Preis',
    ToldState__c: {
      label: 'Zuletzt gemeldeter Stand',
      values: { ForSale: 'Zu verkaufen', Sold: 'Verkauft', Gone: 'Nicht mehr da' },
    },
    ToldDate__c: 'Zuletzt gemeldet am',
    Language__c: 'Sprache',
  },
  layouts: { 'Watched Listing': 'Beobachtetes Inserat', 'Told Last': 'Zuletzt gemeldet' },
  listViews: {
    MyWatchedListings: 'Meine beobachteten Inserate',
    AllWatchedListings: 'Alle beobachteten Inserate',
  },
  validationRules: { PriceIsNotNegative: 'Ein Preis kann nicht negativ sein.' },
  constraintMessages: {
    watched_listing_listing_is_named: 'Geben Sie an, welches Inserat Sie beobachten möchten.',
    watched_listing_listing_most:
      'Sie beobachten schon 200 Inserate; mehr sind nicht möglich. Entfernen Sie eines, um ein anderes zu beobachten.',
  },
};
