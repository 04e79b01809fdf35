import type { ObjectTranslation } from '@relab/records/objects';
import { addressTexts } from './address.ts';
import { orderDeliveryTexts } from './order-delivery.ts';
import { ownerTexts } from './owner-fields.ts';

export const orderDe: ObjectTranslation = {
  label: 'Auftrag',
  labelPlural: 'Aufträge',
  fields: {
    ...ownerTexts,
    ...orderDeliveryTexts,
    OrderNumber: 'Auftragsnummer',
    OrderedDate: 'Bestellt am',
    Status: {
      label: 'Status',
      values: {
        'Awaiting Payment': 'Zahlung ausstehend',
        'Awaiting Confirmation': 'Bestätigung ausstehend',
        Created: 'Bestellt',
        Approved: 'Bestätigt',
        Shipped: 'Unterwegs',
        Fulfilled: 'Geliefert',
        Canceled: 'Storniert',
      },
    },
    CurrencyIsoCode: 'Währung',
    Language: {
      label: 'Sprache',
      help: 'In ihr sind Mails und Rechnungen geschrieben; in der des Shops, wenn sie leer ist.',
    },
    ContactEmail: 'E-Mail für Rückfragen',
    ContactName: 'Ansprechperson',
    ContactPhone: 'Telefon für Rückfragen',
    ...addressTexts('BillTo', 'Rechnung an'),
    PaymentMethod: {
      label: 'Zahlungsart',
      values: { PurchaseOrder: 'Bestellung auf Rechnung', Invoice: 'Rechnung', Card: 'Karte' },
    },
    PurchaseOrderNumber: 'Bestellnummer des Kunden',
    PaidDate: 'Bezahlt am',
    RefundedDate: 'Erstattet am',
    PaymentReference: 'Zahlungsreferenz',
    ConfirmableUntil: {
      label: 'Zu bestätigen bis',
      help: 'Die E-Mail-Adresse war nicht bestätigt: Der Auftrag wartet so lange auf den Link aus der Mail und wird danach storniert.',
    },
    ConfirmedDate: 'Vom Käufer bestätigt am',
    TermsVersion: {
      label: 'Zugestimmte AGB',
      help: 'Die Fassung der AGB, der zugestimmt wurde: der Zeitpunkt ihrer Veröffentlichung.',
    },
    TermsAcceptedDate: 'AGB zugestimmt am',
    CanceledDate: 'Storniert am',
    CancellationState: {
      label: 'Stornierung',
      help: 'Ob der Käufer um Stornierung gebeten hat und was entschieden wurde.',
      values: { Requested: 'Erbeten', Accepted: 'Angenommen', Declined: 'Abgelehnt' },
    },
    CancellationReason: 'Grund der Stornierung',
    CancellationRequestedDate: 'Stornierung erbeten am',
    CancellationNote: {
      label: 'Antwort an den Käufer',
      help: 'Der Käufer liest sie auf der Seite des Auftrags.',
    },
    ExchangeRate: {
      label: 'Wechselkurs',
      help: 'Was eine Einheit der Währung der Verkäufer in der des Auftrags war; leer, wenn beide gleich sind.',
    },
    VatNumber: 'USt-IdNr.',
    GrandTotalAmount: 'Gesamtbetrag',
    ProductCount: 'Bestellte Stücke',
    InternalNote: 'Interne Notiz',
    LineCount: 'Positionen',
    ShipmentCount: 'Sendungen',
    OpenShipmentCount: 'Sendungen unterwegs',
    QuantityOrdered: 'Stücke',
    QuantityAllotted: 'Stücke in Sendungen',
    QuantityCanceled: 'Stornierte Stücke',
    QuantityToShip: 'Zu versendende Stücke',
    ReturnCount: 'Rücksendungen',
    IsGuestOrder: 'Als Gast bestellt',
  },
  layouts: {
    Order: 'Auftrag',
    Contact: 'Kontakt',
    Delivery: 'Lieferung',
    Payment: 'Zahlung',
    Amounts: 'Beträge',
    Cancellation: 'Stornierung',
    Inside: 'Intern',
  },
  path: {
    label: 'Auftragsstatus',
    guidance: {
      'Awaiting Payment': 'Abwarten: Der Auftrag wird bezahlt oder storniert.',
      'Awaiting Confirmation':
        'Abwarten: Der Käufer öffnet den Link aus der Mail, sonst wird storniert. Nur bestätigen, wenn Sie den Käufer erreicht haben.',
      Created: 'Bestellung und Anschrift prüfen.',
      Approved: 'Den Tag vereinbaren und die Sendung anlegen.',
    },
  },
  listViews: {
    AllOrders: 'Alle Aufträge',
    NewOrders: 'Neue Aufträge',
    AwaitingConfirmation: 'Bestätigung ausstehend',
    CancellationRequests: 'Erbetene Stornierungen',
    PartlyShipped: 'Teilweise versandt',
    ToShip: 'Zu versendende Aufträge',
  },
  relatedLists: { OrderItems: 'Positionen', Shipments: 'Sendungen', ReturnOrders: 'Rücksendungen' },
  actions: {
    Confirm: {
      label: 'Für den Käufer bestätigen',
      successMessage: 'Der Auftrag ist bestätigt und der Käufer benachrichtigt.',
    },
    Approve: { label: 'Freigeben', successMessage: 'Der Auftrag ist freigegeben.' },
    NewShipment: { label: 'Sendung anlegen', successMessage: 'Die Sendung ist geplant.' },
    Cancel: {
      label: 'Stornieren',
      successMessage: 'Der Auftrag ist storniert und der Käufer benachrichtigt.',
    },
    AcceptCancellation: { label: 'Wie erbeten stornieren', successMessage: 'Der Auftrag ist storniert.' },
    DeclineCancellation: {
      label: 'Stornierung ablehnen',
      successMessage: 'Der Käufer erfährt den Grund.',
    },
    Fulfill: 'Geliefert',
  },
  validationRules: {
    PaidBeforeItGoesOn: 'Der Auftrag wird mit Karte bezahlt und ist noch nicht bezahlt.',
    WaitsForACardOnly: 'Es gibt keine Zahlung, auf die zu warten wäre.',
    ConfirmedForGood: 'Es gibt keine Bestätigung, auf die zu warten wäre.',
    ReturnedInPart:
      'Teile wurden zurückgesandt und für sich erstattet: Lassen Sie auch den Rest zurücksenden.',
    CanceledForGood:
      'Der Auftrag ist storniert, und seine Artikel stehen wieder zum Verkauf. Nötig ist ein neuer Auftrag.',
  },
};
