import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import * as texts from '../texts.tsx';

/** What was put into a cart before signing in is not here yet, and not lost (S-248). */
export function PendingMergeNotice(): ReactNode {
  return (
    <Notice heading={texts.mergePending} nextStep={<a href={hrefOf(routes.cart)}>{texts.tryAgain}</a>}>
      {texts.mergePendingReason}
    </Notice>
  );
}
