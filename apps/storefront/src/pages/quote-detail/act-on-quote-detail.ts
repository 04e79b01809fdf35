import type { Client } from '@relab/client';
import { addItemToCart, deleteItemFromCart, getCartItems, updateItemInCart } from '@relab/client/commerce';
import { getRecord, updateRecord } from '@relab/client/records';
import { actByIntent, type IntentHandlers, invalid, redirectTo } from '@relab/pages';
import { callError } from '../../form/call-error.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { type Quote, quoteFields, readQuote } from '../../quote/quote.ts';
import { nextStepText } from '../../quote/quote-state.ts';
import { routes } from '../../routes.ts';
import { quoteIdOf } from './quote-id.ts';
import * as texts from './texts.ts';

type Context = PageContext<{ readonly quoteId: string }>;
type Handlers = IntentHandlers<Context, SiteForms['quoteDetail']>;

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

const loadQuote = async ({ client, params }: Context): Promise<Quote> =>
  readQuote(
    await getRecord.refresh(client, { recordId: quoteIdOf(params.quoteId), optionalFields: quoteFields }),
  );

const notAdded = (quote: Quote, form: FormData) =>
  invalid('quote', [{ message: texts.notAddedToCart(nextStepText(quote)) }], form);

const accept: Handlers['accept'] = async (context, form) => {
  const quote = await loadQuote(context);
  if (quote.state !== 'Quoted') return notAdded(quote, form);
  await putIntoCart(context.client, quote);
  return redirectTo(hrefOf(routes.cart, undefined, { added: quote.listingId }));
};

const withdraw: Handlers['withdraw'] = async ({ client, params }) => {
  const recordId = quoteIdOf(params.quoteId);
  await updateRecord(client, { recordId, fields: { IsWithdrawn__c: true } });
  return redirectTo(hrefOf(routes.quoteDetail, { quoteId: recordId }, { withdrawn: 1 }));
};

/** Accepts a quote, which is to put it into the cart, or takes the request back. */
export const actOnQuoteDetail = actByIntent<Context, SiteForms['quoteDetail']>(
  { accept, withdraw },
  {
    otherwise: async (context, form) => notAdded(await loadQuote(context), form),
    onError: (error, form, _, { url }) => callError('quote', form, error, { next: url.pathname }),
  },
);
