import type { ObjectTranslation } from '@relab/records/objects';

export const orderItemDe: ObjectTranslation = {
  label: 'Auftragsposition',
  labelPlural: 'Auftragspositionen',
  fields: {
    OrderSummaryId: 'Auftrag',
    Product2Id: 'Produkt',
    OrderDeliveryGroupSummaryId: 'Lieferung',
    Name: 'Bezeichnung',
    StockKeepingUnit: 'Artikelnummer',
    UrlName: 'Name in der Adresse',
    Quantity: 'Menge',
    QuantityCanceled: 'Storniert',
    UnitPrice: 'Stückpreis',
    TotalAdjustmentAmount: 'Rabatt',
    TotalPrice: 'Gesamtpreis',
    TaxRate: 'Steuersatz (Prozent)',
    TotalTaxAmount: 'Umsatzsteuer',
    SortOrder: 'Reihenfolge',
    ThumbnailImage: 'Bild',
  },
  layouts: { Item: 'Position' },
  listViews: { AllOrderItems: 'Alle Auftragspositionen' },
};
