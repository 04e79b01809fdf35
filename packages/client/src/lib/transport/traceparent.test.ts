import { getCartSummary } from '@relab/contract/commerce';
import { expect, it, vi } from 'vitest';
import { createClient } from '../create-client.ts';
import { newTraceparent } from './traceparent.ts';

async function headersSent(trace?: (callId: string) => string | undefined): Promise<HeadersInit | undefined> {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ cartId: '0a61' }));
  const client = createClient({ fetch, context: { webstoreId: '0ZE1' }, ...(trace && { trace }) });
  await client.send(getCartSummary, {});
  return fetch.mock.calls[0]?.[1].headers;
}

it('a call is sent in the trace that its user names for it, and in none by default', async () => {
  const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const asked: string[] = [];
  const sent = await headersSent((callId) => {
    asked.push(callId);
    return parent;
  });
  expect(sent).toMatchObject({ traceparent: parent, accept: 'application/json' });
  expect(asked).toEqual(['getCartSummary']);
  expect(await headersSent()).not.toHaveProperty('traceparent');
  expect(await headersSent(() => undefined)).not.toHaveProperty('traceparent');
});

it('a trace begins with an id of its own, and further requests in it have its id and its flags', () => {
  const first = newTraceparent();
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(newTraceparent().slice(3, 35)).not.toBe(first.slice(3, 35));
  const unrecorded = first.replace(/01$/, '00');
  const next = newTraceparent(unrecorded);
  expect(next).toMatch(new RegExp(`^${unrecorded.slice(0, 35)}-[0-9a-f]{16}-00$`));
  expect(next).not.toBe(unrecorded);
});

it.each(['', 'nonsense', '01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'])(
  '%j is the parent of no request',
  (parent) => expect(() => newTraceparent(parent)).toThrow('is not a traceparent'),
);
