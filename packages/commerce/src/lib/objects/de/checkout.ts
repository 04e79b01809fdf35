import type { ObjectTranslation } from '@relab/records/objects';

export const checkoutDe: ObjectTranslation = {
  label: 'Bestellvorgang',
  labelPlural: 'Bestellvorgänge',
  fields: {
    CartId: 'Warenkorb',
    Status: { label: 'Status', values: { Active: 'Aktiv', Completed: 'Abgeschlossen' } },
    ContactInfo: 'Kontakt',
    DeliveryAddress: 'Lieferadresse',
    DeliveryMethodId: 'Versandart',
    ShippingInstructions: 'Lieferhinweise',
    Payment: 'Zahlung',
    VatNumber: 'USt-IdNr.',
    TermsVersion: 'Zugestimmte AGB',
    TermsAcceptedDate: 'AGB zugestimmt am',
    OrderSummaryId: 'Auftrag',
  },
  layouts: { Checkout: 'Bestellvorgang', 'What Was Filled In': 'Eingaben' },
  listViews: { ActiveCheckouts: 'Laufende Bestellvorgänge' },
};
