import { type Database, inTransaction } from '@relab/database';
import { readBytes, toApiError } from '@relab/server/http';
import type { CommerceOptions } from '../options/options.ts';
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentRefused,
} from '../payment-provider/payment-provider.ts';
import { orderOfPayment, settlePayment } from './settle-payment.ts';

/** The database of `paymentWebhook`, and the log for faults; messages of the service are not logged. */
export interface WebhookOptions {
  readonly database: Database;
  readonly shop: CommerceOptions;
  readonly now?: () => Date;
  readonly log: (line: string) => void;
}

/** What the service sends has a few thousand. */
const maxEventBytes = 262_144;

const respond = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * Receives the events of a payment service, which repeats one for days until the response is 2xx: a fault here loses
 * nothing, and an event that was received before changes nothing.
 */
export function paymentWebhook(
  provider: PaymentProvider,
  { database, shop, log, now = () => new Date() }: WebhookOptions,
): (request: Request) => Promise<Response> {
  /** Recording the event and what follows from it are one transaction. */
  const receive = async (event: PaymentEvent): Promise<void> =>
    await inTransaction(database, async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('payment_event')
        .values({ provider: provider.name, event_id: event.eventId, heard_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return;
      const orderId = await orderOfPayment(transaction, provider.name, event.reference);
      // A service may serve other shops of the same company too.
      if (orderId === undefined) return;
      await settlePayment({ database: transaction, now }, shop, orderId, event.status);
    });

  return async (request) => {
    if (request.method !== 'POST') return respond(405, 'POST only.');
    try {
      const body = new TextDecoder().decode(await readBytes(request, { maxBytes: maxEventBytes }));
      const event = provider.readEvent(body, request.headers, now());
      if (event) await receive(event);
      return respond(200, 'Heard.');
    } catch (error) {
      if (error instanceof PaymentRefused) return respond(400, error.message);
      const { status, message } = toApiError(error, log);
      return respond(status, message);
    }
  };
}
