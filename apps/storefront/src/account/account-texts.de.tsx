import type { ReactNode } from 'react';

export const withAccount = 'Mit einem Konto';
export const invoiceBenefit = (): ReactNode => (
  <>
    <b>Auf Rechnung zahlen.</b> Ohne Konto wird auf Bestellschein bestellt.
  </>
);
export const keepCartBenefit = (): ReactNode => (
  <>
    <b>Den Warenkorb behalten.</b> Was jetzt darin liegt, wird übernommen und wartet auf jedem Gerät.
  </>
);
export const orderHistoryBenefit = (): ReactNode => (
  <>
    <b>Jede Bestellung wiederfinden.</b> Beträge, Adressen und Unterlagen, so wie bestellt wurde.
  </>
);
