import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { isNarrowed } from './narrowing.ts';
import css from './orders.module.css';
import type { OrdersData } from './orders-view.tsx';

/** Finds an order among many: a form that asks, so that its answer has an address. */
export function OrderFilter({ data }: { readonly data: OrdersData }): ReactNode {
  const { narrowing, statuses, isGuest, companyName } = data;
  return (
    <search className={css.filter}>
      <form method="get" action={hrefOf(routes.orders)} key={JSON.stringify(narrowing)}>
        <TextField
          label="Number or item"
          name="term"
          type="search"
          maxLength={100}
          defaultValue={narrowing.term}
        />
        <SelectField
          label="Status"
          name="status"
          defaultValue={narrowing.status}
          options={[{ value: '', label: 'Any' }, ...statuses.all]}
        />
        {!isGuest && (
          <SelectField
            label="Placed by"
            name="by"
            defaultValue={narrowing.by}
            options={[
              { value: '', label: companyName === '' ? 'Everybody' : `Everybody of ${companyName}` },
              { value: 'own', label: 'Me' },
            ]}
          />
        )}
        <ActionButton variant="secondary">Find</ActionButton>
        {isNarrowed(narrowing) && <a href={hrefOf(routes.orders)}>Show all</a>}
      </form>
    </search>
  );
}
