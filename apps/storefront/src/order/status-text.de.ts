const statuses = new Map([
  ['Awaiting Payment', 'Zahlung ausstehend'],
  ['Awaiting Confirmation', 'Bestätigung ausstehend'],
  ['Created', 'Bestellt'],
  ['Approved', 'Bestätigt'],
  ['Shipped', 'Unterwegs'],
  ['Fulfilled', 'Geliefert'],
  ['Canceled', 'Storniert'],
]);

export const statusText = (status: string, displayValue: string): string =>
  statuses.get(status) ?? displayValue;
