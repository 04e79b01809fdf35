import type { ReactNode } from 'react';

export const withAccount = 'With an account';
export const invoiceBenefit = (): ReactNode => (
  <>
    <b>Pay on invoice.</b> Without one, orders go against a purchase order.
  </>
);
export const keepCartBenefit = (): ReactNode => (
  <>
    <b>Keep your cart.</b> What is in it now comes along and waits on every device.
  </>
);
export const orderHistoryBenefit = (): ReactNode => (
  <>
    <b>Find every order.</b> Amounts, addresses and documents, as they were placed.
  </>
);
