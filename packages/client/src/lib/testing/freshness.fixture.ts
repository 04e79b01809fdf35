import { expect } from 'vitest';
import type { ReadAdapter } from '../adapters/read-methods.ts';
import { testClient } from './test-client.ts';

/** Fails unless a read is answered from what is cached until so many milliseconds are over, and requested again then. */
export async function expectFreshFor<Config, Data>(
  lifetime: number,
  read: ReadAdapter<Config, Data>,
  config: Config,
  response: unknown,
): Promise<void> {
  const { client, fetch, pass } = testClient({ 'GET *': response, 'POST *': response });
  await read(client, config);
  const once = fetch.requests.length;
  pass(lifetime - 1);
  await read(client, config);
  expect(fetch.requests, 'just before the end').toHaveLength(once);
  pass(1);
  await read(client, config);
  expect(fetch.requests, 'at the end').toHaveLength(2 * once);
}
