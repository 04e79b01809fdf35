import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import css from './cart.module.css';
import * as texts from './texts.tsx';

/** Asks before it empties the cart, without a script too. */
export function ClearCart({ count }: { readonly count: number }): ReactNode {
  if (count < 2) return null;
  return (
    <details className={css.clear}>
      <summary>{texts.clearCart}</summary>
      <form method="post" action={hrefOf(routes.cart)}>
        <p>{texts.clearCartWarning(count)}</p>
        <ActionButton variant="secondary" name="intent" value="clear">
          {texts.clearCartButton}
        </ActionButton>
      </form>
    </details>
  );
}
