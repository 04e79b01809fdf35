import { createHmac, timingSafeEqual } from 'node:crypto';
import { PaymentRefused } from './payment-provider.ts';

/** Seconds that a message may be old, or ahead of this clock. */
const tolerance = 300;

/** The signature of a message: HMAC-SHA256 over its moment and its text, in hexadecimal. */
export const signStripe = (secret: string, moment: number, body: string): string =>
  createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');

function isSame(given: string, expected: Buffer): boolean {
  const bytes = Buffer.from(given, 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

/**
 * Throws where a message was not signed with the secret within the last minutes. `header` is
 * `t=1700000000,v1=…`, with several `v1` while a secret is changed.
 */
export function verifyStripe(header: string | null, body: string, secret: string, now: Date): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const moment = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value !== undefined ? [value] : []));
  if (!Number.isSafeInteger(moment) || signatures.length === 0) throw new PaymentRefused('It is not signed.');
  const expected = Buffer.from(signStripe(secret, moment, body), 'hex');
  // All are compared, so that the time it takes reveals nothing.
  const valid = signatures.filter((signature) => isSame(signature, expected));
  if (valid.length === 0) throw new PaymentRefused('The signature is wrong.');
  if (Math.abs(now.getTime() / 1000 - moment) > tolerance) throw new PaymentRefused('It is too old.');
}
