import type { ObjectTranslation } from '@relab/records/objects';
import { catalogue } from '../../demo/catalogue.ts';
import { conditionDe, shippingDe } from '../condition.de.ts';
import { unitFactsDe } from '../unit-facts.de.ts';

const categories = Object.fromEntries(
  catalogue.leafCategories.map(({ urlName, name }) => [
    urlName,
    catalogue.categoryTranslations.de?.[name] ?? name,
  ]),
);

export const offerDe: ObjectTranslation = {
  label: 'Angebot',
  labelPlural: 'Angebote',
  fields: {
    Name: 'Gerät',
    Number__c: 'Angebotsnummer',
    Account__c: 'Verkäufer',
    Contact__c: 'Kontakt',
    Lead__c: 'Interessent',
    Listing__c: 'Inserat',
    Manufacturer__c: 'Hersteller',
    Model__c: 'Modell',
    Year__c: 'Baujahr',
    Condition__c: conditionDe,
    Location__c: 'Standort',
    Quantity__c: 'Anzahl',
    SerialNumber__c: { label: 'Seriennummer', help: 'Wie sie auf dem Typenschild steht.' },
    ...unitFactsDe,
    Accessories__c: { label: 'Zubehör', help: 'Eines je Zeile.' },
    Faults__c: 'Bekannte Mängel',
    Tests__c: {
      label: 'Prüfungen',
      help: 'Was mit welchem Ergebnis geprüft wurde, eine Prüfung je Zeile: Speed: 4,000 rpm',
    },
    Description__c: 'Beschreibung',
    Category__c: { label: 'Kategorie', values: categories },
    Type__c: { label: 'Gerätetyp', help: 'Zum Beispiel Refrigerated centrifuge.' },
    Shipping__c: shippingDe,
    Weight_kg__c: 'Gewicht (kg)',
    ListingPrice__c: { label: 'Preis des Inserats', help: 'Netto, für ein Stück.' },
    ListIt__c: { label: 'Zu inserieren', help: 'Das Inserat wird gerade angelegt.' },
    ListingProblem__c: {
      label: 'Warum es nicht inseriert ist',
      help: 'Was fehlte, als zuletzt ein Inserat angelegt werden sollte.',
    },
    Stage__c: {
      label: 'Phase',
      values: {
        Submitted: 'Eingereicht',
        Inspection: 'Begutachtung',
        'Price Proposed': 'Preis vorgeschlagen',
        Accepted: 'Angenommen',
        Listed: 'Inseriert',
        Rejected: 'Abgelehnt',
        Withdrawn: 'Zurückgezogen',
      },
    },
    IsWithdrawn__c: {
      label: 'Nicht mehr angeboten',
      help: 'Der Verkäufer behält es oder hat es anderswo verkauft.',
    },
    ExpectedBy__c: { label: 'Muss weg bis', help: 'Der Tag, bis zu dem es abgeholt sein muss.' },
    AskingPrice__c: 'Preisvorstellung',
    FloorPrice__c: { label: 'Mindestpreis', help: 'Das Mindeste, was der Verkäufer annimmt.' },
    ProposedPrice__c: 'Unser Preis',
    RejectReason__c: 'Ablehnungsgrund',
    ResalePrice__c: 'Erwarteter Verkaufspreis',
    RefurbishmentCost__c: 'Aufbereitungskosten',
    InternalNote__c: 'Interne Notiz',
    Margin__c: 'Marge',
    MarginPercent__c: 'Marge (%)',
    IsClosed__c: 'Abgeschlossen',
  },
  recordTypes: { Purchase: 'Ankauf', Consignment: 'Verkauf im Auftrag' },
  layouts: {
    Offer: 'Angebot',
    Equipment: 'Gerät',
    Price: 'Preis',
    Description: 'Beschreibung',
    'As a Listing': 'Als Inserat',
    Inside: 'Intern',
  },
  path: {
    label: 'Phasen eines Angebots',
    guidance: {
      Submitted: 'Nach Bildern und dem Typenschild fragen.',
      Inspection: 'Einen Besuch vereinbaren oder das Gerät kommen lassen.',
      Accepted: 'Die Abholung beauftragen, die Bilder durchsehen, dann inserieren.',
    },
  },
  listViews: {
    AllOffers: 'Alle Angebote',
    OpenOffers: 'Offene Angebote',
    MyOffers: 'Meine Angebote',
    ToList: 'Zu inserieren',
    Margins: 'Margen offener Angebote',
  },
  actions: {
    Inspect: 'Begutachten',
    ProposePrice: 'Preis vorschlagen',
    Accept: 'Annehmen',
    ListIt: { label: 'Inserieren', successMessage: 'Das Inserat wird angelegt.' },
    Reject: 'Ablehnen',
    Withdraw: { label: 'Zurückziehen', successMessage: 'Das Angebot ist zurückgezogen.' },
  },
  validationRules: {
    FloorIsBelow: 'Der Mindestpreis kann nicht über der Preisvorstellung liegen.',
    AsksForSomething: 'Preise können nicht negativ sein.',
    OffersSomething: 'Bieten Sie mindestens ein Stück an.',
    ProposedWithAPrice: 'Geben Sie an, was wir zahlen.',
    ListedAsAListing: 'Geben Sie das Inserat an, das daraus wurde.',
    AcceptedBeforeItIsListed: 'Nur ein angenommenes Angebot lässt sich inserieren.',
    ListedForAPrice: 'Preis des Inserats und Gewicht sind größer als null.',
    RejectedForAReason: 'Geben Sie den Grund der Ablehnung an.',
  },
};
