import type { ObjectTranslation } from '@relab/records/objects';

export const shipmentDe: ObjectTranslation = {
  label: 'Sendung',
  labelPlural: 'Sendungen',
  fields: {
    ShipmentNumber: 'Sendungsnummer',
    OrderSummaryId: 'Auftrag',
    Status: {
      label: 'Status',
      values: {
        Planned: 'Geplant',
        Packed: 'Gepackt',
        'Picked Up': 'Abgeholt',
        'In Transit': 'Unterwegs',
        Delivered: 'Zugestellt',
        Exception: 'Störung',
      },
    },
    Carrier: 'Spedition',
    TrackingNumber: 'Sendungsverfolgungsnummer',
    TrackingUrl: 'Sendungsverfolgung',
    ShipDate: 'Versandtag',
    ExpectedDeliveryDate: 'Voraussichtliche Zustellung',
    ActualDeliveryDate: 'Zugestellt am',
    Packages: 'Packstücke',
    Weight: 'Gewicht (kg)',
    Description: 'Hinweise',
    FreightCost: 'Frachtkosten',
    IsLate: 'Verspätet',
  },
  layouts: { Shipment: 'Sendung', Days: 'Termine', More: 'Weiteres' },
  path: {
    label: 'Sendungsstatus',
    guidance: {
      Planned: 'Zusammenstellen, packen und die Spedition beauftragen.',
      Packed: 'Etikettieren und übergeben.',
    },
  },
  relatedLists: { ShipmentItems: 'Positionen' },
  listViews: {
    ToPack: 'Zusammenzustellen und zu packen',
    ToHandOver: 'Zu übergeben',
    AllShipments: 'Alle Sendungen',
    UnderWay: 'Unterwegs',
  },
  actions: {
    Pack: { label: 'Gepackt', successMessage: 'Die Sendung ist gepackt.' },
    HandOver: {
      label: 'Übergeben',
      successMessage: 'Die Sendung ist unterwegs und der Käufer benachrichtigt.',
    },
    Deliver: { label: 'Zugestellt', successMessage: 'Die Sendung ist zugestellt.' },
  },
  validationRules: {
    OfAnOrderThatIsPaid: 'Der Auftrag ist noch nicht bezahlt.',
    OfAnOrderThatIsConfirmed: 'Der Käufer hat den Auftrag noch nicht bestätigt.',
    OfAnOrderThatHolds: 'Der Käufer bittet um Stornierung. Entscheiden Sie zuerst darüber.',
    OfAnOrderThatStands: 'Der Auftrag ist storniert.',
    TrackedInTransit: 'Geben Sie an, wer die Sendung befördert.',
    ArrivesAfterItLeft: 'Die Zustellung liegt nach dem Versand.',
    DeliveredOnADay: 'Geben Sie an, wann zugestellt wurde.',
  },
};
