import { randomUUID } from 'node:crypto';
import { createRecord } from '@relab/contract/records';
import { migrate } from '@relab/database';
import { type TestDatabase, testDatabase, testEngines } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../http/context.ts';
import { Reply, type Route } from '../http/route.ts';
import { idempotent } from './idempotent.ts';

describe.each(testEngines)('a route that is done once on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await testDatabase(engine);
    await migrate(opened.database, { migrations: [new URL('./migrations/', import.meta.url)] });
  });
  afterAll(() => opened.close());

  const contextOf = (key: string): Context => ({
    database: opened.database,
    principal: { kind: 'guest', guestKey: null, roles: ['guest'] },
    cookies: { get: () => undefined, set: () => undefined },
    headers: new Headers({ 'idempotency-key': key }),
    url: new URL('http://shop.test/x'),
    now: () => new Date(),
  });
  /** A route that counts how often it was run. */
  function counted(answer: () => unknown): { route: Route; runs: () => number } {
    let runs = 0;
    const route = idempotent({
      call: createRecord,
      handle: async () => {
        runs += 1;
        return answer();
      },
    });
    return { route, runs: () => runs };
  }
  const ask = (route: Route, key: string, config: object = {}) =>
    route.handle(config as never, contextOf(key));

  test('an answer over 9 MB is not kept, and the request not done again', async () => {
    const { route, runs } = counted(() => new Reply('x'.repeat(9_000_001), 201));
    const key = randomUUID();
    expect(await ask(route, key)).toMatchObject({ status: 201 });
    await expect(ask(route, key)).rejects.toMatchObject({ status: 409 });
    expect(runs()).toBe(1);
  });

  test('what nobody expected leaves the key free', async () => {
    let broken = true;
    const { route, runs } = counted(() => {
      if (broken) throw new Error('away');
      return new Reply({ id: 1 }, 201);
    });
    const key = randomUUID();
    await expect(ask(route, key)).rejects.toThrow('away');
    broken = false;
    expect(await ask(route, key)).toMatchObject({ status: 201, body: { id: 1 } });
    expect(runs()).toBe(2);
  });

  test('files are part of the request', async () => {
    const { route, runs } = counted(() => new Reply({ id: 1 }, 201));
    const key = randomUUID();
    await ask(route, key, { title: 'a', fileData: new Blob(['one']) });
    await ask(route, key, { fileData: new Blob(['one']), title: 'a' });
    await expect(ask(route, key, { title: 'a', fileData: new Blob(['two']) })).rejects.toMatchObject({
      status: 409,
    });
    expect(runs()).toBe(1);
  });
});
