import type { FulfillmentTexts } from './texts.ts';

export const german: FulfillmentTexts = {
  packingSlip: (number) => `Lieferschein ${number}`,
  shipTo: 'Lieferanschrift',
  order: 'Bestellung',
  numberOfDay: (number, day) => `${number} vom ${day}`,
  purchaseOrder: 'Ihre Bestellnummer',
  carrier: 'Spedition',
  tracking: 'Sendungsnummer',
  packages: 'Packstücke',
  instructions: 'Hinweise',
  item: 'Artikel',
  ordered: 'Bestellt',
  enclosed: 'Enthalten',
  packed: 'Gepackt',
  toFollow: 'In anderen Sendungen dieser Bestellung',
  complete: 'Mit dieser Sendung ist die Bestellung vollständig.',
  from: 'Von',
  packageOf: (at, count) => `Packstück ${at} von ${count}`,
  labels: 'Versandetiketten',
  page: (at, count) => `Seite ${at} von ${count}`,
  locale: 'de-DE',
};
