import type { ReactNode } from 'react';

export const withAccount = 'Mit einem Konto';
export const payOnInvoice = (): ReactNode => (
  <>
    <b>Auf Rechnung zahlen.</b> Ohne Konto wird auf Bestellschein bestellt.
  </>
);
export const keepCart = (): ReactNode => (
  <>
    <b>Den Warenkorb behalten.</b> Was jetzt darin liegt, wird übernommen und wartet auf jedem Gerät.
  </>
);
export const findOrders = (): ReactNode => (
  <>
    <b>Jede Bestellung wiederfinden.</b> Beträge, Adressen und Unterlagen, so wie bestellt wurde.
  </>
);
