import type { ReactNode } from 'react';

export const approvals = 'Freigaben';
export const approverLead =
  'Bestellungen über dem Ausgabenlimit Ihres Kontos warten hier auf Ihre Entscheidung. Was Sie freigeben, wird sofort bestellt, oder sobald es mit Karte bezahlt ist.';
export const buyerLead =
  'Ihre Bestellungen, die über Ihrem Ausgabenlimit liegen. Bis darüber entschieden ist, ruht ihr Warenkorb.';
export const pendingHeading = 'Wartend';
export const nonePending = 'Nichts wartet.';
export const decidedHeading = 'Entschieden';
export const paginationLabel = 'Seiten der Freigaben';
export const states = {
  Pending: 'Wartet',
  Approved: 'Freigegeben',
  Rejected: 'Abgelehnt',
  Withdrawn: 'Zurückgezogen',
};

export const requestedBy = (name: string, account: string, day: ReactNode): ReactNode => (
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

export const decisionFailed = 'Darüber ist noch nicht entschieden';
export const approve = 'Bestellung freigeben';
export const openRejection = 'Ablehnen';
export const reasonLabel = 'Begründung';
export const reasonHint = 'Wer bestellen möchte, liest das.';
export const rejectButton = 'Bestellung ablehnen';
export const reasonRequired = 'Begründen Sie es, damit klar ist, was zu ändern ist.';
export const withdrawalFailed = 'Die Anfrage wurde nicht zurückgezogen';
export const placeAndPay = (href: string): ReactNode => (
  <>
    <a href={href}>Jetzt bestellen und zahlen</a>. Bis dahin ist nichts bestellt.
  </>
);
export const withdraw = 'Anfrage zurückziehen';

export const approvedHeading = 'Die Bestellung ist freigegeben';
export const awaitsPayment = (name: string): string =>
  `Sie wird mit Karte bezahlt: ${name} erhält eine E-Mail, bestellt und zahlt.`;
export const placedHeading = 'Die Bestellung ist aufgegeben';
export const foundAmongOrders = (name: string, account: string): string =>
  `${name} findet sie unter den Bestellungen von ${account}.`;
export const rejectedHeading = 'Die Bestellung ist abgelehnt';
export const rejectedBody = (name: string): string =>
  `Es wurde nichts bestellt. ${name} liest Ihre Begründung und kann den Warenkorb wieder ändern.`;
export const withdrawnHeading = 'Die Anfrage ist zurückgezogen';
export const seeCart = 'Zum Warenkorb';
export const withdrawnBody = 'Es wurde nichts bestellt, und Ihr Warenkorb kann wieder geändert werden.';
export const submittedHeading = 'Ihre Bestellung wartet auf eine Freigabe';
export const submittedBody =
  'Noch ist nichts bestellt. Ihre Geräte sind so lange für Sie reserviert, einige Tage lang. Nach der Freigabe wird so bestellt, wie Sie es hinterlassen haben; bei Kartenzahlung bestellen und zahlen Sie selbst. Über die Entscheidung erhalten Sie eine E-Mail.';
