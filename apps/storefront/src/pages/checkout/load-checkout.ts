import { type Client, ClientError } from '@relab/client';
import { getCartItems, getCheckout, reserveInventory, startCheckout } from '@relab/client/commerce';
import type { CartItems, Checkout } from '@relab/contract/commerce';
import { NotFound, Redirect } from '@relab/pages';
import type { Params } from '@relab/pages/routes';
import { bringGuestCart } from '../../account/after-sign-in.ts';
import { readShopper } from '../../account/shopper.ts';
import { hasStatusOrCode } from '../../form/call-error.ts';
import { serverMessage } from '../../form/error-message.ts';
import { hrefOf } from '../../href.ts';
import { countOf } from '../../money/amount.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import type { CheckoutData, CheckoutLine } from './checkout-data.ts';
import { currentStep, isStep, stepStates } from './step.ts';
import * as texts from './texts.tsx';

type CheckoutContext = PageContext<Params<'/checkout/:step?'>>;

/** `active` names the shopper's open checkout. */
const active = { checkoutId: 'active' };

/**
 * Entering the checkout reserves what is in the cart (S-278). What could not be reserved is no obstacle here: its lines
 * say so themselves, and the others can be ordered.
 */
async function keepItems(client: Client): Promise<void> {
  try {
    await reserveInventory(client, {});
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
  }
}

/**
 * One open checkout belongs to one cart: requested twice, the server returns the same one. At a step there is one as a
 * rule; before the first there is none, and a browser would note a question without an answer as an error.
 */
async function openCheckout(client: Client, isUnderWay: boolean): Promise<Checkout> {
  try {
    if (isUnderWay) return await getCheckout(client, active);
  } catch (error) {
    if (!hasStatusOrCode(error, 404)) throw error;
  }
  try {
    await startCheckout(client, {});
    await keepItems(client);
  } catch (error) {
    // There is nothing to check out: the page of the cart explains it better.
    if (hasStatusOrCode(error, 400) || hasStatusOrCode(error, 404)) throw new Redirect(hrefOf(routes.cart));
    // A checkout that awaits an approval exists, and is locked.
    if (!hasStatusOrCode(error, 409)) throw error;
  }
  return getCheckout(client, active);
}

export async function loadCheckout({ client, params, url }: CheckoutContext): Promise<CheckoutData> {
  const requested = params.step ?? '';
  if (requested !== '' && !isStep(requested)) throw new NotFound();
  const shopper = await readShopper(client);
  if (!shopper.mayCheckOut) {
    const next = hrefOf(routes.checkout, {});
    throw new Redirect(hrefOf(routes.login, undefined, { next }));
  }
  const items = await getCartItems(client, { pageSize: 100 });
  // On entering: an order has to include what was in the cart before signing in.
  if (requested === '' && !shopper.isGuest) await bringGuestCart(client, url);
  // The cart's page explains both: that it is empty, and that it is still being filled.
  const isFilling = items.cartSummary.asyncOperationStatus === 'Processing';
  if (items.totalItemCount === 0 || isFilling) throw new Redirect(hrefOf(routes.cart));
  const checkout = await openCheckout(client, requested !== '');
  const reached = currentStep(checkout.missing);
  const isReachable = stepStates(checkout.missing).some(
    ({ step, isReachable }) => step === requested && isReachable,
  );
  if (!isStep(requested) || !isReachable) throw new Redirect(hrefOf(routes.checkout, { step: reached }));
  return {
    step: requested,
    checkout,
    shopper,
    lines: linesOf(items, checkout),
    moreLines: Math.max(0, items.totalItemCount - items.cartItems.length),
  };
}

/** The cart's lines, each with what the checkout or the cart holds against it. */
export function linesOf(
  { cartItems }: Pick<CartItems, 'cartItems'>,
  { errors }: Pick<Checkout, 'errors'>,
): readonly CheckoutLine[] {
  return cartItems.map(({ cartItem, status, message }) => {
    const { cartItemId, productId, productDetails } = cartItem;
    const error = errors.find((one) =>
      one.cartItemId ? one.cartItemId === cartItemId : one.productId === productId,
    );
    const ofLine = status === 'Error' ? serverMessage(undefined, message ?? '', texts.notOrderable) : null;
    const refusal = error ? serverMessage(error.errorCode, error.message, undefined) : ofLine;
    return {
      id: cartItemId ?? productId,
      productId,
      name: cartItem.name,
      urlName: productDetails.urlName,
      sku: productDetails.sku,
      quantity: countOf(cartItem.quantity),
      unitPrice: cartItem.salesPrice,
      totalPrice: cartItem.totalPrice,
      image: productDetails.thumbnailImage,
      refusal,
    };
  });
}
