import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { FormKey } from '../../form/form-key.tsx';
import { PostForm } from '../../form/post-form.tsx';
import { routes } from '../../routes.ts';
import css from './cart.module.css';
import * as texts from './texts.tsx';

/** Somebody else orders: a read-only copy of the cart behind a link (S-229). */
export function SendToPurchasing({ outcome }: { readonly outcome: InvalidOutcome | null }): ReactNode {
  return (
    <PostForm to={routes.cart} intent="send" className={css.send}>
      <p>{texts.purchasingHint}</p>
      <FormKey opened={outcome} />
      <ActionButton variant="secondary">{texts.sendToPurchasing}</ActionButton>
    </PostForm>
  );
}
