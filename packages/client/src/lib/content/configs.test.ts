import type { AnyCall } from '@relab/contract';
import * as calls from '@relab/contract/content';
import { describe, expect, test, vi } from 'vitest';
import * as entry from '../../content.ts';
import type { ReadAdapter } from '../adapters/read-methods.ts';
import type { WriteAdapter } from '../adapters/write-adapter.ts';
import { ClientError } from '../errors/client-error.ts';
import { settle, testClient } from '../testing/test-client.ts';

type Read = ReadAdapter<unknown, unknown>;
type Write = WriteAdapter<unknown, unknown>;

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'lifetime' in value && 'path' in value;
const callOf = new Map(
  Object.values(calls)
    .filter((value) => isCall(value))
    .map((call) => [call.id, call] as const),
);

/** Every adapter of the content area with its call. */
const adapters = Object.entries(entry).flatMap(([name, value]) => {
  const call = typeof value === 'function' && 'id' in value ? callOf.get(String(value.id)) : undefined;
  return call ? [{ name, value: value as unknown, call }] : [];
});
const isRead = (value: unknown): value is Read => typeof value === 'function' && 'observe' in value;
const reads = adapters.flatMap(({ name, value, call }) =>
  isRead(value) ? [{ name, read: value, call }] : [],
);
const writes = adapters.flatMap(({ name, value, call }) =>
  isRead(value) ? [] : [{ name, write: value as Write, call }],
);

const parametersOf = ({ path }: AnyCall): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'version');
const filled = (call: AnyCall) => Object.fromEntries(parametersOf(call).map((name) => [name, 'x']));

test('there are the calls of the area, and nothing of another', () => {
  expect(adapters.length).toBe(new Set(adapters.map(({ call }) => call.id)).size);
  expect([...callOf.keys()].filter((id) => !adapters.some(({ call }) => call.id === id))).toEqual([]);
});

describe.each(reads)('C-122: $name checks its configuration', ({ read, call }) => {
  const here = testClient({ '* *': {} });
  const rejected = async (config: unknown) => {
    const error = await read(here.client, config).catch((reason: unknown) => reason);
    if (!(error instanceof ClientError)) throw new TypeError('It has to be refused.');
    // C-126, C-175.
    expect(error).toMatchObject({ status: 400, code: 'INVALID_CONFIG', kind: 'config' });
    expect(here.fetch.requests).toHaveLength(0);
    return error;
  };

  test('C-126, C-175: what is no config is rejected with 400 INVALID_CONFIG, and never calls an observer', async () => {
    for (const config of [null, undefined, 7, 'text', true]) {
      await rejected(config);
      const seen = vi.fn();
      read.observe(here.client, config, seen)();
      await settle();
      expect(seen).not.toHaveBeenCalled();
    }
  });

  test('C-127, C-131: the error of a path parameter that is missing or no string has both types', async () => {
    for (const name of parametersOf(call)) {
      const { message } = await rejected({ ...filled(call), [name]: 7 });
      expect(message).toBe('Expected "string" but received "number"');
      if (name !== 'siteId')
        expect((await rejected({ ...filled(call), [name]: undefined })).message).toBe(
          'Expected "string" but received "undefined"',
        );
      await rejected({ ...filled(call), [name]: ' ' });
    }
  });

  test('C-127: a parameter of the query that is of another type is rejected', async () => {
    for (const name of Object.keys(call.query?.properties ?? {}))
      await rejected({ ...filled(call), [name]: Symbol('of no type') });
  });
});

describe.each(writes)('C-122: $name checks its configuration', ({ write, call }) => {
  test('what is no config, or lacks what it needs, throws, and nothing is sent', async () => {
    const { client, fetch } = testClient({ '* *': {} });
    const lacking = parametersOf(call).map((name) => ({ ...filled(call), [name]: undefined }));
    for (const config of [null, undefined, 7, 'text', ...lacking])
      await expect(write(client, config)).rejects.toThrow(`Invalid config for "${call.id}"`);
    expect(fetch.requests).toHaveLength(0);
  });
});

const site = { siteId: '0DM1', contentKeyOrId: 'MCA' };
const received = (expected: string, input: string) => `Expected "${expected}" but received "${input}"`;

test.each([
  ['strings', entry.getContentForSite, { ...site, language: 7 }, received('string', 'number')],
  ['strings', entry.getContentForSite, { ...site, language: null }, received('string', 'null')],
  ['booleans', entry.getContentForSite, { ...site, expandReferences: 'true' }, received('boolean', 'string')],
  ['booleans', entry.getContentForSite, { ...site, expandReferences: 1 }, received('boolean', 'number')],
  ['integers', entry.getContentsForSite, { siteId: '0DM1', pageSize: '25' }, received('integer', 'string')],
  ['integers', entry.getContentsForSite, { siteId: '0DM1', page: 1.5 }, received('integer', 'number')],
  ['lists', entry.getDeployments, { variantIds: 'a' }, received('array', 'string')],
])('C-127, C-131: %s are %s', async (_, read, config, message) => {
  const { client, fetch } = testClient({ 'GET *': {} });
  await expect((read as unknown as Read)(client, config)).rejects.toMatchObject({
    message,
    code: 'INVALID_CONFIG',
  });
  expect(fetch.requests).toHaveLength(0);
});
