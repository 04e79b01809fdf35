import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, ClientError, createClient } from '@relab/client';
import { testEngines } from '@relab/database/testing';
import { fileObjects } from '@relab/records/files';
import { createObjects } from '@relab/records/objects';
import { labObjects, labPlatform } from '@relab/records/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin, type TestBrowser, type TestServer, testServer, uiApi } from '../server.fixture.ts';
import type { CallWorld } from './client-calls/client-call.fixture.ts';
import { clientCalls } from './client-calls.fixture.ts';
import { createRecord } from './lab-world.fixture.ts';

/** The smallest picture there is: one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A client whose requests reach the server in this process, as those of this browser. */
function clientOf(shop: TestServer, browser: TestBrowser, sent: string[], version = 'v63.0'): Client {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return createClient({
    context: { version },
    fetch: (url, init) => {
      const request = new Request(new URL(url, origin), init);
      request.headers.set('cookie', cookie);
      request.headers.set('sec-fetch-site', 'same-origin');
      return shop.server.fetch(request);
    },
    interceptors: [
      async (sending, next) => {
        const answer = await next(sending);
        sent.push(sending.call.id);
        return answer;
      },
    ],
  });
}

interface Refusal {
  readonly status: unknown;
  /** All that a page could show of it. */
  readonly said: string;
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ClientError)) throw error;
  const { status, kind, messages, fieldMessages } = error;
  if (kind !== 'refused') throw error;
  return { status, said: [...messages, ...Object.values(fieldMessages).flat()].join(' ') };
}

/** Of a response with a status for each of its parts, the first that failed. */
function refusalIn(answer: unknown): Refusal {
  const { results = [] } = answer as { results?: readonly { statusCode: number; result: unknown }[] };
  const refused = results.find(({ statusCode }) => statusCode >= 400);
  if (!refused) throw new Error(`Nothing was refused: ${JSON.stringify(answer).slice(0, 300)}`);
  return { status: refused.statusCode, said: JSON.stringify(refused.result) };
}

describe.each(testEngines)('the client against the server on %s', (engine) => {
  let folder: string;
  let shop: TestServer;
  let clerk: TestBrowser;
  let world: CallWorld;
  /** Calls that the server has answered well, by their id. */
  const answered: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-client-'));
    const declared = [...labObjects, ...fileObjects];
    shop = await testServer(engine, {
      declared,
      objects: createObjects(declared, labPlatform),
      files: { folder },
    });
    const person = await shop.signedIn('clerk@example.com', ['clerk']);
    clerk = person;
    const account = person.person.accountId;
    const lab = await createRecord(clerk, 'Lab__c', { Name: 'Optics', Account__c: account });
    const instrument = await createRecord(clerk, 'Instrument__c', {
      Name: 'Zeiss Axio',
      Lab__c: lab,
      Price__c: 100,
    });
    const { body } = await clerk.get(`${uiApi}/list-info/Instrument__c/AllInstruments`);
    const { body: info } = await clerk.get(`${uiApi}/object-info/Instrument__c`);
    world = {
      account,
      lab,
      instrument,
      repair: await createRecord(clerk, 'Repair__c', { Instrument__c: instrument, Subject__c: 'Lamp' }),
      spare: await createRecord(clerk, 'Instrument__c', { Name: 'Old', Lab__c: lab }),
      contact: await createRecord(clerk, 'Contact', { LastName: 'Noether', AccountId: account }),
      instrumentList: (body as { listReference: { id: string } }).listReference.id,
      recordType: (info as { defaultRecordTypeId: string }).defaultRecordTypeId,
      png: new File([Buffer.from(pixel, 'base64')], 'pixel.png', { type: 'image/png' }),
    };
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(Object.entries(clientCalls))('%s: is answered', async (id, call) => {
    const client = clientOf(shop, clerk, answered);
    expect(await call.good(client, world)).toMatchObject(call.shows(world) as object);
    expect(answered).toContain(id);
  });

  test.each(Object.entries(clientCalls))(
    '%s: is refused in a form that the client understands',
    async (_id, call) => {
      const refusal = await call
        .bad(clientOf(shop, clerk, []), world, clientOf(shop, clerk, [], 'v41.0'))
        .then(refusalIn, refusalOf);
      expect(refusal).toMatchObject({ status: call.status, said: expect.stringMatching(/./) });
    },
  );

  test('all 76 calls were answered', () => {
    expect(Object.keys(clientCalls)).toHaveLength(76);
    expect(Object.keys(clientCalls).filter((id) => !answered.includes(id))).toEqual([]);
  });
});
