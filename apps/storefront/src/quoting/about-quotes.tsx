import type { ReactNode } from 'react';

/** Stands beside everything about quotes: what happens, in order. */
export function AboutQuotes(): ReactNode {
  return (
    <>
      <h2>How it goes on</h2>
      <ol>
        <li>
          <b>We ask the seller.</b> They learn what is asked for, not who asks.
        </li>
        <li>
          <b>You get a price with an end.</b> By e-mail, and among your quotes.
        </li>
        <li>
          <b>You put it into the cart.</b> It costs that price there, in exactly that quantity, for everybody
          who buys for your account. Coupons take nothing off it.
        </li>
        <li>
          <b>Until you order, others can buy.</b> A quote reserves nothing.
        </li>
      </ol>
    </>
  );
}
