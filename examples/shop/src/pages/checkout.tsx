import { type Client, ClientError } from '@relab/client';
import {
  addCheckoutPayment,
  getCheckout,
  placeOrder,
  startCheckout,
  updateCheckout,
} from '@relab/client/commerce';
import type { Checkout } from '@relab/contract/commerce';

import { type Outcome, Redirect, redirectTo } from '@relab/pages';
import { AddressForm, addressFields } from '../address-form.tsx';
import { refused } from '../refused.ts';
import { Review } from '../review.tsx';
import { hrefOf, routes } from '../routes.ts';
import { definePage } from '../site-definition.ts';

/** The visitor's open checkout. */
const active = { checkoutId: 'active' };
const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The checkout of the cart, opened where there is none. What cannot be checked out, such as an empty cart, is explained there. */
async function openCheckout(client: Client): Promise<Checkout> {
  try {
    await startCheckout(client, {});
    return await getCheckout(client, active);
  } catch (error) {
    if (error instanceof ClientError && [400, 404, 409].includes(error.status))
      throw new Redirect(hrefOf(routes.cart));
    throw error;
  }
}

/** Who and where to; with the first delivery that goes there, so that the total is known at once. */
async function saveAddress(client: Client, form: FormData): Promise<void> {
  const deliveryAddress = Object.fromEntries(addressFields.map(({ name }) => [name, textOf(form, name)]));
  const { availableDeliveryMethods } = await updateCheckout(client, {
    ...active,
    contactInfo: { email: textOf(form, 'email') },
    deliveryAddress: deliveryAddress as Parameters<typeof updateCheckout>[1]['deliveryAddress'],
  });
  const [method] = availableDeliveryMethods;
  if (method) await updateCheckout(client, { ...active, deliveryMethodId: method.id });
  const purchaseOrderNumber = textOf(form, 'purchaseOrderNumber');
  await addCheckoutPayment(client, { ...active, paymentMethod: 'PurchaseOrder', purchaseOrderNumber });
}

const acts: Readonly<Record<string, (client: Client, form: FormData) => Promise<string | undefined>>> = {
  address: async (client, form) => void (await saveAddress(client, form)),
  delivery: async (client, form) =>
    void (await updateCheckout(client, { ...active, deliveryMethodId: textOf(form, 'deliveryMethodId') })),
  // By the checkout's own id: sent twice, it is one order. Another total than the one that was shown is not accepted.
  async order(client, form) {
    const placed = await placeOrder(client, {
      checkoutId: textOf(form, 'checkoutId'),
      expectedTotal: textOf(form, 'expectedTotal'),
    });
    return 'orderSummaryId' in placed && placed.orderSummaryId !== null
      ? hrefOf(routes.order, { orderSummaryId: placed.orderSummaryId })
      : undefined;
  },
};

export const page = definePage(routes.checkout, {
  name: 'Checkout',
  load: async ({ client, url }) => ({
    checkout: await openCheckout(client),
    isChanging: url.searchParams.has('address'),
  }),
  async act({ client }, form): Promise<Outcome> {
    const intent = textOf(form, 'intent');
    try {
      return redirectTo((await acts[intent]?.(client, form)) ?? hrefOf(routes.checkout));
    } catch (error) {
      const names = ['email', 'purchaseOrderNumber', ...addressFields.map(({ name }) => name)];
      return refused(intent, form, error, (members) =>
        names.find((name) => members.some((member) => member.split('.').at(-1) === name)),
      );
    }
  },
  head: () => ({ title: 'Checkout' }),
  View({ data: { checkout, isChanging }, outcome }) {
    const isAddressed = checkout.deliveryAddress !== null && checkout.contactInfo !== null;
    return (
      <>
        <h1>Checkout</h1>
        {isAddressed && !isChanging && outcome?.form !== 'address' ? (
          <Review checkout={checkout} outcome={outcome} />
        ) : (
          <AddressForm checkout={checkout} outcome={outcome} />
        )}
      </>
    );
  },
});
