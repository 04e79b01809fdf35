import type { ObjectTranslation } from '@relab/records/objects';

export const accountDe: ObjectTranslation = {
  fields: {
    VatId__c: 'USt-IdNr.',
    PaymentTerms__c: {
      label: 'Zahlungsbedingungen',
      values: { Prepayment: 'Vorkasse', '14 Days': '14 Tage', '30 Days': '30 Tage' },
    },
    CreditLimit__c: 'Kreditlimit',
    OnHold__c: 'Gesperrt',
    CommissionRate__c: 'Provision',
    NumberOfOrders__c: 'Anzahl der Aufträge',
    OrderTotal__c: 'Auftragssumme',
    LastOrderDate__c: 'Letzter Auftrag',
    OpenCases__c: 'Offene Vorgänge',
    Listings__c: 'Inserate',
    OpenOffers__c: 'Offene Angebote',
  },
  recordTypes: { Buyer: 'Käufer', Seller: 'Verkäufer' },
  layouts: { Orders: 'Aufträge', Selling: 'Verkauf' },
  listViews: {
    BestBuyers: 'Geschäftspartner mit Aufträgen',
    Sellers: 'Verkäufer',
    OnHold: 'Gesperrte Geschäftspartner',
  },
  relatedLists: {
    Orders: 'Aufträge',
    Cases: 'Vorgänge',
    Offers__r: 'Angebote',
    QuoteRequests__r: 'Preisanfragen',
    Listings__r: 'Inserate',
    Tasks: 'Aufgaben',
    Events: 'Termine',
  },
  actions: {
    NewCase: 'Vorgang anlegen',
    NewOffer: 'Angebot anlegen',
    NewTask: 'Aufgabe anlegen',
    LogACall: 'Anruf erfassen',
  },
  validationRules: {
    VatIdHasItsForm:
      'Eine USt-IdNr. beginnt mit den zwei Buchstaben des Landes und enthält keine Leerzeichen, zum Beispiel DE123456789.',
    CreditIsNoDebt: 'Ein Kreditlimit kann nicht negativ sein.',
  },
  duplicateRules: { SameCompany: 'Gleiches Unternehmen' },
};
