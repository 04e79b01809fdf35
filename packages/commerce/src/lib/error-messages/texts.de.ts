import type { ErrorTexts } from './texts.ts';

/** `texts.ts` in German. */
export const german: ErrorTexts = {
  notFound: (_what) => 'Das Gesuchte gibt es nicht oder nicht mehr.',
  unpaid: 'Der Auftrag ist noch nicht bezahlt.',
  unconfirmed: 'Der Käufer hat den Auftrag noch nicht bestätigt.',
  unapproved: 'Geben Sie den Auftrag zuerst frei.',
  canceled: 'Der Auftrag ist storniert.',
  cancellationRequested: 'Der Käufer möchte den Auftrag stornieren. Entscheiden Sie das zuerst.',
  allInShipments: 'Der ganze Auftrag ist schon in Sendungen.',
  severalAddresses: 'Der Auftrag geht an mehrere Adressen: Legen Sie für jede eine Sendung an.',
  noWebAddress: 'Das ist keine Webadresse.',
  noWeight: 'Das Gewicht ist größer als null, in Kilogramm.',
  noDay: 'Das ist kein Tag.',
  nameShipment: 'Nennen Sie eine Sendung.',
  tooManyShipments: (max) => `Nennen Sie höchstens ${max} Sendungen.`,
  tooManyLabels: (max) => `Das sind mehr als ${max} Packstücke.`,
  otherLine: 'Eine Position eines anderen Auftrags, oder eine, die doppelt genannt ist.',
  tooManyUnits: (name, requested, left, ordered) =>
    `${name}: ${requested} sind angegeben, und ${left} von ${ordered} sind noch übrig.`,
  tooManyReturnRequests:
    'Über Ihre anderen Anfragen zu dieser Bestellung wird zuerst entschieden. Schreiben Sie uns, wenn sich etwas geändert hat.',
  returnNotRequested: 'Über diese Rücksendung ist schon entschieden.',
  noCase: 'Diesen Fall gibt es nicht.',
  returnNotExpected: 'Das geht nur mit einer Rücksendung, die erwartet wird.',
  returnNotReceived: 'Das geht nur mit einer Rücksendung, die angekommen und noch nicht erstattet ist.',
  otherReturnLine: 'Eine Position einer anderen Rücksendung, oder eine, die doppelt genannt ist.',
  tooManyReceived: (name, expected, received) =>
    `${name}: ${expected} werden zurückerwartet, nicht ${received}.`,
  nothingReceived: 'Es ist nichts angekommen: Brechen Sie stattdessen die Rücksendung ab.',
  noAmount: 'Das ist kein Geldbetrag.',
  tooMuchDelivery: (amount) => `Von der Lieferung lassen sich höchstens ${amount} erstatten.`,
  nothingHasLeft: 'Von dem Auftrag bliebe nichts übrig: Stornieren Sie ihn im Ganzen.',
  nothingToCancel: 'Alles aus dem Auftrag ist versandt oder in einer Sendung: Löschen Sie diese zuerst.',
  countsWait:
    'Im Augenblick warten zu viele Suchen darauf, gezählt zu werden. Bitte versuchen Sie es noch einmal.',
  refundedWhole: 'Der Auftrag ist storniert und wird im Ganzen erstattet.',
};
