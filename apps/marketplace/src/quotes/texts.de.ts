import type { QuoteTexts } from './texts.ts';

export const german: QuoteTexts = {
  listing: 'Inserat',
  quantity: 'Menge',
  unitPrice: 'Preis für ein Gerät',
  allPrice: 'Preis für alle',
  delivery: 'Lieferung',
  validUntil: 'Gültig bis',
  net: (amount) => `${amount} netto`,
  reason: (shop) =>
    `Sie erhalten diese Nachricht, weil bei ${shop} unter dieser Adresse ein Angebot angefragt wurde.`,
  see: 'Angebot ansehen',
  given: (reference) => `Ihr Angebot ${reference}`,
  price: 'Hier ist der Preis, nach dem Sie gefragt haben.',
  next: 'Was Sie jetzt tun können',
  steps: [
    'Öffnen Sie das Angebot und legen Sie es in den Warenkorb. Es gilt für genau diese Menge.',
    'Bestellen Sie bis zu dem genannten Tag an der Kasse. Bis dahin kann das Gerät an andere verkauft werden: Ein Angebot reserviert nichts.',
  ],
  ending: (reference) => `Ihr Angebot ${reference} endet morgen`,
  lastDay: 'Dieser Preis gilt bis zum Ende des morgigen Tages. Danach gilt der übliche.',
  declined: (reference) => `Ihre Anfrage ${reference} wurde abgelehnt`,
  noPrice: 'Dafür können wir keinen Preis anbieten.',
  again: 'Sie können erneut anfragen oder zum Preis des Inserats kaufen, solange das Gerät da ist.',
};
