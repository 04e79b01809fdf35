import type { Checkout } from '@relab/contract/commerce';
import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { formatMoney } from './money.ts';
import { hrefOf, routes } from './routes.ts';

interface ReviewProps {
  readonly checkout: Checkout;
  readonly outcome: InvalidOutcome | null;
}

/** What is ordered, where it goes and what it comes to: the last page before the order. */
export function Review({ checkout, outcome }: ReviewProps): ReactNode {
  const {
    deliveryAddress: address,
    availableDeliveryMethods: methods,
    selectedDeliveryMethod,
    totals,
  } = checkout;
  const money = (amount: string) => formatMoney(amount, totals.currencyIsoCode);
  const action = hrefOf(routes.checkout);
  const problems = [...(outcome?.problems ?? []), ...checkout.errors];
  return (
    <>
      {problems.map(({ message }) => (
        <Notice key={message} tone="error" heading={message} />
      ))}
      <section>
        <h2>Delivery</h2>
        <p>
          {address?.name}, {address?.street}, {address?.postalCode} {address?.city}, {address?.country}{' '}
          <a href={hrefOf(routes.checkout, undefined, { address: 'change' })}>Change</a>
        </p>
        {methods.length === 0 && <Notice tone="warning" heading="Nothing that we have goes there." />}
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="delivery" />
          <fieldset>
            <legend className="visually-hidden">Way of delivery</legend>
            {methods.map(({ id, name, description, shippingFee }) => (
              <label key={id} className="choice">
                <input
                  type="radio"
                  name="deliveryMethodId"
                  value={id}
                  required
                  defaultChecked={id === selectedDeliveryMethod?.id}
                />
                <span>
                  {name}, {money(shippingFee)} <span className="soft">{description}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {methods.length > 1 && <ActionButton variant="secondary">Use this delivery</ActionButton>}
        </form>
      </section>
      <section>
        <h2>What it comes to</h2>
        <table>
          <tbody>
            {(['products', 'shipping', 'tax', 'total'] as const).map((name) => (
              <tr key={name} className={name === 'total' ? name : undefined}>
                <th scope="row">
                  {{ products: 'Products', shipping: 'Delivery', tax: 'Tax', total: 'Total' }[name]}
                </th>
                <td>{money(totals[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="soft">An invoice for {checkout.payment?.purchaseOrderNumber} comes with the goods.</p>
        {checkout.missing.length === 0 && checkout.errors.length === 0 && (
          <form method="post" action={action}>
            <input type="hidden" name="intent" value="order" />
            <input type="hidden" name="checkoutId" value={checkout.checkoutId} />
            <input type="hidden" name="expectedTotal" value={totals.total} />
            <ActionButton size="large">Place the order</ActionButton>
          </form>
        )}
      </section>
    </>
  );
}
