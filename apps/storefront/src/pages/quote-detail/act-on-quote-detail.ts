import type { Client } from '@relab/client';
import { addItemToCart, deleteItemFromCart, getCartItems, updateItemInCart } from '@relab/client/commerce';
import { getRecord, updateRecord } from '@relab/client/records';
import { invalid, type Outcome, redirectTo } from '@relab/pages';
import { callError } from '../../form/call-error.ts';
import { readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { type Quote, quoteFields, readQuote } from '../../quote/quote.ts';
import { nextStepText } from '../../quote/quote-state.ts';
import { routes } from '../../routes.ts';
import { quoteIdOf } from './quote-id.ts';
import * as texts from './texts.ts';

/** As many units as were quoted, no more and no less, whatever of the listing is in the cart: only that costs the price. */
async function putIntoCart(client: Client, { listingId, quantity }: Quote): Promise<void> {
  const { cartItems } = await getCartItems(client, { pageSize: 100 });
  const [first, ...others] = cartItems.flatMap(({ cartItem }) =>
    cartItem.productId === listingId && cartItem.cartItemId !== null ? [cartItem.cartItemId] : [],
  );
  if (first === undefined) {
    await addItemToCart(client, { productId: listingId, quantity: String(quantity) });
    return;
  }
  for (const itemId of others) await deleteItemFromCart(client, { itemId });
  await updateItemInCart(client, { itemId: first, quantity: String(quantity) });
}

/** Accepts a quote, which is to put it into the cart, or takes the request back. */
export async function actOnQuoteDetail(
  { client, params, url }: PageContext<{ readonly quoteId: string }>,
  form: FormData,
): Promise<Outcome> {
  const recordId = quoteIdOf(params.quoteId);
  const intent = readText(form, 'intent');
  const next = url.pathname;
  try {
    if (intent === 'withdraw') {
      await updateRecord(client, { recordId, fields: { IsWithdrawn__c: true } });
      return redirectTo(hrefOf(routes.quoteDetail, { quoteId: recordId }, { withdrawn: 1 }));
    }
    const quote = readQuote(await getRecord.refresh(client, { recordId, optionalFields: quoteFields }));
    if (intent !== 'accept' || quote.state !== 'Quoted')
      return invalid('quote', [{ message: texts.notAddedToCart(nextStepText(quote)) }], form);
    await putIntoCart(client, quote);
    return redirectTo(hrefOf(routes.cart, undefined, { added: quote.listingId }));
  } catch (error) {
    return callError('quote', form, error, { next });
  }
}
