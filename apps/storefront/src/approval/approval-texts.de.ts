export const isApproved = (amount: string): string => `Diese Bestellung über ${amount} ist freigegeben`;
export const seeOrWithdraw = 'Ansehen oder zurückziehen';
export const placeAndPay =
  'Bestellen und zahlen Sie an der Kasse. Bis dahin ist nichts bestellt, und der Warenkorb kann nicht geändert werden.';
export const waitsForApproval = (amount: string): string =>
  `Diese Bestellung über ${amount} wartet auf eine Freigabe`;
export const standsStill =
  'Bis darüber entschieden ist, können Warenkorb und Kasse nicht geändert werden. Noch ist nichts bestellt.';
export const buyerManager = 'Die Einkaufsleitung';
export const turnedDown = (name: string): string => `${name} hat diese Bestellung abgelehnt`;
export const noteOf = (note: string): string => `„${note}“ `;
export const askAgain = 'Sie können den Warenkorb ändern und erneut um Freigabe bitten.';
