import type { ObjectTranslation } from '@relab/records/objects';

export const productDe: ObjectTranslation = {
  label: 'Produkt',
  labelPlural: 'Produkte',
  fields: {
    Name: 'Bezeichnung',
    StockKeepingUnit: 'Artikelnummer',
    ProductCode: 'Produktcode',
    Description: 'Beschreibung',
    IsActive: 'Aktiv',
    ProductClass: { label: 'Produktklasse', values: { Simple: 'Einfach' } },
    UrlName: 'Name in der Adresse',
    CurrencyIsoCode: 'Währung',
  },
  layouts: { Product: 'Produkt', Description: 'Beschreibung' },
  listViews: { AllProducts: 'Alle Produkte' },
};

export const productMediaDe: ObjectTranslation = {
  label: 'Produktbild',
  labelPlural: 'Produktbilder',
  fields: {
    ProductId: 'Produkt',
    ContentKey: 'Inhaltsschlüssel',
    MediaGroup: 'Mediengruppe',
    MediaType: { label: 'Medienart', values: { Image: 'Bild', Document: 'Dokument' } },
    SortOrder: 'Reihenfolge',
    Title: 'Titel',
    AlternateText: 'Alternativtext',
  },
  layouts: { Media: 'Medium', 'For Those Who Do Not See It': 'Für alle, die es nicht sehen' },
  listViews: { AllMedia: 'Alle Medien' },
};

export const priceBookEntryDe: ObjectTranslation = {
  label: 'Preislisteneintrag',
  labelPlural: 'Preislisteneinträge',
  fields: {
    Product2Id: 'Produkt',
    Pricebook2Id: 'Preisliste',
    UnitPrice: 'Stückpreis',
    ListPrice: 'Früherer Preis',
    CurrencyIsoCode: 'Währung',
    IsActive: 'Aktiv',
    IsPublic: 'Für alle',
    Reduction: 'Nachlass',
  },
  layouts: { Price: 'Preis' },
  listViews: { AllPrices: 'Alle Preise', Reduced: 'Reduziert' },
  validationRules: {
    NotBelowZero: 'Ein Preis kann nicht negativ sein.',
    WasDearer: 'Der frühere Preis kann nicht niedriger sein.',
  },
};
