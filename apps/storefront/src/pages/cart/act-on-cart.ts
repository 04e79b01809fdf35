import {
  addItemToCart,
  applyCouponToCart,
  cloneCart,
  deleteCart,
  deleteCouponFromCart,
  deleteItemFromCart,
  dismissCartProblems,
  getCartItems,
  leavePayNowCart,
  reserveInventory,
  updateItemInCart,
} from '@relab/client/commerce';
import {
  actByIntent,
  type IntentHandlers,
  invalid,
  type Outcome,
  type PostedForm,
  redirectTo,
} from '@relab/pages';
import { safeNext } from '../../account/safe-next.ts';
import { quantityUnavailable } from '../../cart/stock-texts.ts';
import { isAllInCart } from '../../cart/units-in-cart.ts';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { serverMessage } from '../../form/error-message.ts';
import { formKeyOf } from '../../form/form-key-of.ts';
import { readText } from '../../form/form-reading.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import { productHref } from '../../listing/product-href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { cartHref, readCartPageState } from './cart-href.ts';
import { couponText } from './summary/coupon-text.ts';
import * as texts from './texts.tsx';

type Handlers = IntentHandlers<PageContext, SiteForms['cart']>;

const isProductId = (text: string): boolean => /^[A-Za-z0-9]{15,18}$/.test(text);

/** A number that was read here can be refused for one reason only. */
const stockWords = (code: string): string | undefined =>
  code === 'INVALID_API_INPUT' ? quantityUnavailable : undefined;

/** A whole number above zero, as it is typed; undefined for anything else. */
function readQuantity(form: PostedForm<'quantity'>): string | undefined {
  const text = readText(form, 'quantity') || '1';
  return /^0*[1-9]\d{0,8}$/.test(text) ? String(Number(text)) : undefined;
}

/** Back to where the form stood: a page of the cart, or the page of the site that it names. */
function back(
  { url }: PageContext,
  form: PostedForm<'next'>,
  query: Readonly<Record<string, string | null>> = {},
): Outcome {
  return redirectTo(safeNext(readText(form, 'next')) ?? cartHref(readCartPageState(url), query));
}

/** Whether all there is of it is in the cart already, among its newest lines. */
async function isThereWhole({ client }: PageContext, productId: string): Promise<boolean> {
  const items = await getCartItems(client, { pageSize: 100 }).catch(() => null);
  return items !== null && isAllInCart(items, productId);
}

const add: Handlers['add'] = async (context, form) => {
  const { client } = context;
  const productId = readText(form, 'productId');
  const quantity = readQuantity(form);
  if (quantity === undefined) return invalid('add', [{ message: texts.quantityError }], form);
  const problem = { message: texts.listingGone };
  if (!isProductId(productId)) return invalid('add', [problem], form);
  try {
    await addItemToCart(client, { productId, quantity, ...formKeyOf(form) });
  } catch (error) {
    if (hasStatusOrCode(error, 404)) return invalid('add', [problem], form);
    // What was meant is so already.
    if (hasStatusOrCode(error, 400) && (await isThereWhole(context, productId)))
      return redirectTo(hrefOf(routes.cart, undefined, { there: productId }));
    const next = productHref(productId);
    // S-219: a guest who may not have a cart signs in first.
    if (hasStatusOrCode(error, 403)) return redirectTo(hrefOf(routes.login, undefined, { next }));
    return callError('add', form, error, { next, translate: stockWords });
  }
  return redirectTo(hrefOf(routes.cart, undefined, { added: productId }));
};

const update: Handlers['update'] = async (context, form) => {
  const itemId = readText(form, 'itemId');
  const field = `quantity-${itemId}`;
  const quantity = readQuantity(form);
  if (quantity === undefined) return invalid('update', [{ field, message: texts.quantityError }], form);
  try {
    await updateItemInCart(context.client, { itemId, quantity });
  } catch (error) {
    return callError('update', form, error, {
      fieldOf: () => field,
      translate: stockWords,
      next: hrefOf(routes.cart),
    });
  }
  return back(context, form);
};

const remove: Handlers['remove'] = async (context, form) => {
  try {
    await deleteItemFromCart(context.client, { itemId: readText(form, 'itemId') });
  } catch (error) {
    // Already removed in another tab: the outcome is the requested one.
    if (!hasStatusOrCode(error, 404)) return callError('cart', form, error, { next: hrefOf(routes.cart) });
    return back(context, form);
  }
  const productId = readText(form, 'productId');
  // What the page offers to put back.
  const removed = isProductId(productId) ? { removed: productId, units: readQuantity(form) ?? '1' } : {};
  return back(context, form, removed);
};

const coupon: Handlers['coupon'] = async (context, form) => {
  const couponCode = readText(form, 'couponCode');
  const field = 'couponCode';
  if (couponCode === '') return invalid('coupon', [{ field, message: texts.codeRequired }], form);
  if (couponCode.length > 80) return invalid('coupon', [{ field, message: texts.codeUnknown }], form);
  try {
    await applyCouponToCart(context.client, { couponCode, ...formKeyOf(form) });
  } catch (error) {
    return callError('coupon', form, error, {
      fieldOf: () => field,
      translate: couponText,
      next: hrefOf(routes.cart),
    });
  }
  return back(context, form);
};

const removeCoupon: Handlers['remove-coupon'] = async (context, form) => {
  try {
    await deleteCouponFromCart(context.client, { couponId: readText(form, 'couponId') });
  } catch (error) {
    if (!hasStatusOrCode(error, 404)) return callError('cart', form, error, { next: hrefOf(routes.cart) });
  }
  return back(context, form);
};

const clear: Handlers['clear'] = async ({ client }, form) => {
  try {
    await deleteCart(client, {});
  } catch (error) {
    if (!hasStatusOrCode(error, 404)) return callError('cart', form, error, { next: hrefOf(routes.cart) });
  }
  return redirectTo(hrefOf(routes.cart));
};

/** Reserves the items for the shopper, or lists those that are unavailable. */
const reserve: Handlers['reserve'] = async (context, form) => {
  try {
    const { success, errorMessage, inventoryItemReservations } = await reserveInventory(context.client, {});
    if (success) return back(context, form);
    const reasons = inventoryItemReservations.flatMap((item) =>
      item.errorMessage ? serverMessage(item.errorCode, item.errorMessage, undefined) : [],
    );
    const messages = reasons.length > 0 ? new Set(reasons) : [errorMessage ?? ''];
    return invalid(
      'reserve',
      Array.from(messages, (message) => ({ message })),
      form,
    );
  } catch (error) {
    // The cart was deleted in another tab: its page shows that.
    if (hasStatusOrCode(error, 404)) return redirectTo(hrefOf(routes.cart));
    return callError('reserve', form, error, { next: hrefOf(routes.cart) });
  }
};

/** What a large change could not put into the cart was read. */
const dismiss: Handlers['dismiss'] = async (context, form) => {
  try {
    await dismissCartProblems(context.client, {});
  } catch (error) {
    // The cart went away in another tab, and what was said of it too.
    if (!hasStatusOrCode(error, 404)) return callError('cart', form, error, { next: hrefOf(routes.cart) });
  }
  return back(context, form);
};

/** Makes the copy for the purchasing department, and shows its link. */
const send: Handlers['send'] = async ({ client }, form) => {
  let failure: unknown;
  const copy = await cloneCart(client, formKeyOf(form), (error) => {
    failure = error;
  });
  if (copy.payToken) return redirectTo(hrefOf(routes.pay, { payToken: copy.payToken }, { sent: '1' }));
  if (hasStatusOrCode(failure, 404)) return redirectTo(hrefOf(routes.cart));
  return callError('cart', form, failure, { next: hrefOf(routes.cart) });
};

/** Removes a copy that was made the current cart; the cart that was set aside for it is restored. */
const leave: Handlers['leave'] = async ({ client }, form) => {
  try {
    await leavePayNowCart(client, {});
  } catch (error) {
    if (!hasStatusOrCode(error, 404) && !hasStatusOrCode(error, 409))
      return callError('cart', form, error, { next: hrefOf(routes.cart) });
  }
  return redirectTo(hrefOf(routes.cart));
};

/** What the forms of the cart ask for, and those of other pages that are posted to it. */
export const actOnCart = actByIntent<PageContext, SiteForms['cart']>(
  {
    add,
    update,
    remove,
    coupon,
    'remove-coupon': removeCoupon,
    clear,
    reserve,
    dismiss,
    send,
    leave,
  },
  { otherwise: async (_, form) => invalid('cart', [{ message: texts.formIncomplete }], form) },
);
