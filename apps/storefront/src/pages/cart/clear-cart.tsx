import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { PostForm } from '../../form/post-form.tsx';
import { routes } from '../../routes.ts';
import css from './cart.module.css';
import * as texts from './texts.tsx';

/** Asks before it empties the cart, without a script too. */
export function ClearCart({ count }: { readonly count: number }): ReactNode {
  if (count < 2) return null;
  return (
    <details className={css.clear}>
      <summary>{texts.clearCart}</summary>
      <PostForm to={routes.cart} intent="clear">
        <p>{texts.clearCartWarning(count)}</p>
        <ActionButton variant="secondary">{texts.clearCartButton}</ActionButton>
      </PostForm>
    </details>
  );
}
