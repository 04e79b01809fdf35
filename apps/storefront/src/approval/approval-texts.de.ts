export const orderApproved = (amount: string): string => `Diese Bestellung über ${amount} ist freigegeben`;
export const seeOrWithdrawLink = 'Ansehen oder zurückziehen';
export const placeAndPayHint =
  'Bestellen und zahlen Sie an der Kasse. Bis dahin ist nichts bestellt, und der Warenkorb kann nicht geändert werden.';
export const awaitsApproval = (amount: string): string =>
  `Diese Bestellung über ${amount} wartet auf eine Freigabe`;
export const cartLocked =
  'Bis darüber entschieden ist, können Warenkorb und Kasse nicht geändert werden. Noch ist nichts bestellt.';
export const unnamedApprover = 'Die Einkaufsleitung';
export const orderRejected = (name: string): string => `${name} hat diese Bestellung abgelehnt`;
export const quotedNote = (note: string): string => `„${note}“ `;
export const requestAgainHint = 'Sie können den Warenkorb ändern und erneut um Freigabe bitten.';
