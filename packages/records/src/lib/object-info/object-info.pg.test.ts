import { masterRecordTypeId } from '@relab/contract';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects, labPlatform } from '../objects/lab.fixture.ts';
import { createObjects } from '../objects/objects.ts';

const answers = describedCalls;
const schemaOf = (callId: string) => answers.find(({ call }) => call.id === callId)?.responses[200];

describe.each(testEngines)('what is said of objects on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  beforeAll(async () => {
    const objects = createObjects(labObjects, labPlatform);
    shop = await testServer(engine, { declared: labObjects, objects });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
  });
  afterAll(() => shop.close());

  const calls = [
    ['getObjectInfo', 'object-info/Instrument__c'],
    ['getObjectInfoDirectory', 'object-info'],
    ['getPicklistValuesByRecordType', `object-info/Instrument__c/picklist-values/${masterRecordTypeId}`],
    ['getPicklistValues', `object-info/instrument__c/picklist-values/${masterRecordTypeId}/Model__c`],
  ] as const;

  test.each(calls)('%s follows its schema and is not sent twice', async (callId, path) => {
    const { status, body, headers } = await clerk.get(`${uiApi}/${path}`);
    expect(status).toBe(200);
    expect(schemaOf(callId)?.safeParse(body).error).toBeUndefined();
    const eTag = headers.get('etag') ?? '';
    expect(eTag).toBe(`"${(body as { eTag: string }).eTag}"`);
    expect((await clerk.get(`${uiApi}/${path}`, { 'if-none-match': eTag })).status).toBe(304);
  });

  test.each([
    ...calls.map(([, path]) => path),
    'object-info/batch/Instrument__c,Lab__c,Repair__c,Account,Contact',
  ])('%s makes no statement but the one that finds out who asks', async (path) => {
    expect(await countStatements(shop.database, () => clerk.get(`${uiApi}/${path}`))).toBe(1);
  });

  test('D-110: a batch has an outcome for each', async () => {
    const { body } = await clerk.get(`${uiApi}/object-info/batch/Lab__c,Nothing`);
    expect(schemaOf('getObjectInfos')?.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ results: [{ statusCode: 200 }, { statusCode: 403 }] });
    const many = await clerk.get(`${uiApi}/object-info/batch/${Array(201).fill('Lab__c')}`);
    expect(many).toMatchObject({ status: 400, body: [{ errorCode: 'LIMIT_EXCEEDED' }] });
  });

  test.each([
    ['an unknown object', 'object-info/Nothing', 403],
    ['an object that may not be seen', 'object-info/User', 403],
    ['an unknown record type', 'object-info/Instrument__c/picklist-values/012', 400],
    ['no picklist', `object-info/Instrument__c/picklist-values/${masterRecordTypeId}/Name`, 400],
  ])('%s is refused', async (_, path, status) => {
    const answer = await shop.browser().get(`${uiApi}/${path}`);
    expect(answer).toMatchObject({
      status,
      body: [{ errorCode: expect.any(String), message: expect.any(String) }],
    });
  });
});
