import { read, shape } from '@relab/contract';
import type { Product } from '@relab/contract/commerce';
import type { Snapshot } from '@relab/store';
import { describe, expect, it, vi } from 'vitest';
import { getProduct } from '../commerce/catalogue/product.ts';
import { getContentForSite } from '../content/delivery.ts';
import { createClient } from '../create-client.ts';
import { dehydrate } from '../dehydrate.ts';
import { ClientError } from '../errors/client-error.ts';
import { reply, scriptedFetch } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { readAdapter } from './read-adapter.ts';

const config = { productId: '01t1' };
const lifetime = 300_000;

/** A product whose name counts how often it was requested. */
function counted() {
  let count = 0;
  return { 'GET /products/*': () => ({ id: '01t1', name: `answer ${++count}` }) };
}

const wrong = {} as typeof config;
const isRefused = expect.objectContaining({ status: 400, code: 'INVALID_CONFIG' });

describe('one read', () => {
  it('one read is requested once and then answered from the store until its lifetime is over', async () => {
    const { client, fetch, pass } = testClient(counted());
    const first = await getProduct(client, config);
    expect(first.name).toBe('answer 1');
    pass(lifetime - 1);
    expect(await getProduct(client, config)).toBe(first);
    pass(1);
    expect((await getProduct(client, config)).name).toBe('answer 2');
    expect(fetch.requests).toHaveLength(2);
  });

  it('S-231 fills the path from the context and sends same-origin credentials', async () => {
    const fetch = vi.fn(scriptedFetch(counted()));
    const client = createClient({ fetch, base: 'https://a.example', context: { webstoreId: '0ZE1' } });
    await getProduct(client, { ...config, fields: ['Name', 'Year__c'] });
    expect(fetch).toHaveBeenCalledWith(
      'https://a.example/services/data/v63.0/commerce/webstores/0ZE1/products/01t1?fields=Name%2CYear__c',
      expect.objectContaining({ method: 'GET', credentials: 'same-origin' }),
    );
  });

  it('S-224 carries the account of the context', async () => {
    const { client, fetch } = testClient(counted(), {
      context: { webstoreId: '0ZE1', effectiveAccountId: '001A', currencyIsoCode: 'EUR' },
    });
    await getProduct(client, config);
    expect(fetch.requests[0]?.query).toEqual({ effectiveAccountId: '001A' });
  });

  it('shares one request, whatever the order of the config', async () => {
    const { client, fetch } = testClient(counted());
    const answers = await Promise.all([
      getProduct(client, { productId: '01t1', excludeMedia: true }),
      getProduct(client, { excludeMedia: true, productId: '01t1' }),
    ]);
    expect(answers[0]).toBe(answers[1]);
    expect(fetch.requests).toHaveLength(1);
  });

  it('shares nothing with another client', async () => {
    const one = testClient(counted());
    const other = testClient(counted());
    await getProduct(one.client, config);
    expect(getProduct.peek(other.client, config).state).toBe('Unfulfilled');
  });
});

describe('a wrong config', () => {
  it('X-08 rejects with status 400 and INVALID_CONFIG, and asks for nothing', async () => {
    const { client, fetch } = testClient(counted());
    await expect(getProduct(client, wrong)).rejects.toEqual(isRefused);
    await expect(getProduct.refresh(client, { productId: ' ' })).rejects.toEqual(isRefused);
    await expect(getProduct(client, null as never)).rejects.toEqual(isRefused);
    await expect(getProduct(client, { ...config, excludeMedia: 'yes' as never })).rejects.toEqual(isRefused);
    await getProduct.prefetch(client, wrong);
    expect(fetch.requests).toHaveLength(0);
  });

  it('X-07 never calls an observer', async () => {
    const { client, fetch } = testClient(counted());
    const listener = vi.fn();
    getProduct.observe(client, wrong, listener)();
    await settle();
    expect(listener).not.toHaveBeenCalled();
    expect(getProduct.peek(client, wrong).state).toBe('Unfulfilled');
    expect(fetch.requests).toHaveLength(0);
  });
});

describe('observing', () => {
  const states = (listener: ReturnType<typeof vi.fn>) =>
    listener.mock.calls.map(([snapshot]) => (snapshot as Snapshot<Product>).state);

  it('is notified of loading, of the data and of each change of it', async () => {
    const { client } = testClient(counted());
    const listener = vi.fn();
    getProduct.observe(client, config, listener);
    expect(states(listener)).toEqual(['Pending']);
    await settle();
    await getProduct.refresh(client, config);
    await settle();
    expect(states(listener)).toEqual(['Pending', 'Fulfilled', 'Fulfilled']);
    expect(listener.mock.lastCall?.[0].data.name).toBe('answer 2');
  });

  it('observing shows what is stale while it asks again (D-102)', async () => {
    const { client, pass } = testClient(counted());
    await getProduct(client, config);
    pass(lifetime);
    const listener = vi.fn();
    getProduct.observe(client, config, listener);
    await settle();
    expect(states(listener)).toEqual(['Stale', 'Fulfilled']);
  });

  it('ends the request when the last one leaves', async () => {
    const { client, fetch } = testClient(counted());
    fetch.hold();
    const leaveFirst = getProduct.observe(client, config, () => {});
    const leaveSecond = getProduct.observe(client, config, () => {});
    leaveFirst();
    leaveFirst();
    await settle();
    expect(fetch.requests[0]?.signal?.aborted).toBe(false);
    leaveSecond();
    await settle();
    expect(fetch.requests[0]?.signal?.aborted).toBe(true);
    expect(getProduct.peek(client, config).state).toBe('Unfulfilled');
  });

  it('keeps the request for one who leaves and comes back at once', async () => {
    const { client, fetch } = testClient(counted());
    const release = fetch.hold();
    getProduct.observe(client, config, () => {})();
    const listener = vi.fn();
    getProduct.observe(client, config, listener);
    release();
    await settle();
    expect(fetch.requests).toHaveLength(1);
    expect(listener.mock.lastCall?.[0].data.name).toBe('answer 1');
  });
});

describe('giving up', () => {
  it('S-239 rejects with Aborted, is no error of the data, and leaves others their answer', async () => {
    const { client, fetch } = testClient(counted());
    const release = fetch.hold();
    const controller = new AbortController();
    const input = getProduct(client, config, { signal: controller.signal });
    const other = getProduct(client, config);
    controller.abort();
    await expect(input).rejects.toMatchObject({ message: 'Aborted', retryable: false });
    release();
    expect((await other).name).toBe('answer 1');
  });
});

describe('refreshing', () => {
  it('D-103 gives up a request on its way, whose waiters get the new answer', async () => {
    const { client, fetch } = testClient(counted());
    const release = fetch.hold();
    const first = getProduct(client, config);
    const second = getProduct.refresh(client, config);
    release();
    expect(await first).toBe(await second);
    expect(fetch.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(getProduct.peek(client, config).state).toBe('Fulfilled');
  });
});

describe('policies', () => {
  it('D-133, X-13 only-if-cached answers 504 where nothing is kept', async () => {
    const { client, fetch, pass } = testClient(counted());
    await expect(getProduct(client, config, { policy: 'only-if-cached' })).rejects.toMatchObject({
      status: 504,
      statusText: 'Gateway Timeout',
      message: 'Data requested with only-if-cached policy and not found in the cache',
    });
    const listener = vi.fn();
    getProduct.observe(client, config, listener, 'only-if-cached');
    await settle();
    expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Error', error: { status: 504 } });
    expect(fetch.requests).toHaveLength(0);
    await getProduct(client, config);
    pass(lifetime);
    expect((await getProduct(client, config, { policy: 'only-if-cached' })).name).toBe('answer 1');
  });

  it('no-cache asks although there is a fresh answer', async () => {
    const { client } = testClient(counted());
    await getProduct(client, config);
    expect((await getProduct(client, config, { policy: 'no-cache' })).name).toBe('answer 2');
  });

  it('cache-and-network answers what is there and asks all the same', async () => {
    const { client, fetch } = testClient(counted());
    await getProduct(client, config);
    expect((await getProduct(client, config, { policy: 'cache-and-network' })).name).toBe('answer 1');
    await settle();
    expect(fetch.requests).toHaveLength(2);
    expect(getProduct.peek(client, config).data?.name).toBe('answer 2');
  });

  it('stale-while-revalidate asks only for what is stale', async () => {
    const { client, fetch, pass } = testClient(counted());
    await getProduct(client, config);
    await getProduct(client, config, { policy: 'stale-while-revalidate' });
    expect(fetch.requests).toHaveLength(1);
    pass(lifetime);
    expect((await getProduct(client, config, { policy: 'stale-while-revalidate' })).name).toBe('answer 1');
    expect(fetch.requests).toHaveLength(2);
  });
});

describe('failures', () => {
  it('D-101, D-225, X-11 failures are kept under the key with status and body, and requested again by a refresh', async () => {
    let found = false;
    const body = [{ errorCode: 'ITEM_NOT_FOUND', message: 'No such product.' }];
    const { client, fetch } = testClient({
      'GET /products/*': () => (found ? { name: 'found' } : reply(404, body)),
    });
    for (let time = 0; time < 2; time++)
      await expect(getProduct(client, config)).rejects.toMatchObject({
        status: 404,
        body,
        code: 'ITEM_NOT_FOUND',
      });
    expect(fetch.requests).toHaveLength(1);
    expect(getProduct.peek(client, config)).toMatchObject({ state: 'Error', error: { status: 404 } });
    found = true;
    expect((await getProduct.refresh(client, config)).name).toBe('found');
  });

  it('X-12 failures of content are kept only where there is no such content', async () => {
    let status = 500;
    const { client, fetch } = testClient({ 'GET /contents/*': () => reply(status, []) });
    const content = { contentKeyOrId: 'MC1' };
    for (let time = 0; time < 2; time++) await getContentForSite.prefetch(client, content);
    expect(fetch.requests).toHaveLength(2);
    status = 404;
    for (let time = 0; time < 2; time++) await getContentForSite.prefetch(client, content);
    expect(fetch.requests).toHaveLength(3);
  });

  it('without a response are not kept, and may be tried again', async () => {
    const { client, fetch } = testClient({
      'GET /products/*': () => {
        throw new TypeError('fetch failed');
      },
    });
    for (let time = 0; time < 2; time++)
      await expect(getProduct(client, config)).rejects.toMatchObject({ status: 0, retryable: true });
    expect(fetch.requests).toHaveLength(2);
  });

  it.each(['<html>', '{"id": "01'])('refuses an answer that cannot be read: %s', async (text) => {
    const { client } = testClient({ 'GET /products/*': reply(200, text) });
    await expect(getProduct(client, config)).rejects.toMatchObject({ status: 502, code: 'INVALID_ANSWER' });
  });

  it('S-233, S-234 treats a response without a body as null', async () => {
    const { client } = testClient({ 'GET /products/*': reply(200, '') });
    expect(await getProduct(client, config)).toBeNull();
  });
});

describe('starting with the state of another client', () => {
  it('starting with the state of another client asks for nothing that is fresh in it, errors included (S-240)', async () => {
    const there = testClient({
      ...counted(),
      'GET /contents/*': reply(404, [{ errorCode: 'NOT_FOUND', message: 'x' }]),
    });
    await getProduct(there.client, config);
    await getContentForSite.prefetch(there.client, { contentKeyOrId: 'MC1' });
    const state = JSON.parse(JSON.stringify(dehydrate(there.client)));
    const here = testClient({}, { state });
    expect((await getProduct(here.client, config)).name).toBe('answer 1');
    await expect(getContentForSite(here.client, { contentKeyOrId: 'MC1' })).rejects.toBeInstanceOf(
      ClientError,
    );
    await expect(getContentForSite(here.client, { contentKeyOrId: 'MC1' })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(here.fetch.requests).toHaveLength(0);
  });

  it('starting with the state of another client asks for nothing the page was just rendered with, also where that is never fresh', async () => {
    const getNow = readAdapter(
      read({
        id: 'getNow',
        area: 'catalogue',
        path: '/now',
        response: shape<{ now: number }>(),
        lifetime: 0,
      }),
    );
    const script = { 'GET /now': { now: 1 } };
    const there = testClient(script);
    await getNow(there.client, {});
    const here = testClient(script, { state: dehydrate(there.client) });
    await getNow(here.client, {});
    expect(here.fetch.requests).toHaveLength(0);
    here.pass(5_000);
    await getNow(here.client, {});
    expect(here.fetch.requests).toHaveLength(1);
  });
});
