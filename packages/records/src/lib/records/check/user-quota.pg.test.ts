import { testEngines } from '@relab/database/testing';
import { defaultQuotas } from '@relab/server/identity';
import { type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects } from '../../objects/lab.fixture.ts';

const quotas = {
  ...defaultQuotas,
  confirmed: { ...defaultQuotas.confirmed, recordsPerDay: 3, records: 5 },
};
const declared = labObjects.map((object) =>
  object.apiName === 'Instrument__c' ? { ...object, hasUserQuota: true } : object,
);
const names = ['Balance', 'Centrifuge', 'Incubator', 'Microscope', 'Pump', 'Shaker', 'Titrator', 'Oven'];

describe.each(testEngines)('records that an account may make on %s', (engine) => {
  let shop: TestServer;
  let seller: TestBrowser;
  let clock = Date.parse('2026-01-05T10:00:00Z');
  let made = 0;
  const create = async (by: TestBrowser, fields: object = {}) => {
    const Name = names[made % names.length];
    made += 1;
    return await by.post(`${uiApi}/records`, { apiName: 'Instrument__c', fields: { Name, ...fields } });
  };
  beforeAll(async () => {
    shop = await testServer(engine, { declared, quotas, now: () => new Date(clock) });
    seller = await shop.signedIn('seller@example.com', ['seller']);
  });
  afterAll(() => shop.close());

  test('are limited within a day, and what fails for another reason does not count', async () => {
    expect((await create(seller, { Weight__c: 6_000 })).status).toBe(400);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { status, body } = await create(seller);
      expect(status).toBe(201);
      ids.push((body as { id: string }).id);
    }
    const limited = await create(seller);
    expect(limited).toMatchObject({ status: 429, body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    clock += 86_400_001;
    for (const status of [201, 201]) expect((await create(seller)).status).toBe(status);
    expect(await create(seller)).toMatchObject({
      status: 403,
      body: [{ errorCode: 'STORAGE_LIMIT_EXCEEDED' }],
    });
    await seller.send('DELETE', `${uiApi}/records/${ids[0]}`);
    expect((await create(seller)).status).toBe(201);
  });

  test('are not limited for who works for the house', async () => {
    const clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    for (let index = 0; index < 6; index += 1) expect((await create(clerk)).status).toBe(201);
  });
});
