import { createClient } from '@relab/client';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { pageDefiner } from '../page/page.ts';
import { createMatcher } from '../routing/match.ts';
import { route } from '../routing/route.ts';
import { createSite } from './create-site.ts';

const routes = { rotors: route('/rotors', 'rotors') };

/** A page whose prices come later, and what is logged of it. */
function setUp() {
  const prices = Promise.withResolvers<string>();
  const logged: unknown[] = [];
  const Prices = () => use(prices.promise);
  const page = pageDefiner()(routes.rotors, {
    name: 'Rotors',
    load: async () => null,
    head: () => ({ title: 'Rotors' }),
    View: () => (
      <Suspense fallback="…">
        <Prices />
      </Suspense>
    ),
  });
  const respond = createSite({
    site: { matchRoute: createMatcher(routes), importPage: async () => page },
    locale: 'en-US',
    api: async () => Response.json({}),
    assets: { entry: '/browser.js', style: '', fonts: [] },
    log: (error) => void logged.push(error),
    openVisit: ({ fetch }) => ({ client: createClient({ fetch, onServer: true }), shared: {} }),
    render: ({ page: { View }, ...opened }, { shared }) => ({
      head: '',
      body: <View {...opened} {...shared} />,
    }),
    formErrorText: () => '',
  });
  const get = async (signal?: AbortSignal): Promise<ReadableStreamDefaultReader<Uint8Array>> => {
    const request = new Request('http://shop.test/rotors', signal ? { signal } : {});
    const { body } = await respond(request, {}, () => Promise.reject(new Error('There is no form.')));
    if (!body) throw new Error('The page has no body.');
    return body.getReader();
  };
  return { get, logged, prices };
}

const readToEnd = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  while (!(await reader.read()).done);
};

test('a visitor who leaves while a page is streamed is no error', async () => {
  const { get, logged, prices } = setUp();
  const leaving = new AbortController();
  const reader = await get(leaving.signal);
  await reader.read();
  leaving.abort('Error: aborted');
  await readToEnd(reader).catch(() => undefined);
  // A read that ended with the request.
  prices.reject(new Error('The database was not waited for.'));
  await Promise.resolve();
  expect(logged).toEqual([]);
});

test('a page that nobody reads any more is no error', async () => {
  const { get, logged } = setUp();
  const reader = await get();
  await reader.read();
  await reader.cancel();
  // The rendering ends a turn later.
  await new Promise(setImmediate);
  expect(logged).toEqual([]);
});

test('what fails while somebody reads is logged', async () => {
  const { get, logged, prices } = setUp();
  const reader = await get();
  await reader.read();
  const error = new Error('no price');
  prices.reject(error);
  await readToEnd(reader);
  expect(logged).toEqual([error]);
});
