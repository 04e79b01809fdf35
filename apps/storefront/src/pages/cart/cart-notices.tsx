import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { productHref } from '../../buying/product-href.ts';
import { safeNext } from '../../buying/safe-next.ts';
import type { Shopper } from '../../buying/shopper.ts';
import type { InvalidOutcome } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import type { CartEntry } from './cart-data.ts';

export interface CartNoticesProps {
  readonly url: URL;
  readonly outcome: InvalidOutcome | null;
  readonly entries: readonly CartEntry[];
  readonly shopper: Shopper;
}

/** What led here: something added, or not; a cart that came along at sign-in, or not whole. */
export function CartNotices({ url, outcome, entries, shopper }: CartNoticesProps): ReactNode {
  if (outcome) return <RefusedNotice outcome={outcome} />;
  const { searchParams } = url;
  const failed = Number(searchParams.get('failed'));
  const next = safeNext(searchParams.get('next'));
  if (failed > 0 && !shopper.isGuest) {
    return (
      <Notice
        tone="warning"
        heading={
          failed === 1
            ? 'One item could not come along'
            : `${Math.min(Math.round(failed), 999)} items could not come along`
        }
        nextStep={next && <a href={next}>Continue where you were</a>}
      >
        Somebody else bought it while it stood in your cart, or more was asked for than there is. Everything
        else from before you signed in is here.
      </Notice>
    );
  }
  if (searchParams.has('merged') && !shopper.isGuest) {
    return (
      <Notice tone="success" heading="Your cart came along">
        What you put into it before signing in is here now.
      </Notice>
    );
  }
  const added = entries.find(({ cartItem }) => cartItem.productId === searchParams.get('added'))?.cartItem;
  return added ? (
    <Notice tone="success" heading="Added to your cart">
      {added.name}. It is not reserved until the order is placed.
    </Notice>
  ) : null;
}

/** What a form of the page was refused for, where no field of the page tells it. */
function RefusedNotice({ outcome }: { readonly outcome: InvalidOutcome }): ReactNode {
  const words = outcome.problems.map(({ message }) => message).join(' ');
  const { productId } = outcome.values;
  if (outcome.form === 'add') {
    return (
      <Notice
        tone="error"
        heading="This was not added to your cart"
        nextStep={
          productId && /^\w+$/.test(productId) ? (
            <a href={productHref(productId)}>Back to the listing</a>
          ) : (
            <a href={hrefOf(routes.home)}>Look at what is offered</a>
          )
        }
      >
        {words} The rest of your cart is as it was.
      </Notice>
    );
  }
  return outcome.form === 'cart' ? (
    <Notice tone="error" heading="The cart was not changed">
      {words}
    </Notice>
  ) : null;
}
