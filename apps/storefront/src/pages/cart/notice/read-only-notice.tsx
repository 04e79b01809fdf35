import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import * as texts from '../texts.tsx';

/** Above a cart that somebody else put together, with the way back to one's own. */
export function ReadOnlyNotice(): ReactNode {
  return (
    <Notice
      heading={texts.preparedCartHeading}
      nextStep={
        <form method="post" action={hrefOf(routes.cart)}>
          <input type="hidden" name="intent" value="leave" />
          <ActionButton variant="secondary">{texts.leavePreparedCart}</ActionButton>
        </form>
      }
    >
      {texts.preparedCartBody}
    </Notice>
  );
}
