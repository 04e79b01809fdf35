import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { FormProblems } from '../../buying/form-problems.tsx';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { AddressForm } from './address-form.tsx';
import { ArrangeForm } from './arrange-form.tsx';
import css from './deliveries.module.css';
import type { DeliveriesData } from './deliveries-data.ts';
import { DeliveryCard } from './delivery-card.tsx';

/** One order to several addresses: the deliveries, and what goes into each. */
export function DeliveriesView({ data, outcome }: ViewProps<DeliveriesData>): ReactNode {
  const { groups } = data;
  const isSplit = groups.length > 1;
  // What was typed goes once it is saved: fields begin anew with what they stand for.
  const arranged = JSON.stringify(data.products.map(({ productId, counts }) => [productId, counts]));
  const addressed = `${data.edited?.id} of ${groups.map(({ id }) => id).join(' ')}`;
  return (
    <div className={`page-width ${css.page}`}>
      <header className={css.head}>
        <h1>Ship to several addresses</h1>
        <p className={css.lead}>
          One order, one bill. Each delivery has its own address, way of delivery, date and instructions; its
          cost goes by what is in it.
        </p>
      </header>
      <FormProblems outcome={outcome} form="remove" heading="It was not removed" />
      <section aria-labelledby="deliveries" className={css.section}>
        <h2 id="deliveries">Deliveries</h2>
        <ul className={css.cards}>
          {groups.map((group) => (
            <DeliveryCard key={group.id} group={group} />
          ))}
        </ul>
      </section>
      {isSplit && (
        <section aria-labelledby="arrange" className={css.section}>
          <h2 id="arrange">What goes where</h2>
          <ArrangeForm key={arranged} data={data} outcome={outcome} />
        </section>
      )}
      <AddressForm key={addressed} data={data} outcome={outcome} />
      <div className={css.next}>
        <a
          className={buttonClass(isSplit ? 'primary' : 'secondary', 'large', false)}
          href={hrefOf(routes.checkout, {})}
        >
          {isSplit ? 'Continue with the checkout' : 'Back to the checkout'}
        </a>
        {isSplit && <p className="soft">To ship all to one address again, remove the others.</p>}
      </div>
    </div>
  );
}
