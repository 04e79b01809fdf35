import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

/** What was put into a cart before signing in is not here yet, and not lost (S-248). */
export function ComingNotice(): ReactNode {
  return (
    <Notice
      heading="Your cart from before you signed in is not here yet"
      nextStep={<a href={hrefOf(routes.cart)}>Try again</a>}
    >
      One of your two carts cannot be changed just now: products are still being put into it, or its order
      waits for an approval. Nothing is lost; it comes along as soon as that is done.
    </Notice>
  );
}
