import type { ReactNode } from 'react';
import * as texts from './texts.tsx';

/** Stands beside everything about quotes: what happens, in order. */
export function QuotesIntro(): ReactNode {
  return (
    <>
      <h2>{texts.howItGoesOn}</h2>
      <ol>
        <li>{texts.weAsk()}</li>
        <li>{texts.youGetPrice()}</li>
        <li>{texts.youPutIn()}</li>
        <li>{texts.othersCanBuy()}</li>
      </ol>
    </>
  );
}
