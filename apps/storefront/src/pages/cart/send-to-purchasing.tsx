import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { FormKey } from '../../form/form-key.tsx';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import css from './cart.module.css';
import * as texts from './texts.tsx';

/** Somebody else orders: a read-only copy of the cart behind a link (S-229). */
export function SendToPurchasing({ outcome }: { readonly outcome: InvalidOutcome | null }): ReactNode {
  return (
    <form method="post" action={hrefOf(routes.cart)} className={css.send}>
      <p>{texts.purchasingHint}</p>
      <input type="hidden" name="intent" value="send" />
      <FormKey opened={outcome} />
      <ActionButton variant="secondary">{texts.sendToPurchasing}</ActionButton>
    </form>
  );
}
