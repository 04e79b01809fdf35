import {
  type Address,
  addCheckoutPayment,
  type Checkout,
  type CheckoutAddress,
  getCheckout,
  isPostalCode,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { type Database, inTransaction } from '@relab/database';
import { ApiError, badRequest, type Context, newId, Reply, type Route } from '@relab/server/http';
import { sql } from 'kysely';
import { assertNotAwaiting } from '../cart/awaiting.ts';
import { lockCart } from '../cart/find-cart.ts';
import type { GroupRow } from '../cart/group-row.ts';
import { conflict, emptyCart, insufficientAccess } from '../errors.ts';
import { translateFor } from '../language/translate.ts';
import { insertRows } from '../shop/insert-rows.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { parseVatNumber } from '../tax/vat-number.ts';
import { checkVatNumber } from '../tax/vat-number-check.ts';
import { checkoutApproval } from './checkout-approval.ts';
import { checkoutResponse } from './checkout-response.ts';
import { type CheckoutRow, findCheckout, writeCheckout } from './checkout-row.ts';
import { documentRoutes, dropDocument } from './document-routes.ts';
import { withTotalsOfOrder } from './order-totals.ts';
import { assertCardsAccepted, paymentMethodsFor } from './payment-methods.ts';
import { type PricedCheckout, priceCheckout } from './price-checkout.ts';

const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;

function readAddress(address: Address): CheckoutAddress {
  return {
    name: address.name,
    companyName: textOrNull(address.companyName),
    street: address.street,
    city: address.city,
    postalCode: address.postalCode,
    region: textOrNull(address.region),
    country: address.country,
    phoneNumber: textOrNull(address.phoneNumber),
  };
}

/** Who is signed in need not type a name and an address of e-mail again. */
function firstContact({ principal }: Context): string | null {
  if (principal.kind !== 'user') return null;
  const { email, firstName, lastName } = principal;
  return JSON.stringify({
    email,
    firstName: textOrNull(firstName),
    lastName: textOrNull(lastName),
    phoneNumber: null,
  });
}

/** Refuses a postal code that the country of its address does not have: the carrier would. */
function assertPostalCode({ country, postalCode }: Address, member: string): void {
  if (isPostalCode(country, postalCode)) return;
  throw badRequest('The postal code does not have the form of its country.', `${member}.postalCode`);
}

function readVatNumber(text: string | undefined): string | null {
  const given = textOrNull(text);
  if (given === null) return null;
  const vat = parseVatNumber(given);
  if (vat) return vat.number;
  const message =
    'This is not a valid VAT number of the European Union: it begins with two letters, such as DE123456788, and its check digits must fit.';
  throw badRequest(message, 'vatNumber');
}

export function checkoutRoutes(shop: Shop): Route[] {
  const { options } = shop;

  /**
   * Asks the service of VAT numbers, where there is one: before the transaction, which must not wait for a network, and for
   * shoppers with a checkout only. A number that the service gives no result for counts as its check digits do.
   */
  async function assertVatNumberInUse(context: Context, checkoutId: string, number: string): Promise<void> {
    const { vatNumbers } = options;
    if (!vatNumbers) return;
    await findCheckout(context, checkoutId);
    if ((await checkVatNumber(context, vatNumbers, number)) !== 'invalid') return;
    const message =
      'VIES, the service of the member states, states that this VAT number is not in use. Check it, or leave it out: then the order is taxed.';
    throw new ApiError('FIELD_INTEGRITY_EXCEPTION', message, { fields: ['vatNumber'] });
  }

  async function price(context: Context, row: CheckoutRow): Promise<PricedCheckout> {
    return await priceCheckout(context.database, options, row, context.now());
  }

  async function termsToAccept(database: Database): Promise<Pick<Checkout, 'terms'>> {
    const version = (await options.terms?.version(database)) ?? null;
    return version === null ? {} : { terms: { version } };
  }

  async function answer(context: Context, row: CheckoutRow): Promise<Checkout> {
    const priced = await price(context, row);
    const open = {
      ...checkoutResponse(priced, options, translateFor(context, options)),
      availablePaymentMethods: paymentMethodsFor(context.principal, options),
    };
    return row.orderSummaryId === null
      ? { ...open, ...(await checkoutApproval(context, priced)), ...(await termsToAccept(context.database)) }
      : await withTotalsOfOrder(context.database, open, row.orderSummaryId);
  }

  /** Whether what is chosen for a delivery can be had for what is in it. */
  async function isOffered(context: Context, row: CheckoutRow, { id }: GroupRow): Promise<boolean> {
    const { groups } = await price(context, row);
    return groups.some(({ group, chosen }) => group.id === id && chosen !== null);
  }

  /** Changes an open checkout and answers it. */
  async function change(
    whole: Context,
    checkoutId: string,
    work: (row: CheckoutRow, context: Context) => Promise<CheckoutRow> | CheckoutRow,
  ): Promise<Checkout> {
    return await inTransaction(whole.database, async (database) => {
      const context = { ...whole, database };
      const row = await findCheckout(context, checkoutId, 'lock');
      if (row.status !== 'Active') throw conflict('The order of this checkout is already placed.');
      assertNotAwaiting(row.cart);
      const changed = await work(row, context);
      await writeCheckout(context, changed);
      return await answer(context, changed);
    });
  }

  return [
    shopRoute(shop, 'checkout', startCheckout, async (config, whole) => {
      const [row, isNew] = await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        // In a config the body's `cartId` is the only one: the path names no cart.
        const cart = await lockCart(context, config.cartId ?? 'current', 'hold');
        const { rows } = await sql<{ lines: number; checkout: string | null }>`
          select (select count(*)::int from cart_item where cart_id = ${cart.id}) as lines,
            (select id from cart_checkout where cart_id = ${cart.id}) as checkout`.execute(database);
        const [state] = rows;
        if (!state?.lines) throw emptyCart();
        if (state.checkout) return [await findCheckout(context, state.checkout), false] as const;
        const id = newId('2z9');
        const made = { id, cart_id: cart.id, contact_info: firstContact(context) };
        await insertRows(database, 'cart_checkout', [made], context);
        return [await findCheckout(context, id), true] as const;
      });
      return new Reply(await answer(whole, row), isNew ? 201 : 200);
    }),

    shopRoute(shop, 'checkout', getCheckout, async ({ checkoutId }, context) =>
      answer(context, await findCheckout(context, checkoutId)),
    ),

    shopRoute(shop, 'checkout', updateCheckout, async (config, whole) =>
      change(whole, config.checkoutId, async (row, context) => {
        const { contactInfo, deliveryAddress, deliveryMethodId, shippingInstructions } = config;
        if (deliveryAddress && !options.shippingCountries.includes(deliveryAddress.country)) {
          throw badRequest('We do not deliver to this country.', 'deliveryAddress.country');
        }
        if (deliveryAddress) assertPostalCode(deliveryAddress, 'deliveryAddress');
        const [standing, ...others] = row.groups;
        const first: GroupRow = {
          ...standing,
          ...(deliveryAddress && {
            address: { ...readAddress(deliveryAddress), firstName: null, lastName: null },
          }),
          ...(deliveryMethodId !== undefined && { deliveryMethodId }),
          ...(shippingInstructions !== undefined && {
            shippingInstructions: textOrNull(shippingInstructions),
          }),
        };
        const changed: CheckoutRow = {
          ...row,
          groups: [first, ...others],
          ...(contactInfo && {
            contactInfo: {
              email: contactInfo.email,
              firstName: textOrNull(contactInfo.firstName),
              lastName: textOrNull(contactInfo.lastName),
              phoneNumber: textOrNull(contactInfo.phoneNumber),
            },
          }),
        };
        if (deliveryMethodId !== undefined && !(await isOffered(context, changed, first))) {
          throw badRequest(
            'This way of delivery is not offered for your cart and address.',
            'deliveryMethodId',
          );
        }
        return changed;
      }),
    ),

    shopRoute(shop, 'checkout', addCheckoutPayment, async (config, whole) => {
      const purchaseOrderNumber = textOrNull(config.purchaseOrderNumber);
      if (config.paymentMethod === 'PurchaseOrder' && purchaseOrderNumber === null) {
        throw badRequest('Enter the number of your purchase order.', 'purchaseOrderNumber');
      }
      if (config.paymentMethod === 'Invoice' && whole.principal.kind === 'guest') {
        const message =
          'Paying on invoice needs an account. Sign in, or give the number of a purchase order.';
        throw insufficientAccess(message, 'paymentMethod');
      }
      const vatNumber = readVatNumber(config.vatNumber);
      const { paymentMethod, billingAddress } = config;
      assertCardsAccepted(paymentMethod, options);
      if (billingAddress) assertPostalCode(billingAddress, 'billingAddress');
      const address = billingAddress ? readAddress(billingAddress) : null;
      if (vatNumber !== null) await assertVatNumberInUse(whole, config.checkoutId, vatNumber);
      const gone: string[] = [];
      const changed = await change(whole, config.checkoutId, async (row, context) => {
        const keeps = paymentMethod === 'PurchaseOrder';
        if (!keeps) await dropDocument(row, context, gone);
        const purchaseOrderDocument = (keeps && row.payment?.purchaseOrderDocument) || null;
        const payment = {
          paymentMethod,
          purchaseOrderNumber,
          billingAddress: address,
          purchaseOrderDocument,
        };
        return { ...row, payment, vatNumber };
      });
      for (const versionId of gone) await options.documents?.remove(versionId);
      return changed;
    }),

    ...documentRoutes(shop, change),
  ];
}
