import { type Database, inTransaction } from '@relab/database';
import { readBytes, toApiError } from '@relab/server/http';
import { sql } from 'kysely';
import type { CommerceOptions } from '../options/options.ts';
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentRefused,
} from '../payment-provider/payment-provider.ts';
import { orderOfPayment, settlePayment } from './settle-payment.ts';

export interface WebhookOptions {
  readonly database: Database;
  readonly shop: CommerceOptions;
  readonly now?: () => Date;
  readonly log: (line: string) => void;
}

/** Bytes; what the service tells is a few thousand. */
const largest = 262_144;

const answer = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * Answers what a payment service sends. Anything but 2xx is sent again by it, for days; so a fault here loses nothing,
 * and what was heard before is answered and not done again.
 */
export function paymentWebhook(
  provider: PaymentProvider,
  { database, shop, log, now = () => new Date() }: WebhookOptions,
): (request: Request) => Promise<Response> {
  /** Remembering the event and what follows from it are one transaction. */
  const hear = async (event: PaymentEvent): Promise<void> =>
    await inTransaction(database, async (transaction) => {
      const { numAffectedRows } = await sql`
        insert into payment_event (provider, event_id, heard_at) values (${provider.name}, ${event.eventId}, ${now()})
        on conflict do nothing`.execute(transaction);
      if (numAffectedRows !== 1n) return;
      const orderId = await orderOfPayment(transaction, provider.name, event.reference);
      // A service may serve other shops of the same company too.
      if (orderId === undefined) return;
      await settlePayment({ database: transaction, now }, shop, orderId, event.status);
    });

  return async (request) => {
    if (request.method !== 'POST') return answer(405, 'POST only.');
    try {
      const body = new TextDecoder().decode(await readBytes(request, { maxBytes: largest }));
      const event = provider.readEvent(body, request.headers, now());
      if (event) await hear(event);
      return answer(200, 'Heard.');
    } catch (error) {
      if (error instanceof PaymentRefused) return answer(400, error.message);
      const { status, message } = toApiError(error, log);
      return answer(status, message);
    }
  };
}
