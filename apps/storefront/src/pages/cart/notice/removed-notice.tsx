import { addItemToCart } from '@relab/client/commerce';
import { useWrite } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { quantityUnavailable } from '../../../cart/stock-texts.ts';
import { errorMessage } from '../../../form/error-message.ts';
import * as texts from '../texts.tsx';

export interface RemovedItem {
  readonly productId: string;
  readonly name: string;
  readonly quantity: string;
}

export interface RemovedNoticeProps {
  readonly item: RemovedItem | null;
  readonly onDone: () => void;
}

/** What was just removed, and a way to take that back. */
export function RemovedNotice({ item, onDone }: RemovedNoticeProps): ReactNode {
  const { send, pending, error } = useWrite(addItemToCart);
  if (!item) return null;
  const putBack = async () => {
    const { productId, quantity } = item;
    if ((await send({ productId, quantity })) !== undefined) onDone();
  };
  return (
    <Notice
      tone={error ? 'error' : 'info'}
      heading={error ? texts.restoreFailed : texts.removed}
      nextStep={
        <ActionButton type="button" variant="secondary" busy={pending} onClick={() => void putBack()}>
          {texts.restoreButton}
        </ActionButton>
      }
    >
      {error ? errorMessage(error, { INVALID_API_INPUT: quantityUnavailable }) : item.name}
    </Notice>
  );
}
