import { createCircuitBreaker } from '@relab/server/limits';
import { expect, test } from 'vitest';
import { scriptedStripe, webhookSecret } from '../payment/scripted-stripe.fixture.ts';
import { PaymentRefused, type PaymentRequest, PaymentUnavailable } from './payment-provider.ts';
import { createStripe } from './stripe.ts';
import { signStripe, verifyStripe } from './stripe-signature.ts';

const now = new Date('2026-06-01T12:00:00Z');
const request: PaymentRequest = {
  paymentId: '0aP000000000001AAA',
  orderId: '1Os000000000001AAA',
  orderNumber: 'RL-1',
  amount: 12_345,
  currency: 'EUR',
  email: 'a@b.example',
  expiresAt: new Date('2026-06-01T12:45:00Z'),
  returnUrl: 'https://shop.example/a',
  cancelUrl: 'https://shop.example/b',
};

const open = (key = 'sk_scripted') => {
  const script = scriptedStripe();
  return { script, stripe: createStripe({ key, webhookSecret, fetch: script.fetch }) };
};

test('two requests with one payment id lead to one payment', async () => {
  const { script, stripe } = open();
  expect(await stripe.start(request)).toEqual(await stripe.start(request));
  expect(script.sessions.size).toBe(1);
});

test('an amount comes back as it went, also in a currency without cents', async () => {
  for (const [amount, currency, units] of [
    [12_345, 'EUR', 12_345],
    [50_000, 'JPY', 500],
  ] as const) {
    const { script, stripe } = open();
    const { reference } = await stripe.start({ ...request, amount, currency });
    expect(script.sessions.get(reference)?.amount_total).toBe(units);
    script.pay(reference);
    expect(await stripe.status(reference)).toMatchObject({ state: 'paid', amount, currency });
  }
  await expect(open().stripe.start({ ...request, amount: 12_345, currency: 'JPY' })).rejects.toThrow(
    PaymentRefused,
  );
});

test('what is complete and not paid is still open: a bank works on it', async () => {
  const { script, stripe } = open();
  const { reference } = await stripe.start(request);
  script.pay(reference, { payment_status: 'unpaid' });
  expect(await stripe.status(reference)).toEqual({ state: 'open' });
  expect(await stripe.end(reference)).toEqual({ state: 'open' });
});

test('a rejected key is an error that does not repeat it; timeouts and server errors are temporary', async () => {
  const refused = await open('sk_wrong')
    .stripe.start(request)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PaymentRefused);
  expect(String(refused)).not.toContain('sk_wrong');
  for (const trouble of ['silent', 409, 429, 500] as const) {
    const { script, stripe } = open();
    script.trouble = trouble;
    await expect(stripe.status('cs_1')).rejects.toThrow(PaymentUnavailable);
  }
});

test('a charge that was given back before is given back', async () => {
  const { script, stripe } = open();
  await stripe.refund('0aP1', 'pi_1');
  await stripe.refund('0aP1', 'pi_1');
  // As after a day, when the service has forgotten the key.
  await stripe.refund('0aP2', 'pi_1');
  expect(script.refunds).toEqual(['pi_1']);
});

test('a charge is given back once that is done: not while it is worked on, and not where it failed', async () => {
  const { script, stripe } = open();
  script.refundStatus = 'pending';
  for (const key of ['0aP1', '0aP1', '0aP2'])
    await expect(stripe.refund(key, 'pi_1')).rejects.toThrow(PaymentUnavailable);
  script.refundStatus = 'failed';
  await expect(stripe.refund('0aP1', 'pi_1')).rejects.toThrow(PaymentRefused);
  script.refundStatus = 'succeeded';
  await stripe.refund('0aP1', 'pi_1');
  expect(script.refunds).toEqual(['pi_1']);
});

test('forms may lead to the pages of the service alone, or of what stands for it', () => {
  expect(open().stripe.pageOrigins).toEqual(['https://checkout.stripe.com']);
  const other = createStripe({ key: 'k', webhookSecret, fetch, url: 'http://localhost:4000/' });
  expect(other.pageOrigins).toEqual(['http://localhost:4000']);
});

test('one of several signatures is enough, while a secret is changed', () => {
  const at = Math.floor(now.getTime() / 1000);
  const good = signStripe('new', at, 'body');
  const check = (header: string | null) => () => verifyStripe(header, 'body', 'new', now);
  expect(check(`t=${at},v1=${signStripe('old', at, 'body')},v1=${good}`)).not.toThrow();
  for (const header of [
    null,
    '',
    `v1=${good}`,
    `t=${at}`,
    `t=${at},v1=`,
    `t=${at},v1=zz`,
    `t=${at},v0=${good}`,
  ]) {
    expect(check(header)).toThrow(PaymentRefused);
  }
  expect(() => verifyStripe(`t=${at},v1=${good}`, 'another body', 'new', now)).toThrow(PaymentRefused);
  expect(check(`t=${at + 1},v1=${good}`)).toThrow(PaymentRefused);
});

test.each(['silent', 500] as const)(
  'a service in trouble (%s) is not called after a while, and buyers are told at once',
  async (trouble) => {
    const script = scriptedStripe();
    const breaker = createCircuitBreaker({ name: 'payment', failures: 2 });
    const stripe = createStripe({ key: 'sk_scripted', webhookSecret, fetch: script.fetch, breaker });
    script.trouble = trouble;
    for (let count = 0; count < 2; count++)
      await expect(stripe.status('cs_1')).rejects.toThrow(PaymentUnavailable);
    script.trouble = null;
    await expect(stripe.start(request)).rejects.toThrow(PaymentUnavailable);
    expect(script.sessions.size).toBe(0);
    expect(breaker.state()).toBe('open');
  },
);

test('what the service says of one payment keeps no other from being made', async () => {
  const script = scriptedStripe();
  const breaker = createCircuitBreaker({ name: 'payment', failures: 2 });
  const stripe = createStripe({ key: 'sk_scripted', webhookSecret, fetch: script.fetch, breaker });
  for (const trouble of [409, 400, 402] as const) {
    script.trouble = trouble;
    await expect(stripe.status('cs_1')).rejects.toThrow(Error);
  }
  script.trouble = null;
  expect(await stripe.start(request)).toHaveProperty('url');
});
