import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import { categoryHref } from '../../listing/category-href.ts';
import { routes } from '../../routes.ts';
import type { SiteSettings } from '../../site-settings.ts';
import css from './cart.module.css';
import * as texts from './texts.tsx';

export interface EmptyCartProps {
  readonly settings: SiteSettings;
  readonly isGuest: boolean;
}

export function EmptyCart({ settings, isGuest }: EmptyCartProps): ReactNode {
  const all = categoryHref(settings.marketplaceCategory);
  return (
    <div className={css.empty}>
      <p>{texts.emptyCartLead}</p>
      <p className={css.emptyActions}>
        <a className={buttonClass('primary', 'large')} href={all}>
          {texts.seeAll}
        </a>
        <a className={buttonClass('secondary', 'large')} href={hrefOf(routes.contact)}>
          {texts.requestEquipment}
        </a>
      </p>
      {isGuest && (
        <p className="soft">
          {texts.otherDeviceHint(hrefOf(routes.login, undefined, { next: hrefOf(routes.cart) }))}
        </p>
      )}
    </div>
  );
}
