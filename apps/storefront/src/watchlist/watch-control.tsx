import type { ProductPrice } from '@relab/contract/commerce';
import { ActionButton } from '@relab/toolkit/button';
import { useNavigation } from '@relab/toolkit/navigation';
import type { ReactNode } from 'react';
import { PostForm } from '../form/post-form.tsx';
import { routes } from '../routes.ts';
import * as texts from './texts.ts';

export interface WatchControlProps {
  readonly productId: string;
  readonly price: ProductPrice | null;
  /** The record by which it is watched; null where it is not. */
  readonly watchId: string | null;
}

/** Where somebody comes back to who was sent to sign in, or who pressed; in the middle of the screen, as they left it. */
const anchor = 'watch';
const inTheMiddle = { scrollMarginBlock: '40vh' };

/** Begins or ends watching a listing: a form that leads back here, with a script and without one. */
export function WatchControl({ productId, price, watchId }: WatchControlProps): ReactNode {
  const { current } = useNavigation();
  const isWatched = watchId !== null;
  return (
    <PostForm
      to={routes.watchlist}
      intent={isWatched ? 'remove' : 'add'}
      values={{
        productId,
        watchId,
        ...(price?.unitPrice && { price: price.unitPrice, currency: price.currencyIsoCode }),
        next: `${current ?? ''}#${anchor}`,
      }}
    >
      <ActionButton id={anchor} variant="secondary" aria-pressed={isWatched} style={inTheMiddle}>
        {isWatched ? texts.watching : texts.watch}
        <span className="visually-hidden">{texts.watchObject}</span>
      </ActionButton>
    </PostForm>
  );
}
