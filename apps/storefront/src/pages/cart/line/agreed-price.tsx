import type { CartItem } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { formatDay } from '../../../day/day.ts';
import { serverMessage } from '../../../form/error-message.ts';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import * as texts from '../texts.tsx';

export interface AgreedPriceProps {
  readonly price: NonNullable<CartItem['agreedPrice']>;
  /** Why an item does not cost what was agreed. */
  readonly message: string | null;
}

/** That an item costs what was quoted, and until when; or why it does not. */
export function AgreedPrice({ price, message }: AgreedPriceProps): ReactNode {
  const { recordId, reference, validUntil, holds } = price;
  if (!holds) {
    const explanation = message && serverMessage(undefined, message, texts.quoteNotApplied(reference));
    return explanation && <p className="soft">{explanation}</p>;
  }
  return (
    <p className="soft">
      {texts.quotedPrice(
        <a href={hrefOf(routes.quoteDetail, { quoteId: recordId })}>{reference}</a>,
        validUntil && <time dateTime={validUntil}>{formatDay(validUntil)}</time>,
      )}
    </p>
  );
}
