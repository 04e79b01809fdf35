import type { MailTexts } from './texts.ts';

const statuses: Readonly<Record<string, string>> = {
  Planned: 'wird vorbereitet',
  Packed: 'ist gepackt',
  'Picked Up': 'ist unterwegs',
  'In Transit': 'ist unterwegs',
  Delivered: 'ist angekommen',
  Exception: 'wird unterwegs aufgehalten',
};

export const german: MailTexts = {
  moment: (day, time) => `${day}, ${time} Uhr UTC`,
  seeOrder: 'Bestellung ansehen',
  item: 'Artikel',
  quantity: 'Menge',
  price: 'Preis',
  total: 'Summe',
  totalOfAll: 'Summe mit Lieferung und Steuern',
  placedHere: (shop) => `Sie erhalten diese Nachricht, weil bei ${shop} mit dieser Adresse bestellt wurde.`,
  confirmation: {
    title: (number) => `Ihre Bestellung ${number}`,
    reason: (shop, day) =>
      `Sie erhalten diese Nachricht, weil bei ${shop} am ${day} mit dieser Adresse bestellt wurde. Waren Sie es nicht, schreiben Sie uns bitte und nennen Sie die Nummer.`,
    thanks:
      'Vielen Dank. Ihre Bestellung ist aufgegeben, und was Sie bestellt haben, ist vom Markt genommen.',
    ordered: 'Was Sie bestellt haben',
    products: 'Artikel',
    discount: 'Rabatt',
    delivery: 'Lieferung',
    deliveryBy: (method) => `Lieferung: ${method}`,
    tax: 'Steuern',
    taxAt: (rate) => `Steuern (${rate})`,
    billingAddress: 'Rechnungsadresse',
    payment: 'Zahlung',
    card: 'Karte, bezahlt',
    invoice: 'Rechnung',
    purchaseOrder: (number) => (number ? `Bestellnummer ${number}` : 'Mit Bestellnummer'),
    next: 'Wie es weitergeht',
    packed:
      'Der Verkäufer prüft die Ware gegen das Inserat und verpackt sie mit den Papieren, die dort genannt sind.',
    appointment: (cities) =>
      `Die Spedition vereinbart einen Termin für ${cities.join(' und ')}. Wir schreiben Ihnen, sobald die Ware unterwegs ist.`,
    invoiceIsPaid: 'Die Rechnung finden Sie auf der Seite der Bestellung. Sie ist bezahlt.',
    invoiceFollows: (number) =>
      number === null
        ? 'Die Rechnung folgt an die Rechnungsadresse. Vorher ist nichts zu zahlen.'
        : `Die Rechnung folgt, mit Ihrer Bestellnummer ${number}. Vorher ist nichts zu zahlen.`,
  },
  deliveries: {
    address: 'Lieferadresse',
    one: (at, count) => `Lieferung ${at} von ${count}`,
    items: 'Artikel',
    by: 'Versandart',
  },
  request: {
    title: (number) => `Bitte bestätigen Sie Ihre Bestellung ${number}`,
    reason: (shop) =>
      `Sie erhalten diese Nachricht, weil jemand bei einer Bestellung bei ${shop} diese Adresse angegeben hat. Waren Sie es nicht, brauchen Sie nichts zu tun: Die Bestellung wird von selbst storniert, und es ist nichts zu zahlen.`,
    text: (total, until) =>
      `Eine Bestellung über ${total} wartet auf Ihre Bestätigung. Öffnen Sie die Seite der Bestellung und bestätigen Sie sie dort. Die Artikel sind bis ${until} reserviert; ohne Bestätigung wird die Bestellung dann storniert.`,
    confirm: 'Bestellung bestätigen',
    ordered: 'Was bestellt wurde',
  },
  cancellation: {
    canceled: (number) => `Ihre Bestellung ${number} ist storniert`,
    declined: (number) => `Ihre Bestellung ${number} konnte nicht storniert werden`,
    toCard: (amount) =>
      `Die gezahlten ${amount} gehen zurück auf Ihre Karte. Es kann einige Tage dauern, bis Ihre Bank sie zeigt; auf der Seite der Bestellung steht, wann sie unterwegs sind.`,
    byCreditNote: (number) =>
      `Unsere Rechnung ist durch die Gutschrift ${number} aufgehoben, die auf der Seite der Bestellung steht. Es ist nichts mehr zu zahlen.`,
    nothingToPay: 'Es wird nichts geliefert, und es ist nichts zu zahlen.',
    notConfirmed:
      'Die Bestellung wurde nicht über den Link bestätigt, den wir geschickt haben, und ist deshalb storniert. Die Artikel sind wieder im Verkauf.',
    notPossible:
      'Sie haben uns gebeten, diese Bestellung zu stornieren. Das ist nicht mehr möglich: Sie wird ausgeführt, wie sie aufgegeben wurde.',
    asRequested: 'Die Bestellung ist auf Ihren Wunsch storniert.',
    byUs: 'Wir können die Bestellung nicht ausführen und haben sie storniert.',
    note: 'Was wir hinzufügen möchten:',
  },
  approval: {
    waits: (total) => `Eine Bestellung über ${total} wartet auf Ihre Freigabe`,
    stillWaits: (total) => `Eine Bestellung über ${total} wartet noch auf Ihre Freigabe`,
    reason: (account, shop) =>
      `Sie erhalten diese Nachricht, weil Sie bei ${shop} über die Bestellungen von ${account} entscheiden.`,
    request: (name, account) =>
      `${name} möchte dies für ${account} bestellen. Der Betrag liegt über dem, was ohne Freigabe bestellt werden darf.`,
    oneMoreDay:
      'Die Artikel sind noch einen Tag reserviert: Danach können andere sie kaufen, und die Freigabe ist möglich, solange sie da sind.',
    someDays: 'Bis Sie entscheiden, ist nichts bestellt; die Artikel sind einige Tage reserviert.',
    more: (count) => `und ${count} weitere auf der Seite der Freigaben.`,
    decide: 'Freigeben oder ablehnen',
    manager: 'Die Einkaufsleitung',
    rejected: (total) => `Ihre Bestellung über ${total} wurde abgelehnt`,
    rejectedBy: (name) =>
      `${name} hat sie abgelehnt. Nichts wurde bestellt. Ihr Warenkorb ist wieder offen: Ändern Sie ihn und fragen Sie erneut an, wenn Sie möchten.`,
    seeCart: 'Warenkorb ansehen',
    payable: (total) => `Ihre Bestellung über ${total} ist freigegeben: Sie können sie bezahlen`,
    payableBy: (name) => `${name} hat sie freigegeben. Sie gilt, sobald Sie sie aufgeben und bezahlen.`,
    pay: 'Bestellung aufgeben und bezahlen',
    approved: (total) => `Ihre Bestellung über ${total} ist freigegeben`,
    placedBy: (name, number) =>
      `${name} hat sie freigegeben, und sie ist in Ihrem Namen aufgegeben.${number === null ? '' : ` Ihre Nummer ist ${number}.`}`,
    why: 'Begründung:',
    requestedHere: (shop) =>
      `Sie erhalten diese Nachricht, weil Sie bei ${shop} um eine Freigabe gebeten haben.`,
  },
  returnDecided: {
    approved: (number) => `Sie können einen Teil Ihrer Bestellung ${number} zurücksenden`,
    declined: (number) => `Ihre Rücksendung zur Bestellung ${number} wurde abgelehnt`,
    sendIt: (number) =>
      `Wir erwarten diese Rücksendung. Bitte verpacken Sie sie, wie sie angekommen ist, und schreiben Sie die Nummer ${number} außen auf das Paket. Sobald sie angekommen und geprüft ist, schreiben wir sie gut.`,
    notPossible: 'Sie haben angefragt, das zurückzusenden. Wir können es nicht zurücknehmen:',
    note: 'Was wir hinzufügen möchten:',
  },
  returned: {
    title: (number) => `Ihre Rücksendung zur Bestellung ${number} wird erstattet`,
    toCard: (amount) =>
      `Ihre Rücksendung ist angekommen. ${amount} gehen auf die Karte zurück, mit der Sie bezahlt haben; bis Ihre Bank das anzeigt, kann es einige Tage dauern.`,
    byTransfer: (amount) =>
      `Ihre Rücksendung ist angekommen. Wir schreiben Ihnen ${amount} gut: Das wird mit dem verrechnet, was noch offen ist; was Sie schon gezahlt haben, überweisen wir Ihnen.`,
    attached: (number) => `Die Gutschrift ${number} ist angehängt.`,
  },
  canceledInPart: {
    title: (number) => `Ein Teil Ihrer Bestellung ${number} ist storniert`,
    intro: 'Das wird nicht mehr versandt; an der übrigen Bestellung ändert sich nichts:',
    toCard: (amount) =>
      `${amount} gehen auf die Karte zurück, mit der Sie bezahlt haben; bis Ihre Bank das anzeigt, kann es einige Tage dauern.`,
    byTransfer: (amount) =>
      `Wir schreiben Ihnen ${amount} gut: Das wird mit dem verrechnet, was noch offen ist; was Sie schon gezahlt haben, überweisen wir Ihnen.`,
  },
  shipment: {
    title: (number, status) =>
      `Eine Sendung Ihrer Bestellung ${number} ${statuses[status] ?? 'hat Neuigkeiten'}`,
    shipment: 'Sendung',
    carrier: 'Spedition',
    trackingNumber: 'Sendungsnummer',
    packages: 'Packstücke',
    leaves: 'Versand am',
    expected: 'Erwartet am',
    follow: 'Sendung verfolgen',
    inspect:
      'Bitte sehen Sie sich die Packstücke an, solange der Fahrer da ist, und vermerken Sie Schäden auf den Papieren, bevor Sie unterschreiben.',
  },
};
