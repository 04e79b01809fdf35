import type { ObjectTranslation } from '@relab/records/objects';
import { currencies } from '../../site/markets.ts';
import { mailLanguageDe } from '../unit-facts.de.ts';

const perUnit = 'Für ein Stück, netto.';

export const quoteRequestDe: ObjectTranslation = {
  label: 'Preisanfrage',
  labelPlural: 'Preisanfragen',
  fields: {
    Name: 'Preisanfrage',
    Listing__c: 'Inserat',
    Account__c: 'Käufer',
    Contact__c: 'Kontakt',
    Quantity__c: 'Menge',
    WantedPrice__c: { label: 'Wunschpreis', help: perUnit },
    NeededBy__c: 'Benötigt bis',
    Country__c: 'Lieferland',
    Message__c: 'Nachricht',
    Status__c: {
      label: 'Status',
      values: {
        New: 'Neu',
        'In Review': 'In Prüfung',
        Quoted: 'Angeboten',
        Accepted: 'Angenommen',
        Declined: 'Abgelehnt',
        Withdrawn: 'Zurückgezogen',
      },
    },
    IsWithdrawn__c: {
      label: 'Nicht mehr gewünscht',
      help: 'Der Käufer zieht die Anfrage zurück; es wird nichts mehr angeboten.',
    },
    DeclineReason__c: 'Ablehnungsgrund',
    CurrencyIsoCode: 'Währung',
    QuotedPrice__c: { label: 'Angebotener Preis', help: perUnit },
    DeliveryPrice__c: 'Lieferung',
    ValidUntil__c: { label: 'Gültig bis', help: 'Der letzte Tag. Ohne Angabe dreißig Tage.' },
    Order__c: 'Auftrag',
    Seller__c: 'Verkäufer',
    SellerPrice__c: { label: 'Preis des Verkäufers', help: perUnit },
    SellerAnswer__c: 'Antwort des Verkäufers',
    Language__c: mailLanguageDe,
    InternalNote__c: 'Interne Notiz',
    Total__c: 'Gesamtbetrag',
    Margin__c: 'Marge',
    IsExpired__c: 'Abgelaufen',
    AgeInDays__c: 'Alter (Tage)',
  },
  recordTypes: { Quote: 'Preisangebot', PriceOffer: 'Preisvorschlag' },
  layouts: {
    'Quote Request': 'Preisanfrage',
    Message: 'Nachricht',
    Quote: 'Preisangebot',
    Seller: 'Verkäufer',
    Inside: 'Intern',
  },
  path: {
    label: 'Status der Preisanfrage',
    guidance: {
      New: 'Ist es noch da? Wer verkauft es?',
      'In Review': 'Den Verkäufer fragen.',
      Quoted: 'Vor dem Ablauf noch einmal nachfragen.',
    },
  },
  listViews: {
    AllQuoteRequests: 'Alle Preisanfragen',
    OpenQuoteRequests: 'Offene Preisanfragen',
    ToAnswer: 'Zu beantworten',
    MyQuoteRequests: 'Meine Preisanfragen',
  },
  actions: {
    AskSeller: 'Verkäufer fragen',
    Answer: 'Antworten',
    Quote: { label: 'Preis anbieten', successMessage: 'Der Käufer kann das Preisangebot jetzt sehen.' },
    Decline: 'Ablehnen',
    Withdraw: { label: 'Zurückziehen', successMessage: 'Die Preisanfrage ist zurückgezogen.' },
  },
  validationRules: {
    AsksForSomething: 'Fragen Sie mindestens ein Stück an.',
    QuotedWithAPrice: 'Geben Sie an, was es kostet.',
    PricesAreNotNegative: 'Preise können nicht negativ sein.',
    PricesAreNotAbsurd: 'Preise liegen unter 10.000.000.',
    InACurrencyOfOurs: `Wir verkaufen in ${currencies.join(', ')}.`,
    OffersAPrice: 'Geben Sie an, was Sie für ein Stück bieten.',
    NeededLater: 'Der Tag, bis zu dem Sie es brauchen, ist vorbei.',
    DeclinedForAReason: 'Geben Sie den Grund der Ablehnung an.',
    WithdrawnInTime:
      'Nur was weder bestellt noch abgelehnt ist, lässt sich zurückziehen, und dabei bleibt es dann.',
  },
  constraintMessages: {
    quote_request_listing_kept: 'Für Verkauftes lässt sich kein Preis anbieten.',
    quote_request_account_kept: 'Was angefragt ist, ändert nur, wer kauft.',
    quote_request_quantity_kept: 'Darüber ist schon entschieden.',
    quote_request_valid_until_kept: 'Ein Preisangebot gilt mindestens bis heute.',
  },
};
