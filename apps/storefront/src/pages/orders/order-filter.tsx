import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import { hasCriteria } from './order-criteria.ts';
import css from './orders.module.css';
import type { OrdersData } from './orders-data.ts';
import * as texts from './texts.tsx';

/** Finds an order among many: a GET form, so that its result has an address. */
export function OrderFilter({ data }: { readonly data: OrdersData }): ReactNode {
  const { narrowing, statuses, isGuest, companyName } = data;
  return (
    <search className={css.filter}>
      <form method="get" action={hrefOf(routes.orders)} key={JSON.stringify(narrowing)}>
        <TextField
          label={texts.searchLabel}
          name="term"
          type="search"
          maxLength={100}
          defaultValue={narrowing.term}
        />
        <SelectField
          label={texts.status}
          name="status"
          defaultValue={narrowing.status}
          options={[{ value: '', label: texts.anyStatus }, ...statuses.all]}
        />
        {!isGuest && (
          <SelectField
            label={texts.placedBy}
            name="by"
            defaultValue={narrowing.by}
            options={[
              { value: '', label: companyName === '' ? texts.anyBuyer : texts.anyBuyerOf(companyName) },
              { value: 'own', label: texts.ownOrders },
            ]}
          />
        )}
        <ActionButton variant="secondary">{texts.searchButton}</ActionButton>
        {hasCriteria(narrowing) && <a href={hrefOf(routes.orders)}>{texts.clearLink}</a>}
      </form>
    </search>
  );
}
