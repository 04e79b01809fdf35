import { randomUUID } from 'node:crypto';
import { signStripe } from '../payment-provider/stripe-signature.ts';

export interface Session {
  readonly id: string;
  readonly url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  readonly form: Readonly<Record<string, string>>;
}

/** The part of the service's API that is used, in this process; `fetch` replaces the network. */
export interface ScriptedStripe {
  readonly fetch: typeof fetch;
  readonly sessions: Map<string, Session>;
  readonly refunds: string[];
  readonly requests: string[];
  /** Answers instead of the service while it is set: a status, or no answer at all. */
  trouble: number | 'silent' | null;
  /** The status of a refund, from now on and when it is requested again. */
  refundStatus: 'succeeded' | 'pending' | 'failed';
  /** The shopper pays on the service's page. */
  pay(id: string, change?: Partial<Session>): void;
  /** A message of the service, signed at a moment. */
  tell(type: string, id: string, options?: { eventId?: string; at?: Date; secret?: string }): Request;
}

export const webhookSecret = 'whsec_scripted';
const moment = new Date('2026-06-01T12:00:00Z');

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const refusal = (code: string): Response => json(400, { error: { code, message: `No: ${code}` } });

export function scriptedStripe(): ScriptedStripe {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, Session>();
  const refunds: string[] = [];
  const requests: string[] = [];
  const refunded: Record<string, object> = {};

  function start(form: Readonly<Record<string, string>>, key: string): Response {
    const known = answered.get(key);
    if (known) return json(200, known);
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: Session = {
      id,
      url: `https://pay.example/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      payment_intent: null,
      form,
    };
    sessions.set(id, session);
    answered.set(key, session);
    return json(200, session);
  }

  function answer(method: string, path: string, form: Record<string, string>, key: string): Response {
    if (path === '/v1/checkout/sessions') return start(form, key);
    if (path === '/v1/refunds') {
      const charge = form.payment_intent ?? '';
      if (method === 'GET') return json(200, { data: [{ id: 're_1', status: script.refundStatus }] });
      if (key in refunded) return json(200, refunded[key]);
      if (refunds.includes(charge)) return refusal('charge_already_refunded');
      refunds.push(form.amount === undefined ? charge : `${charge} ${form.amount}`);
      refunded[key] = { id: 're_1', status: script.refundStatus };
      return json(200, refunded[key]);
    }
    if (path.startsWith('/v1/refunds/'))
      return json(200, { id: path.slice(12), status: script.refundStatus });
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session) return json(404, { error: { code: 'resource_missing' } });
    if (method === 'POST' && action === 'expire') {
      if (session.status !== 'open') return refusal('checkout_session_not_open');
      session.status = 'expired';
    }
    return json(200, session);
  }

  const script: ScriptedStripe = {
    sessions,
    refunds,
    requests,
    trouble: null,
    refundStatus: 'succeeded',
    async fetch(input, init = {}) {
      if (script.trouble === 'silent') throw new TypeError('fetch failed');
      if (script.trouble !== null) return json(script.trouble, { error: { code: 'api_error' } });
      const headers = new Headers(init.headers);
      const { pathname } = new URL(String(input));
      requests.push(`${init.method} ${pathname}`);
      if (headers.get('authorization') !== 'Bearer sk_scripted') return json(401, { error: {} });
      const form = Object.fromEntries(new URLSearchParams(String(init.body ?? '')));
      return answer(init.method ?? 'GET', pathname, form, headers.get('idempotency-key') ?? '');
    },
    pay(id, change = {}) {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error(`${id} cannot be paid.`);
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` } as const;
      Object.assign(session, paid, change);
    },
    tell(type, id, { eventId = `evt_${type}_${id}`, at = moment, secret = webhookSecret } = {}) {
      const body = JSON.stringify({ id: eventId, type, data: { object: sessions.get(id) ?? { id } } });
      const seconds = Math.floor(at.getTime() / 1000);
      const signature = `t=${seconds},v1=${signStripe(secret, seconds, body)}`;
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      return new Request('https://shop.example/webhooks/stripe', { method: 'POST', body, headers });
    },
  };
  return script;
}
