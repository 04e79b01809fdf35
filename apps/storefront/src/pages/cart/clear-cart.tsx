import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './cart.module.css';

/** Asks before it empties the cart, without a script too. */
export function ClearCart({ count }: { readonly count: number }): ReactNode {
  if (count < 2) return null;
  return (
    <details className={css.clear}>
      <summary>Empty the cart</summary>
      <form method="post" action={hrefOf(routes.cart)}>
        <p>All {count} items go. This cannot be taken back.</p>
        <ActionButton variant="secondary" name="intent" value="clear">
          Remove everything
        </ActionButton>
      </form>
    </details>
  );
}
