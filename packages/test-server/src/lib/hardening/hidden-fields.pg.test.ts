import { testEngines } from '@relab/database/testing';
import { createObjects } from '@relab/records/objects';
import { labObjects, labPlatform } from '@relab/records/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '../server.fixture.ts';
import { createRecord, signIn } from './lab-world.fixture.ts';

const data = '/services/data/v63.0';
/** Values that nobody but clerks may learn, and the price from which a margin would tell one of them. */
const cost = 7_654_321;
const price = 7_654_999;
const secret = 'onlyforclerks';
const soql = (text: string): string => `${data}/query?q=${encodeURIComponent(text)}`;

/** Where a value or a name could appear without a request for it. */
const reads: readonly ((ids: { instrument: string; repair: string }) => readonly [string, object?])[] = [
  ({ instrument }) => [`${uiApi}/records/${instrument}?layoutTypes=Full,Compact&modes=View,Edit`],
  ({ instrument }) => [
    `${uiApi}/records/${instrument}?optionalFields=Instrument__c.Margin__c,Instrument__c.Name`,
  ],
  ({ repair }) => [
    `${uiApi}/records/${repair}?fields=Repair__c.Name&optionalFields=Repair__c.Instrument__r.Margin__c`,
  ],
  ({ instrument }) => [`${uiApi}/record-ui/${instrument}?layoutTypes=Full,Compact&modes=View,Edit`],
  ({ instrument }) => [`${uiApi}/record-defaults/template/clone/${instrument}`],
  () => [`${uiApi}/record-defaults/create/Instrument__c`],
  ({ instrument }) => [`${uiApi}/actions/record-defaults/Instrument__c.Sell?parentRecordId=${instrument}`],
  ({ instrument }) => [
    `${uiApi}/actions/record-defaults/Instrument__c.OrderRepair?parentRecordId=${instrument}`,
  ],
  () => [`${uiApi}/actions/layout/Instrument__c.Sell`],
  () => [`${uiApi}/actions/layout/Instrument__c.OrderRepair`],
  () => [`${uiApi}/object-info/Instrument__c`],
  () => [`${uiApi}/object-info/Repair__c`],
  () => [`${uiApi}/layout/Instrument__c?layoutType=Full`],
  () => [`${uiApi}/layout/Instrument__c?layoutType=Compact`],
  () => [`${uiApi}/layout/Repair__c?layoutType=Full`],
  () => [`${uiApi}/path/layout/Instrument__c`],
  () => [`${uiApi}/list-object-info/Instrument__c`],
  () => [`${uiApi}/list-info/Instrument__c/AllInstruments`],
  () => [`${uiApi}/list-ui/Instrument__c/AllInstruments`],
  () => [`${uiApi}/list-ui/Instrument__c/Dear`],
  ({ instrument }) => [
    `${uiApi}/related-list-records/${instrument}/Repairs__r?optionalFields=Repair__c.Secret__c`,
  ],
  () => [`${uiApi}/related-list-info/Instrument__c/Repairs__r`],
  ({ instrument }) => [
    `${uiApi}/records/${instrument}/child-relationships/Repairs__r?optionalFields=Repair__c.Secret__c`,
  ],
  () => [`${uiApi}/search-info/Instrument__c/filters`],
  () => [`${uiApi}/search/results?q=${secret}`, {}],
  () => [`${uiApi}/search/results/keyword?objectApiName=Instrument__c&q=axio`, {}],
  () => [`${uiApi}/lookups/Repair__c/Instrument__c?searchType=Search&q=axio`, {}],
  () => [`${uiApi}/duplicates/Instrument__c`],
  () => [`${data}/sobjects/Instrument__c/describe`],
  () => [`${data}/sobjects/Repair__c/describe`],
  ({ instrument }) => [`${data}/sobjects/Instrument__c/${instrument}`],
  ({ repair }) => [`${data}/sobjects/Repair__c/${repair}`],
  () => [soql('select fields(all) from Instrument__c limit 10')],
];

/** Where a field can be named: it must be as if there were none of this name. */
const naming: readonly ((
  field: string,
  ids: { instrument: string; lab: string },
) => readonly [string, object?])[] = [
  (field, { instrument }) => [`${uiApi}/records/${instrument}?fields=Instrument__c.${field}`],
  (field, { instrument }) => [`${uiApi}/records/batch/${instrument}?fields=Instrument__c.${field}`],
  (field) => [`${uiApi}/list-records/Instrument__c/AllInstruments`, { where: `{ ${field}: { gt: 5 } }` }],
  (field) => [`${uiApi}/list-records/Instrument__c/AllInstruments`, { sortBy: `-Instrument__c.${field}` }],
  (field) => [`${uiApi}/list-records/Instrument__c/AllInstruments`, { fields: [`Instrument__c.${field}`] }],
  (field) => [
    `${uiApi}/list-info/Instrument__c`,
    { listViewApiName: 'Guess', label: 'Guess', displayColumns: [field] },
  ],
  (field) => [
    `${uiApi}/list-info/Instrument__c`,
    {
      listViewApiName: 'Guess',
      label: 'Guess',
      displayColumns: ['Name'],
      filteredByInfo: [{ fieldApiName: field, operandLabels: ['5'], operator: 'GreaterThan' }],
    },
  ],
  (field, { lab }) => [
    `${uiApi}/related-list-records/${lab}/Instruments__r`,
    { where: `{ ${field}: { gt: 5 } }` },
  ],
  (field, { lab }) => [
    `${uiApi}/related-list-records/${lab}/Instruments__r`,
    { sortBy: [`Instrument__c.${field}`] },
  ],
  (field) => [
    `${uiApi}/search/results/keyword?objectApiName=Instrument__c&q=axio`,
    { filters: [{ fieldPath: field, operator: 'gt', values: [5] }] },
  ],
  (field) => [`${uiApi}/search-info/Instrument__c/filters/${field}/options`],
  (field) => [`${uiApi}/search-info/Instrument__c/lookup/${field}`],
  (field) => [`${uiApi}/object-info/Instrument__c/picklist-values/012000000000000AAA/${field}`],
  (field) => [soql(`select ${field} from Instrument__c`)],
  (field) => [soql(`select Id from Instrument__c where ${field} > 5`)],
  (field) => [soql(`select count() from Instrument__c where ${field} > 5`)],
  (field) => [soql(`select Id from Instrument__c order by ${field}`)],
  (field) => [soql(`select Id from Repair__c where Instrument__r.${field} > 5`)],
  (field, { instrument }) => [`${data}/sobjects/Instrument__c/${instrument}?fields=${field}`],
];

/** Of the first part of a batch. */
const statusIn = ({ body }: TestResponse): number =>
  (body as { results?: readonly { statusCode: number }[] }).results?.[0]?.statusCode ?? 0;

describe.each(testEngines)('fields that may not be read on %s', (engine) => {
  let shop: TestServer;
  const ids = { lab: '', instrument: '', repair: '' };
  const people = new Map<string, TestBrowser>();
  const roles = ['guest', 'buyer', 'seller'] as const;

  beforeAll(async () => {
    const objects = createObjects(labObjects, labPlatform);
    shop = await testServer(engine, { declared: labObjects, objects });
    const clerk = await signIn(shop, 'clerk@example.com', 'clerk');
    people.set('guest', shop.browser());
    for (const role of ['buyer', 'seller'] as const)
      people.set(role, await signIn(shop, `${role}@example.com`, role));
    people.set('clerk', clerk);
    ids.lab = await createRecord(clerk, 'Lab__c', { Name: 'Optics' });
    const fields = { Name: 'Axio', Lab__c: ids.lab, Public__c: true, Price__c: price, Cost__c: cost };
    ids.instrument = await createRecord(clerk, 'Instrument__c', fields);
    // By none of their costs these come in the order in which they stand otherwise.
    for (const [name, amount] of [
      ['Bench', cost + 1],
      ['Crane', cost - 1],
    ] as const)
      await createRecord(clerk, 'Instrument__c', { ...fields, Name: name, Cost__c: amount });
    const repair = { Instrument__c: ids.instrument, Subject__c: 'Lamp', Secret__c: secret };
    ids.repair = await createRecord(clerk, 'Repair__c', repair);
  });
  afterAll(() => shop.close());

  const ask = (principal: string, [path, body]: readonly [string, object?]): Promise<TestResponse> => {
    const browser = people.get(principal) ?? shop.browser();
    return body ? browser.post(path, body) : browser.get(path);
  };
  /** Without what was requested, which a response may repeat. */
  const told = ({ body }: TestResponse): string =>
    JSON.stringify(body).replaceAll(
      /"(?:optionalFields":\[[^\]]*\]|(?:keyword|q|queryString)":"[^"]*"|[a-zA-Z]*Url":"[^"]*")/g,
      '',
    );

  test.each(roles)('do not show in any answer to a %s', async (role) => {
    const shown: string[] = [];
    for (const read of reads) {
      const asked = read(ids);
      const text = told(await ask(role, asked));
      const margin = price - cost;
      for (const form of [
        /Margin__c/,
        /Secret__c/,
        /7,?654,?321/,
        new RegExp(`\\b${margin}\\b`),
        /onlyforclerks/,
      ]) {
        if (form.test(text)) shown.push(`${asked[0]}: ${form.exec(text)?.[0]}`);
      }
    }
    expect(shown).toEqual([]);
  });

  test('show to a clerk in what others are not shown', async () => {
    const texts = await Promise.all(
      reads.map(async (read) => JSON.stringify((await ask('clerk', read(ids))).body)),
    );
    expect(texts.filter((text) => /Margin__c|Secret__c|onlyforclerks/.test(text)).length).toBeGreaterThan(15);
  });

  test.each(roles)('are to a %s as if there were none of this name', async (role) => {
    for (const name of naming) {
      const [path] = name('Cost__c', ids);
      const hidden = await ask(role, name('Cost__c', ids));
      const unknown = await ask(role, name('Gone__c', ids));
      const plain = ({ status, body: answer }: TestResponse) => ({
        path,
        status,
        // Two responses differ in the requested name, and in tags derived from it.
        answer: JSON.stringify(answer)
          .replaceAll('Gone__c', 'Cost__c')
          .replaceAll(/"(?:eTag|listInfoETag)":"\w+"/g, ''),
      });
      expect(plain(hidden)).toEqual(plain(unknown));
      // A batch answers by record. An order that a related list cannot have is passed over, whatever the reason.
      const refused = Math.max(hidden.status, statusIn(hidden)) >= 400;
      expect(refused || path.includes('/related-list-records/'), path).toBe(true);
    }
  });
});
