import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { safeNext } from '../../../account/safe-next.ts';
import type { Shopper } from '../../../account/shopper.ts';
import { PostForm } from '../../../form/post-form.tsx';
import { hrefOf } from '../../../href.ts';
import { productHref } from '../../../listing/product-href.ts';
import { routes } from '../../../routes.ts';
import type { CartEntry } from '../cart-data.ts';
import * as texts from '../texts.tsx';

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
        heading={texts.mergeIncomplete(Math.min(Math.round(failed), 999))}
        nextStep={next && <a href={next}>{texts.continueLink}</a>}
      >
        {texts.mergeIncompleteReason}
      </Notice>
    );
  }
  if (searchParams.has('merged') && !shopper.isGuest) {
    return (
      <Notice tone="success" heading={texts.cartMerged}>
        {texts.cartMergedBody}
      </Notice>
    );
  }
  const removed = searchParams.get('removed') ?? '';
  if (/^\w{15,18}$/.test(removed) && !entries.some(({ cartItem }) => cartItem.productId === removed)) {
    return <PutBack productId={removed} units={searchParams.get('units') ?? '1'} />;
  }
  const existing = entries.find(({ cartItem }) => cartItem.productId === searchParams.get('there'))?.cartItem;
  if (existing) return <Notice heading={texts.alreadyThere}>{texts.noMoreAvailable(existing.name)}</Notice>;
  const added = entries.find(({ cartItem }) => cartItem.productId === searchParams.get('added'))?.cartItem;
  return added ? (
    <Notice tone="success" heading={texts.added}>
      {texts.reservedAtCheckout(added.name)}
    </Notice>
  ) : null;
}

/** What was removed without a script, and a way to take that back. */
function PutBack({ productId, units }: { readonly productId: string; readonly units: string }): ReactNode {
  return (
    <Notice
      heading={texts.removed}
      nextStep={
        <PostForm to={routes.cart} intent="add" values={{ productId, quantity: units }}>
          <ActionButton variant="secondary">{texts.restoreButton}</ActionButton>
        </PostForm>
      }
    />
  );
}

/** Problems of a form that no field of the page shows. */
function RefusedNotice({ outcome }: { readonly outcome: InvalidOutcome }): ReactNode {
  const reasons = outcome.problems.map(({ message }) => message).join(' ');
  const { productId } = outcome.values;
  if (outcome.form === 'add') {
    return (
      <Notice
        tone="error"
        heading={texts.addFailed}
        nextStep={
          productId && /^\w+$/.test(productId) ? (
            <a href={productHref(productId)}>{texts.backToListing}</a>
          ) : (
            <a href={hrefOf(routes.home)}>{texts.browseListings}</a>
          )
        }
      >
        {texts.otherItemsUnchanged(reasons)}
      </Notice>
    );
  }
  if (outcome.form === 'reserve') {
    return (
      <Notice tone="error" heading={texts.reservationFailed}>
        {texts.unreservedButOrderable(reasons)}
      </Notice>
    );
  }
  return outcome.form === 'cart' ? (
    <Notice tone="error" heading={texts.changeFailed}>
      {reasons}
    </Notice>
  ) : null;
}
