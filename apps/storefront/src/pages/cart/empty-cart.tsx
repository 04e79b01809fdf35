import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { hrefOf } from '../../frame/route.ts';
import type { SiteSettings } from '../../frame/settings.ts';
import { routes } from '../../routes.ts';
import css from './cart.module.css';

export interface EmptyCartProps {
  readonly settings: SiteSettings;
  readonly isGuest: boolean;
}

export function EmptyCart({ settings, isGuest }: EmptyCartProps): ReactNode {
  const { marketplaceCategory } = settings;
  const all = hrefOf(routes.category, {
    urlName: marketplaceCategory.urlName,
    recordId: marketplaceCategory.id,
  });
  return (
    <div className={css.empty}>
      <p>It is empty. Every listing states its condition, what was tested and what is missing.</p>
      <p className={css.emptyActions}>
        <a className={buttonClass('primary', 'large', false)} href={all}>
          See all equipment
        </a>
        <a className={buttonClass('secondary', 'large', false)} href={hrefOf(routes.contact)}>
          Ask us to find something
        </a>
      </p>
      {isGuest && (
        <p className="soft">
          You put something in on another device?{' '}
          <a href={hrefOf(routes.login, undefined, { next: hrefOf(routes.cart) })}>Sign in</a> to see it.
        </p>
      )}
    </div>
  );
}
