import { testEngines } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from './rights.fixture.ts';
import { runMatrix } from './run-matrix.fixture.ts';
import { telling } from './run-twins.fixture.ts';
import { createWorld, type World } from './world.fixture.ts';

describe.each(testEngines)('who may do what on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(engine);
  });
  afterAll(() => world?.shop.close());

  test.each(roles)('every call does for a %s what is written down', async (role) => {
    const who = world.people.find((one) => one.role === role);
    expect(who && (await runMatrix(who, world))).toEqual([]);
  });

  test.each([
    ['guest', 'public'],
    ['buyer', 'account'],
    ['seller', 'own'],
    ['author', 'public'],
  ] as const)('to a %s what is hidden is as unknown as what is not there', async (role, standing) => {
    const who = world.people.find((one) => one.role === role);
    const record = who?.records.find((one) => one.object === 'Instrument__c' && one.standing === standing);
    expect(who && record && (await telling(who, record, world))).toEqual([]);
  });
});
