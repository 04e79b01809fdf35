import type { ReactNode } from 'react';

export const title = 'Something went wrong';
export const heading = 'This page could not be shown';
export const safetyLead =
  'Something went wrong on our side, and it has been recorded. Your cart, your orders and your account are safe: they are kept apart from this page.';
export const nextStepsHint = (ordersHref: string): ReactNode => (
  <>
    Try again in a moment. If you were just sending something, look first whether it arrived: an order that
    was placed stands in <a href={ordersHref}>your orders</a>.
  </>
);
export const reference = (id: string): string => `If you write to us, name this reference: ${id}`;
export const tryAgain = 'Try again';
export const homePage = 'Home page';
export const contactUs = 'Contact us';
