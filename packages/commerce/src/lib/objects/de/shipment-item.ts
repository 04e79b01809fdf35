import type { ObjectTranslation } from '@relab/records/objects';

export const shipmentItemDe: ObjectTranslation = {
  label: 'Sendungsposition',
  labelPlural: 'Sendungspositionen',
  fields: {
    ShipmentId: 'Sendung',
    OrderSummaryId: 'Auftrag',
    OrderItemSummaryId: 'Auftragsposition',
    Name: 'Artikel',
    StockKeepingUnit: 'Artikelnummer',
    Quantity: 'Menge',
    SortOrder: 'Reihenfolge',
  },
  layouts: { 'Shipment Item': 'Sendungsposition' },
  listViews: { AllShipmentItems: 'Alle Sendungspositionen' },
};
