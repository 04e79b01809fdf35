import type { ReactNode } from 'react';

export const approvals = 'Freigaben';
export const leadToDecide =
  'Bestellungen über dem Ausgabenlimit Ihres Kontos warten hier auf Ihre Entscheidung. Was Sie freigeben, wird sofort bestellt, oder sobald es mit Karte bezahlt ist.';
export const leadOwn =
  'Ihre Bestellungen, die über Ihrem Ausgabenlimit liegen. Bis darüber entschieden ist, ruht ihr Warenkorb.';
export const waiting = 'Wartend';
export const nothingWaits = 'Nichts wartet.';
export const decided = 'Entschieden';
export const pagesOfApprovals = 'Seiten der Freigaben';
export const states = {
  Pending: 'Wartet',
  Approved: 'Freigegeben',
  Rejected: 'Abgelehnt',
  Withdrawn: 'Zurückgezogen',
};

export const askedBy = (name: string, account: string, day: ReactNode): ReactNode => (
  <>
    Erbeten von {name} für {account} am {day}, einschließlich Steuern und Lieferung.
  </>
);
export const decidedBy = (isRejected: boolean, name: string, day: ReactNode): ReactNode => (
  <>
    {isRejected ? 'Abgelehnt' : 'Freigegeben'} von {name} am {day}.
  </>
);
export const seeOrder = 'Zur Bestellung';
export const placedOncePaid = (name: string): string =>
  `Bestellt ist sie, sobald ${name} sie mit Karte bezahlt.`;

export const notDecidedYet = 'Darüber ist noch nicht entschieden';
export const approve = 'Bestellung freigeben';
export const turnItDown = 'Ablehnen';
export const why = 'Begründung';
export const buyerReads = 'Wer bestellen möchte, liest das.';
export const turnDown = 'Bestellung ablehnen';
export const sayWhy = 'Begründen Sie es, damit klar ist, was zu ändern ist.';
export const notWithdrawn = 'Die Anfrage wurde nicht zurückgezogen';
export const placeAndPay = (href: string): ReactNode => (
  <>
    <a href={href}>Jetzt bestellen und zahlen</a>. Bis dahin ist nichts bestellt.
  </>
);
export const withdraw = 'Anfrage zurückziehen';

export const isApproved = 'Die Bestellung ist freigegeben';
export const toBePaid = (name: string): string =>
  `Sie wird mit Karte bezahlt: ${name} erhält eine E-Mail, bestellt und zahlt.`;
export const isPlaced = 'Die Bestellung ist aufgegeben';
export const findsIt = (name: string, account: string): string =>
  `${name} findet sie unter den Bestellungen von ${account}.`;
export const isTurnedDown = 'Die Bestellung ist abgelehnt';
export const readsNote = (name: string): string =>
  `Es wurde nichts bestellt. ${name} liest Ihre Begründung und kann den Warenkorb wieder ändern.`;
export const isWithdrawn = 'Die Anfrage ist zurückgezogen';
export const seeCart = 'Zum Warenkorb';
export const changeable = 'Es wurde nichts bestellt, und Ihr Warenkorb kann wieder geändert werden.';
export const waits = 'Ihre Bestellung wartet auf eine Freigabe';
export const whatHappens =
  'Noch ist nichts bestellt. Ihre Geräte sind so lange für Sie reserviert, einige Tage lang. Nach der Freigabe wird so bestellt, wie Sie es hinterlassen haben; bei Kartenzahlung bestellen und zahlen Sie selbst. Über die Entscheidung erhalten Sie eine E-Mail.';
