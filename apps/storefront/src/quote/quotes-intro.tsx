import type { ReactNode } from 'react';
import * as texts from './texts.tsx';

/** Stands beside everything about quotes: what happens, in order. */
export function QuotesIntro(): ReactNode {
  return (
    <>
      <h2>{texts.processHeading}</h2>
      <ol>
        <li>{texts.sellerStep()}</li>
        <li>{texts.quoteStep()}</li>
        <li>{texts.cartStep()}</li>
        <li>{texts.availabilityWarning()}</li>
      </ol>
    </>
  );
}
