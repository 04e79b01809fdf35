import { type CommerceOptions, createStripe, type PaymentOptions, paymentWebhook } from '@relab/commerce';
import type { Database } from '@relab/database';
import type { Settings } from '../settings.ts';
import type { Breakers } from './breakers.ts';

/** The service that takes cards, where one is set. */
export function cardPayments(
  { stripe }: Pick<Settings, 'stripe'>,
  baseUrl: string,
  breakers: Breakers,
): { readonly payments?: PaymentOptions } {
  if (!stripe) return {};
  const { key, webhookSecret, url } = stripe;
  const provider = createStripe({
    key,
    webhookSecret,
    fetch,
    breaker: breakers.of('payment'),
    ...(url === undefined ? {} : { url }),
  });
  return { payments: { provider, baseUrl } };
}

const path = '/webhooks/stripe';

/** Handles messages of the service; undefined for every other address. */
export function webhooks(
  database: Database,
  shop: CommerceOptions,
  log: (line: string) => void,
): (request: Request) => Promise<Response> | undefined {
  const { payments } = shop;
  const hear = payments && paymentWebhook(payments.provider, { database, shop, log });
  return (request) => (new URL(request.url).pathname === path ? hear?.(request) : undefined);
}
