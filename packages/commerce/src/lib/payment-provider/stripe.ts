import type { CircuitBreaker } from '@relab/server/limits';
import type { Cents } from '../market/money.ts';
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentRefused,
  type PaymentRequest,
  type PaymentStatus,
  PaymentUnavailable,
} from './payment-provider.ts';
import { askStripe, isJson, type Json, type StripeAccess } from './stripe-request.ts';
import { verifyStripe } from './stripe-signature.ts';

/** The account that is paid, and the way to it. Keys are secrets: take them from the environment. */
export interface StripeOptions {
  /** The secret key. */
  readonly key: string;
  /** What the service signs its messages with. */
  readonly webhookSecret: string;
  /** Where the API is; the service's own unless given. */
  readonly url?: string;
  readonly fetch: typeof fetch;
  /** Spares buyers the wait while the service does not respond. */
  readonly breaker?: CircuitBreaker;
}

const publicApi = 'https://api.stripe.com';
const publicPages = 'https://checkout.stripe.com';
const sessions = '/v1/checkout/sessions';
const refunds = '/v1/refunds';

/** The service counts in the smallest unit of a currency: cents of most, none of some. How many make one of it. */
function unitsInOne(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}

function unitsOf(cents: Cents, currency: string): string {
  const units = (cents * unitsInOne(currency)) / 100;
  if (!Number.isSafeInteger(units)) throw new PaymentRefused(`${cents} cannot be charged in ${currency}.`);
  return String(units);
}

function centsOf(units: number, currency: string): Cents {
  return Math.round((units * 100) / unitsInOne(currency));
}

function formOf(request: PaymentRequest): Readonly<Record<string, string>> {
  const { orderId, orderNumber, amount, currency, email, expiresAt, returnUrl, cancelUrl } = request;
  const price = 'line_items[0][price_data]';
  return {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    client_reference_id: orderId,
    customer_email: email,
    'line_items[0][quantity]': '1',
    [`${price}[currency]`]: currency.toLowerCase(),
    [`${price}[unit_amount]`]: unitsOf(amount, currency),
    [`${price}[product_data][name]`]: `Order ${orderNumber}`,
    'metadata[order]': orderId,
    'payment_intent_data[description]': `Order ${orderNumber}`,
    expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
    success_url: returnUrl,
    cancel_url: cancelUrl,
  };
}

const idOf = (value: unknown): string | undefined => {
  const id = isJson(value) ? value.id : value;
  return typeof id === 'string' ? id : undefined;
};

/** How a checkout session stands. One that is complete and not paid is still being processed by a bank. */
function statusOf(session: Json): PaymentStatus {
  const { status, payment_status: paid, amount_total: total, currency, payment_intent: intent } = session;
  const charge = idOf(intent);
  if (paid === 'paid' && typeof total === 'number' && typeof currency === 'string' && charge !== undefined) {
    const code = currency.toUpperCase();
    return { state: 'paid', amount: centsOf(total, code), currency: code, charge };
  }
  return { state: status === 'expired' ? 'ended' : 'open' };
}

/** Only a refund that has succeeded is one; how far it is now may be newer than what is said of it. */
async function assertRefunded(access: StripeAccess, refund: Json): Promise<void> {
  const path = `${refunds}/${encodeURIComponent(idOf(refund) ?? '')}`;
  const { status } =
    refund.status === 'succeeded' ? refund : await askStripe(access, { method: 'GET', path });
  if (status === 'succeeded') return;
  const message = `The refund is ${String(status)}.`;
  if (status === 'failed' || status === 'canceled') throw new PaymentRefused(message);
  throw new PaymentUnavailable(message);
}

/** The latest refund of a charge. */
async function findRefund(access: StripeAccess, charge: string): Promise<Json> {
  const query = new URLSearchParams({ payment_intent: charge, limit: '1' });
  const { data } = await askStripe(access, { method: 'GET', path: `${refunds}?${query}` });
  const [latest] = Array.isArray(data) ? (data as readonly unknown[]) : [];
  if (!isJson(latest)) throw new PaymentRefused('It is given back, and no refund says so.');
  return latest;
}

/** The refund of a charge that was made for a part before; the service forgets its keys after a day. */
async function findRefundOf(
  access: StripeAccess,
  charge: string,
  refundId: string,
): Promise<Json | undefined> {
  const query = new URLSearchParams({ payment_intent: charge, limit: '100' });
  const { data } = await askStripe(access, { method: 'GET', path: `${refunds}?${query}` });
  const made = Array.isArray(data) ? (data as readonly unknown[]).filter(isJson) : [];
  return made.find(({ metadata }) => isJson(metadata) && metadata.refund === refundId);
}

function eventOf(body: string): PaymentEvent | null {
  let event: unknown;
  try {
    event = JSON.parse(body);
  } catch {
    throw new PaymentRefused('It is not JSON.');
  }
  const { id, type, data } = isJson(event) ? event : {};
  const session = isJson(data) && isJson(data.object) ? data.object : {};
  const reference = idOf(session);
  if (typeof id !== 'string' || reference === undefined) return null;
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { eventId: id, reference, status: statusOf(session) };
    case 'checkout.session.async_payment_failed':
      return { eventId: id, reference, status: { state: 'ended' } };
    default:
      return null;
  }
}

/** Payments on the hosted pages of Stripe, over its public HTTP API. */
export function createStripe(options: StripeOptions): PaymentProvider {
  const { key, webhookSecret, url = publicApi, fetch, breaker } = options;
  const access: StripeAccess = { key, url: url.replace(/\/+$/, ''), fetch, ...(breaker && { breaker }) };
  const pathOf = (reference: string): string => `${sessions}/${encodeURIComponent(reference)}`;
  const status = async (reference: string): Promise<PaymentStatus> =>
    statusOf(await askStripe(access, { method: 'GET', path: pathOf(reference) }));

  return {
    name: 'stripe',
    pageOrigins: [url === publicApi ? publicPages : new URL(url).origin],
    async start(request) {
      const session = await askStripe(access, {
        method: 'POST',
        path: sessions,
        form: formOf(request),
        idempotencyKey: request.paymentId,
      });
      const { id, url: page } = session;
      if (typeof id !== 'string' || typeof page !== 'string' || !URL.canParse(page)) {
        throw new PaymentUnavailable('The payment service names no page.');
      }
      return { reference: id, url: page };
    },
    status,
    async end(reference) {
      try {
        const path = `${pathOf(reference)}/expire`;
        return statusOf(await askStripe(access, { method: 'POST', path, form: {} }));
      } catch (error) {
        // Only an open session can be ended: this one was paid, or has ended before.
        if (error instanceof PaymentRefused) return await status(reference);
        throw error;
      }
    },
    async refund(paymentId, charge) {
      const form = { payment_intent: charge };
      const idempotencyKey = `${paymentId}-refund`;
      const response = askStripe(access, { method: 'POST', path: refunds, form, idempotencyKey });
      const refund = await response.catch((error: unknown) => {
        // Begun before, under a key that the service has forgotten since, or by somebody's hand.
        if (!(error instanceof PaymentRefused) || !error.message.includes('charge_already_refunded'))
          throw error;
        return findRefund(access, charge);
      });
      await assertRefunded(access, refund);
    },
    async refundPart({ refundId, charge, amount, currency }) {
      const form = {
        payment_intent: charge,
        amount: unitsOf(amount, currency),
        'metadata[refund]': refundId,
      };
      const idempotencyKey = `${refundId}-refund`;
      const made = await findRefundOf(access, charge, refundId);
      await assertRefunded(
        access,
        made ?? (await askStripe(access, { method: 'POST', path: refunds, form, idempotencyKey })),
      );
    },
    readEvent(body, headers, now) {
      verifyStripe(headers.get('stripe-signature'), body, webhookSecret, now);
      return eventOf(body);
    },
  };
}
