import { ActionButton } from '@relab/toolkit/button';
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
  const removed = searchParams.get('removed') ?? '';
  if (/^\w{15,18}$/.test(removed) && !entries.some(({ cartItem }) => cartItem.productId === removed)) {
    return <PutBack productId={removed} units={searchParams.get('units') ?? '1'} />;
  }
  const added = entries.find(({ cartItem }) => cartItem.productId === searchParams.get('added'))?.cartItem;
  return added ? (
    <Notice tone="success" heading="Added to your cart">
      {added.name}. It is reserved for you when you go to the checkout.
    </Notice>
  ) : null;
}

/** What was removed without a script, and a way to take that back. */
function PutBack({ productId, units }: { readonly productId: string; readonly units: string }): ReactNode {
  return (
    <Notice
      heading="Removed from your cart"
      nextStep={
        <form method="post" action={hrefOf(routes.cart)}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="productId" value={productId} />
          <input type="hidden" name="quantity" value={units} />
          <ActionButton variant="secondary">Put it back</ActionButton>
        </form>
      }
    />
  );
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
  if (outcome.form === 'reserve') {
    return (
      <Notice tone="error" heading="Your items could not be reserved">
        {words} Your cart is as it was, and what is there can be ordered.
      </Notice>
    );
  }
  return outcome.form === 'cart' ? (
    <Notice tone="error" heading="The cart was not changed">
      {words}
    </Notice>
  ) : null;
}
