import { getCartSummary } from '@relab/client/commerce';
import { useRead } from '@relab/react';
import { cartIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import css from './header.module.css';
import * as texts from './texts.ts';

export function CartLink(): ReactNode {
  const { data: cart } = useRead(getCartSummary, {});
  const count = Math.round(Number(cart?.totalProductCount ?? 0));
  return (
    <a className={css.action} href={hrefOf(routes.cart)}>
      <span className={css.cartIcon}>
        <Icon path={cartIcon} />
        {count > 0 && (
          <span className={css.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className={css.actionText}>{texts.cart}</span>
      <span className="visually-hidden" aria-live="polite">
        {texts.cartCountSuffix(count)}
      </span>
    </a>
  );
}
