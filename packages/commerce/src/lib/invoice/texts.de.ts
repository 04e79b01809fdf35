import type { InvoiceTexts } from './texts.ts';

export const german: InvoiceTexts = {
  locale: 'de-DE',
  position: 'Pos.',
  item: 'Artikel',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  taxRate: 'USt.',
  amount: 'Nettobetrag',
  vatNumber: (number) => `USt-IdNr. ${number}`,
  billedTo: 'Rechnung an',
  invoice: (number) => `Rechnung ${number}`,
  creditNote: (number) => `Gutschrift ${number}`,
  date: 'Datum',
  invoiceDate: 'Rechnungsdatum',
  forInvoice: 'Zur Rechnung',
  order: 'Bestellung',
  numberOfDay: (number, day) => `${number} vom ${day}`,
  purchaseOrder: 'Ihre Bestellnummer',
  deliveredTo: 'Geliefert an',
  paidByCard: 'Mit Karte bezahlt',
  discount: (amount) => `Rabatt ${amount}`,
  delivery: (method) => `Lieferung: ${method}`,
  net: 'Netto',
  taxOf: (rate, net) => `USt. ${rate} auf ${net}`,
  total: 'Summe',
  takesBack: (number) => `Diese Gutschrift hebt die Rechnung ${number} vollständig auf.`,
  takesBackInPart: (number) =>
    `Gutgeschrieben wird, was von der Rechnung ${number} zurückgesandt wurde; im Übrigen gilt sie weiter.`,
  givenBack:
    'Der Betrag wird mit dem verrechnet, was noch offen ist; was schon gezahlt wurde, wird erstattet.',
  nothingToPay: 'Dafür ist nichts mehr zu zahlen; was vorher gezahlt wurde, wird erstattet.',
  backToCard: 'Was mit Karte gezahlt wurde, wird auf diese Karte erstattet.',
  payable: (days, number) =>
    `Zahlbar innerhalb von ${days} Tagen ohne Abzug. Bitte nennen Sie die Nummer ${number}.`,
  paid: 'Vollständig mit Karte bezahlt. Es ist nichts mehr zu zahlen.',
  page: (at, count) => `Seite ${at} von ${count}`,
};
