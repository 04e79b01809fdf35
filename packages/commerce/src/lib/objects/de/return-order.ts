import type { ObjectTranslation } from '@relab/records/objects';

export const returnOrderDe: ObjectTranslation = {
  label: 'Rücksendung',
  labelPlural: 'Rücksendungen',
  fields: {
    ReturnOrderNumber: 'Rücksendungsnummer',
    OrderSummaryId: 'Auftrag',
    Type: {
      label: 'Art',
      help: 'Storniert wird, was noch nicht versandt war: Es kommt nichts zurück.',
      values: { Return: 'Rücksendung', Cancellation: 'Stornierung' },
    },
    CaseId: 'Vorgang',
    Status: {
      label: 'Status',
      values: {
        Requested: 'Angefragt',
        Approved: 'Erwartet',
        Received: 'Eingetroffen',
        Refunded: 'Erstattet',
        Canceled: 'Abgesagt',
      },
    },
    Reason: {
      label: 'Anlass',
      values: {
        'Does Not Work': 'Funktioniert nicht',
        'Not as Described': 'Nicht wie beschrieben',
        Damaged: 'Beschädigt',
        'No Longer Needed': 'Nicht mehr benötigt',
        Other: 'Sonstiges',
      },
    },
    Description: 'Beschreibung',
    BuyerNote: {
      label: 'Nachricht an den Käufer',
      help: 'Was dem Käufer bei der Entscheidung über die Rücksendung geschrieben wurde.',
    },
    ReceivedDate: 'Eingetroffen am',
    CurrencyIsoCode: 'Währung',
    DeliveryAmount: { label: 'Erstattete Lieferkosten', help: 'Netto.' },
    RefundAmount: { label: 'Erstattungsbetrag', help: 'Mit Steuer.' },
    RefundMethod: { label: 'Erstattung auf', values: { Card: 'Karte', Transfer: 'Konto' } },
    RefundState: {
      label: 'Geld',
      help: 'Ob es zurückgegangen ist. Überwiesen wird von Hand und hier vermerkt.',
      values: { Pending: 'Ausstehend', Done: 'Erledigt', Failed: 'Fehlgeschlagen' },
    },
    RefundedDate: 'Erstattet am',
    CreditNoteNumber: 'Gutschrift',
    Units: 'Stücke',
  },
  layouts: { Return: 'Rücksendung', Description: 'Beschreibung', Refund: 'Erstattung' },
  path: {
    label: 'Status der Rücksendung',
    guidance: {
      Requested: 'Der Käufer fragt danach: zustimmen, oder mit Begründung ablehnen.',
      Approved: 'Abwarten, bis die Stücke da sind, dann zählen und prüfen.',
      Received: 'Erstatten, was eingetroffen ist, und die Lieferung, wenn sie geschuldet ist.',
    },
  },
  listViews: {
    AllReturns: 'Alle Rücksendungen',
    Requested: 'Angefragte Rücksendungen',
    Expected: 'Erwartete Rücksendungen',
    ToRefund: 'Zu erstatten',
  },
  relatedLists: { ReturnOrderLineItems: 'Zurückgesandte Positionen' },
  actions: {
    MoneyIsBack: { label: 'Geld ist zurück', successMessage: 'Die Erstattung ist erledigt.' },
  },
  validationRules: { RefundedBeforeTheMoney: 'Erstatten Sie zuerst die Rücksendung.' },
};

export const returnOrderLineItemDe: ObjectTranslation = {
  label: 'Zurückgesandte Position',
  labelPlural: 'Zurückgesandte Positionen',
  fields: {
    ReturnOrderId: 'Rücksendung',
    OrderSummaryId: 'Auftrag',
    OrderItemSummaryId: 'Auftragsposition',
    Name: 'Artikel',
    StockKeepingUnit: 'Artikelnummer',
    Quantity: 'Menge',
    QuantityReceived: 'Eingetroffen',
    IsRestocked: 'Wieder im Bestand',
    SortOrder: 'Reihenfolge',
  },
  layouts: { 'Returned Item': 'Zurückgesandte Position' },
  listViews: { AllReturnedItems: 'Alle zurückgesandten Positionen' },
};
