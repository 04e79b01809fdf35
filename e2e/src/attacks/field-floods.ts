import type { Attack } from './attack.ts';
import { repeated, sendRaw } from './send-raw.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const megabyte = 'a&'.repeat(524_288);

/** A page without a form rejects any form; others reject it as too large. */
const responses: Readonly<Record<string, number>> = { '/': 405, '/nothing': 404 };

const flood = (path: string, megabytes: number): Attack => ({
  name: `${megabytes} MB of fields without a value to ${path}`,
  run: async ({ address }) => [
    await sendRaw(address, {
      path,
      headers: { 'Content-Type': urlencoded, 'Content-Length': megabytes * megabyte.length },
      body: repeated(megabyte, megabytes),
    }),
    await sendRaw(address, {
      path,
      headers: { 'Content-Type': urlencoded, 'Transfer-Encoding': 'chunked' },
      body: repeated(`${megabyte.length.toString(16)}\r\n${megabyte}\r\n`, megabytes),
    }),
  ],
  expected: [responses[path] ?? 413],
});

/** Names without `=` take `URLSearchParams` quadratic time: minutes for eleven megabytes. */
export const fieldFloods: readonly Attack[] = [
  flood('/login', 11),
  flood('/de/login', 11),
  flood('/', 11),
  flood('/nothing', 11),
  flood('/checkout/payment', 11),
  flood('/services/oauth2/token', 1),
  flood('/services/oauth2/authorize', 1),
];
