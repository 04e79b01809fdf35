import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

/** Above a cart that somebody else put together, with the way back to one's own. */
export function ReadOnlyNotice(): ReactNode {
  return (
    <Notice
      heading="This cart was put together for you"
      nextStep={
        <form method="post" action={hrefOf(routes.cart)}>
          <input type="hidden" name="intent" value="leave" />
          <ActionButton variant="secondary">Put it aside and show my own cart</ActionButton>
        </form>
      }
    >
      It is ordered as it is and cannot be changed. Your own cart waits until it is ordered or put aside.
    </Notice>
  );
}
