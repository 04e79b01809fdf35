import { addressTexts } from './address.ts';

/** What an order and each of its deliveries say alike. */
export const orderDeliveryTexts = {
  ...addressTexts('ShipTo', 'Lieferung an'),
  DeliveryMethodName: 'Versandart',
  DeliveryMethodDescription: 'Beschreibung der Versandart',
  ShippingInstructions: 'Lieferhinweise',
  TotalProductAmount: 'Warenwert',
  TotalAdjustmentAmount: 'Rabatt',
  TotalDeliveryAmount: 'Versandkosten',
  TaxRate: 'Steuersatz (Prozent)',
  TotalTaxAmount: 'Umsatzsteuer',
  TaxNote: 'Hinweis für die Rechnung',
} as const;
