import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { type CartSort, cartSorts } from '../../../cart/cart-query.ts';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import css from '../cart.module.css';
import * as texts from '../texts.tsx';

const labels: Readonly<Record<CartSort, string>> = {
  CreatedDateDesc: texts.lastAdded,
  CreatedDateAsc: texts.firstAdded,
  NameAsc: texts.nameAscending,
  NameDesc: texts.nameDescending,
};

/** From a few lines on their order can be chosen. */
export function SortLines({
  count,
  chosen,
}: {
  readonly count: number;
  readonly chosen: CartSort;
}): ReactNode {
  if (count < 4) return null;
  return (
    <form method="get" action={hrefOf(routes.cart)} className={css.sort} data-submit-on-change>
      <label htmlFor="cart-sort">{texts.sortBy}</label>
      <select id="cart-sort" name="sort" defaultValue={chosen} key={chosen}>
        {cartSorts.map((sort) => (
          <option key={sort} value={sort}>
            {labels[sort]}
          </option>
        ))}
      </select>
      <ActionButton variant="secondary">{texts.sort}</ActionButton>
    </form>
  );
}
