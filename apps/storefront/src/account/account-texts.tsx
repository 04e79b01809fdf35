import type { ReactNode } from 'react';

export const withAccount = 'With an account';
export const payOnInvoice = (): ReactNode => (
  <>
    <b>Pay on invoice.</b> Without one, orders go against a purchase order.
  </>
);
export const keepCart = (): ReactNode => (
  <>
    <b>Keep your cart.</b> What is in it now comes along and waits on every device.
  </>
);
export const findOrders = (): ReactNode => (
  <>
    <b>Find every order.</b> Amounts, addresses and documents, as they were placed.
  </>
);
