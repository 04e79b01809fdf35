import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { hrefOf } from '../../href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import { AddressForm } from './address-form.tsx';
import { ArrangeForm } from './arrange-form.tsx';
import css from './deliveries.module.css';
import type { DeliveriesData } from './deliveries-data.ts';
import { DeliveryCard } from './delivery-card.tsx';
import * as texts from './texts.tsx';

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
        <h1>{texts.shipToSeveral}</h1>
        <p className={css.lead}>{texts.lead}</p>
      </header>
      <FormProblems outcome={outcome} form="remove" heading={texts.removalFailed} />
      <section aria-labelledby="deliveries" className={css.section}>
        <h2 id="deliveries">{texts.deliveries}</h2>
        <ul className={css.cards}>
          {groups.map((group) => (
            <DeliveryCard key={group.id} group={group} />
          ))}
        </ul>
      </section>
      {isSplit && (
        <section aria-labelledby="arrange" className={css.section}>
          <h2 id="arrange">{texts.arrangeHeading}</h2>
          <ArrangeForm key={arranged} data={data} outcome={outcome} />
        </section>
      )}
      <AddressForm key={addressed} data={data} outcome={outcome} />
      <div className={css.next}>
        <a
          className={buttonClass(isSplit ? 'primary' : 'secondary', 'large')}
          href={hrefOf(routes.checkout, {})}
        >
          {isSplit ? texts.continueToCheckout : texts.backToCheckout}
        </a>
        {isSplit && <p className="soft">{texts.singleAddressHint}</p>}
      </div>
    </div>
  );
}
