import { createCircuitBreaker } from '@relab/server/limits';
import { expect, it } from 'vitest';
import { json, openVies } from './vies.fixture.ts';
import { createVies } from './vies.ts';

const french = { countryCode: 'FR', vatNumber: '32123456789', requestDate: '2026-06-01T12:00:00.000Z' };

it('sends the country and the number to VIES, and reads whether the number is in use', async () => {
  const vies = await openVies(json({ ...french, valid: true, name: '---' }));
  const service = createVies({ url: vies.url });
  expect(await service.checkVatNumber('FR', '32123456789')).toBe('valid');
  expect(vies.requests).toEqual(['POST {"countryCode":"FR","vatNumber":"32123456789"}']);
  vies.respond = json({ ...french, valid: false });
  expect(await service.checkVatNumber('FR', '32123456789')).toBe('invalid');
  vies.respond = json({ ...french, valid: false, userError: 'INVALID' });
  expect(await service.checkVatNumber('FR', '32123456789')).toBe('invalid');
});

const unavailable = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };

it.each([
  ['a register that is not available', json(unavailable)],
  ['one that is not available, with valid: false', json({ ...french, ...unavailable, valid: false })],
  ['a server that is blocked, with valid: false', json({ ...french, valid: false, userError: 'IP_BLOCKED' })],
  ['a 500 that says valid', json({ ...french, valid: true }, 500)],
  ['a 400', json(unavailable, 400)],
  ['a text in place of a boolean', json({ ...french, valid: 'false' })],
  ['a list', json([false])],
  ['null', json(null)],
  ['a page in place of JSON', (response) => response.end('<!doctype html><title>Maintenance</title>')],
  ['nothing', (response) => response.end()],
  ['a connection that breaks off', (response) => response.destroy()],
  ['a body without bounds', json({ ...french, valid: false, name: 'x'.repeat(20_000) })],
  ['a redirect', (response) => response.writeHead(307, { location: '/valid' }).end()],
] satisfies [string, Parameters<typeof openVies>[0]][])(
  'says that it does not know after %s',
  async (_, respond) => {
    const vies = await openVies(respond);
    const lines: string[] = [];
    const service = createVies({ url: vies.url, log: (line) => lines.push(line) });
    expect(await service.checkVatNumber('FR', '32123456789')).toBe('unknown');
    expect(vies.requests).toHaveLength(1);
    expect(lines).toEqual([
      expect.stringMatching(/^VIES did not check a VAT number of FR: (?!.*32123456789)/),
    ]);
  },
);

it.each([
  ['never responds', () => {}],
  ['never ends its response', (response) => response.writeHead(200).write('{"valid":')],
] satisfies [string, Parameters<typeof openVies>[0]][])('gives up a VIES that %s', async (_, respond) => {
  const vies = await openVies(respond);
  const service = createVies({ url: vies.url, timeout: 100 });
  expect(await service.checkVatNumber('FR', '32123456789')).toBe('unknown');
});

it('VIES is unknown about a number where its address does not answer', async () => {
  const service = createVies({ url: 'http://127.0.0.1:1/' });
  expect(await service.checkVatNumber('FR', '32123456789')).toBe('unknown');
});

it('sends no more requests at once to VIES than it may', async () => {
  const waiting: (() => void)[] = [];
  const vies = await openVies((response) => waiting.push(() => json({ ...french, valid: true })(response)));
  const service = createVies({ url: vies.url, maxConcurrent: 1 });
  const first = service.checkVatNumber('FR', '32123456789');
  expect(await service.checkVatNumber('FR', '83404833048')).toBe('unknown');
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  expect(await first).toBe('valid');
  expect(vies.requests).toHaveLength(1);
});

it('is not called after a while where it does not respond, and checks again later', async () => {
  const vies = await openVies((response) => response.destroy());
  let time = 0;
  const breaker = createCircuitBreaker({ name: 'vat-numbers', failures: 2, openFor: 1_000, now: () => time });
  const service = createVies({ url: vies.url, breaker });
  for (let count = 0; count < 4; count++)
    expect(await service.checkVatNumber('FR', '32123456789')).toBe('unknown');
  expect(vies.requests).toHaveLength(2);
  time = 1_000;
  vies.respond = json({ ...french, valid: true });
  expect(await service.checkVatNumber('FR', '32123456789')).toBe('valid');
});

it('keeps asking where the register of one member state is away: those of others are not', async () => {
  const vies = await openVies(json(unavailable));
  const breaker = createCircuitBreaker({ name: 'vat-numbers', failures: 2 });
  const service = createVies({ url: vies.url, breaker });
  for (let count = 0; count < 4; count++)
    expect(await service.checkVatNumber('FR', '32123456789')).toBe('unknown');
  expect(vies.requests).toHaveLength(4);
});
