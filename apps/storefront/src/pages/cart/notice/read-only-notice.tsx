import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { PostForm } from '../../../form/post-form.tsx';
import { routes } from '../../../routes.ts';
import * as texts from '../texts.tsx';

/** Above a cart that somebody else put together, with the way back to one's own. */
export function ReadOnlyNotice(): ReactNode {
  return (
    <Notice
      heading={texts.preparedCartHeading}
      nextStep={
        <PostForm to={routes.cart} intent="leave">
          <ActionButton variant="secondary">{texts.leavePreparedCart}</ActionButton>
        </PostForm>
      }
    >
      {texts.preparedCartBody}
    </Notice>
  );
}
