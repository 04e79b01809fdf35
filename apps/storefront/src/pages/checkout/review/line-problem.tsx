import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { PostForm } from '../../../form/post-form.tsx';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import css from '../checkout.module.css';
import * as texts from '../texts.tsx';

export interface LineProblemProps {
  readonly cartItemId: string;
  readonly name: string;
  readonly message: string;
}

/** Why a line cannot be ordered, and the way out: without it the rest can be. */
export function LineProblem({ cartItemId, name, message }: LineProblemProps): ReactNode {
  return (
    <div className={css.refusal}>
      <p>{message}</p>
      <PostForm
        to={routes.cart}
        intent="remove"
        values={{ itemId: cartItemId, next: hrefOf(routes.checkout, { step: 'review' }) }}
      >
        <ActionButton variant="secondary">{texts.orderWithoutItem(name)}</ActionButton>
      </PostForm>
    </div>
  );
}
