import { masterRecordTypeId } from '@relab/contract';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Instrument, Lab, labObjects, labPlatform, Repair } from '../lab.fixture.ts';
import { extendObject, type ObjectDeclaration } from '../object-declaration.ts';
import { createObjects } from '../objects.ts';

const instrument = extendObject(Instrument, {
  translations: {
    de: {
      label: 'Gerät',
      labelPlural: 'Geräte',
      fields: {
        Name: 'Bezeichnung',
        Kind__c: { label: 'Art', values: { Microscope: 'Mikroskop', Centrifuge: 'Zentrifuge' } },
        Stage__c: { label: 'Stand', values: { Received: 'Eingegangen', Sold: 'Verkauft' } },
        Price__c: { label: 'Preis', help: 'Ohne Steuern.' },
        Lab__c: 'Labor',
        Built__c: 'Baujahr',
        Discount__c: 'Rabatt',
      },
      recordTypes: { Sale: 'Zu verkaufen' },
      layouts: { Instrument: 'Gerät', 'Serial No.': 'Seriennr.' },
      path: { label: 'Weg eines Geräts', guidance: { Received: 'Auf Schäden achten.' } },
      listViews: { AllInstruments: 'Alle Geräte', Dear: 'Teure Geräte' },
      relatedLists: { Repairs__r: 'Reparaturen' },
      actions: { Sell: { label: 'Verkaufen', successMessage: 'Verkauft.' } },
      validationRules: { PricedWhenSold: 'Was verkauft ist, hat einen Preis.' },
    },
  },
});
const repair = extendObject(Repair, { translations: { de: { label: 'Reparatur' } } });
const lab = extendObject(Lab, { translations: { de: { label: 'Labor', labelPlural: 'Labore' } } });

const declared: readonly ObjectDeclaration[] = labObjects.map((object) => {
  switch (object) {
    case Instrument:
      return instrument;
    case Repair:
      return repair;
    case Lab:
      return lab;
    default:
      return object;
  }
});

const german = { 'accept-language': 'de-AT, en;q=0.5' };
const english = { 'accept-language': 'en-US, de;q=0.5' };

describe.each(testEngines)('records in the language of their reader on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let id: string;
  beforeAll(async () => {
    const platform = {
      ...labPlatform,
      translations: {
        de: { apps: { Workshop: { label: 'Werkstatt' } }, globalActions: { NewLab: 'Labor anlegen' } },
      },
    };
    shop = await testServer(engine, { declared, objects: createObjects(declared, platform) });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    const fields = {
      Name: 'Iris',
      Kind__c: 'Microscope',
      Price__c: 1234.5,
      Built__c: '2020-03-04',
      Discount__c: 12.5,
    };
    const made = await clerk.send('POST', `${uiApi}/records`, { apiName: 'Instrument__c', fields });
    id = (made.body as { id: string }).id;
  });
  afterAll(() => shop.close());

  const read = async (path: string, headers: Readonly<Record<string, string>> = german) => {
    const { status, body } = await clerk.get(`${uiApi}/${path}`, headers);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };

  test.each([
    [
      'objects, fields, help and record types',
      'object-info/Instrument__c',
      {
        label: 'Gerät',
        labelPlural: 'Geräte',
        fields: {
          Name: { label: 'Bezeichnung' },
          Price__c: { label: 'Preis', inlineHelpText: 'Ohne Steuern.' },
          CreatedDate: { label: 'Erstellt am' },
          OwnerId: { label: 'Inhaber' },
        },
      },
    ],
    ['the directory', 'object-info', { objects: { Lab__c: { labelPlural: 'Labore' } } }],
    [
      'values of picklists',
      `object-info/Instrument__c/picklist-values/${masterRecordTypeId}/Kind__c`,
      { values: [{ value: 'Microscope', label: 'Mikroskop' }, { label: 'Zentrifuge' }, {}] },
    ],
    [
      'sections and places of layouts',
      'layout/Instrument__c?layoutType=Full&mode=View',
      { sections: [{ heading: 'Gerät', layoutRows: expect.any(Array) }, {}, {}, {}] },
    ],
    [
      'layouts that nobody declared',
      'layout/Repair__c',
      { sections: [{ heading: 'Angaben' }, { heading: 'Systemangaben' }] },
    ],
    [
      'paths',
      'path/layout/Instrument__c',
      {
        label: 'Weg eines Geräts',
        fieldLabel: 'Stand',
        steps: [{ label: 'Eingegangen', guidance: 'Auf Schäden achten.' }, {}, {}, {}],
      },
    ],
    [
      'list views, their columns and filters',
      'list-info/Instrument__c/Dear',
      {
        label: 'Teure Geräte',
        filteredByInfo: [
          { label: 'Preis' },
          { label: 'Art', operandLabels: ['Mikroskop', 'Mass Spectrometer'] },
        ],
      },
    ],
    [
      'columns through references',
      'list-info/Instrument__c/AllInstruments',
      {
        displayColumns: [{ label: 'Bezeichnung' }, { label: 'Art' }, { label: 'Labor: Name' }, {}, {}],
        scope: { label: 'Alle Geräte' },
      },
    ],
    ['what was seen last', 'list-info/Instrument__c/__Recent', { label: 'Zuletzt angesehen' }],
    ['related lists', 'related-list-info/Instrument__c/Repairs__r', { label: 'Reparaturen' }],
    [
      'apps and what they lead to',
      'apps?formFactor=Large',
      {
        apps: [
          {
            label: 'Werkstatt',
            description: 'Instruments and their repairs',
            navItems: [{ label: 'Geräte' }, {}, { label: 'Labore' }, {}],
          },
          {},
        ],
      },
    ],
    [
      'actions from anywhere',
      'actions/global',
      { actions: { Global: { actions: [{ label: 'Labor anlegen' }, {}, {}] } } },
    ],
    [
      'the action that makes a record',
      'actions/mru-list/Lab__c',
      { actions: { Lab__c: { actions: [{ label: 'Labor anlegen' }] } } },
    ],
  ] as const)('%s are said in German', async (_, path, expected) => {
    expect(await read(path)).toMatchObject(expected);
  });

  test('actions of a record are said in German, and so is that they are done', async () => {
    const { actions } = (await read(`actions/record/${id}`)) as {
      actions: Record<string, { actions: readonly { apiName: string; label: string }[] }>;
    };
    const labels = new Map(actions[id]?.actions.map(({ apiName, label }) => [apiName, label]));
    expect([labels.get('Edit'), labels.get('ChangeOwnerOne'), labels.get('Instrument__c.Sell')]).toEqual([
      'Bearbeiten',
      'Inhaber ändern',
      'Verkaufen',
    ]);
    const input = { actionApiName: 'Instrument__c.Sell', contextId: id, fields: { Price__c: 900 } };
    const { body } = await clerk.send(
      'PATCH',
      `${uiApi}/actions/perform-quick-action/Instrument__c.Sell`,
      input,
      german,
    );
    expect(body).toMatchObject({ successMessage: 'Verkauft.' });
    await clerk.send('PATCH', `${uiApi}/records/${id}`, {
      fields: { Stage__c: 'Received', Price__c: 1234.5 },
    });
  });

  test('a label that nobody translated is said as it is declared', async () => {
    expect(await read('object-info/Instrument__c')).toMatchObject({
      fields: { Hours__c: { label: 'Hours in Use' } },
      recordTypeInfos: expect.any(Object),
    });
    expect(await read('object-info/Repair__c')).toMatchObject({ label: 'Reparatur', labelPlural: 'Repairs' });
  });

  test('values are shown in German: choices, amounts, percentages and days', async () => {
    const fields = ['Kind__c', 'Price__c', 'Discount__c', 'Built__c'].map((name) => `Instrument__c.${name}`);
    const shown = async (headers: Readonly<Record<string, string>>) => {
      const record = (await read(`records/${id}?fields=${fields}`, headers)) as {
        eTag: string;
        fields: Record<string, { displayValue: string }>;
      };
      const values = Object.values(record.fields).map(({ displayValue }) =>
        displayValue.replaceAll('\u00a0', ' '),
      );
      return { eTag: record.eTag, values };
    };
    const inGerman = await shown(german);
    const inEnglish = await shown(english);
    expect(inGerman.values.toSorted()).toEqual(['1.234,50 €', '12,5 %', '4.3.2020', 'Mikroskop']);
    expect(inEnglish.values.toSorted()).toEqual(['12.5%', '3/4/2020', 'Microscope', '€1,234.50']);
    expect(inGerman.eTag).not.toBe(inEnglish.eTag);
  });

  test('a page of a list is that of its language, also when readers of both take turns', async () => {
    const shown = async (headers: Readonly<Record<string, string>>) => {
      const page = (await read('list-records/Instrument__c/AllInstruments', headers)) as {
        records: readonly { fields: { Kind__c: { displayValue: string } } }[];
      };
      return page.records.map(({ fields }) => fields.Kind__c.displayValue);
    };
    const all = await Promise.all([german, english, german, english].map(shown));
    expect(all.flat()).toEqual(['Mikroskop', 'Microscope', 'Mikroskop', 'Microscope']);
    expect([await shown(english), await shown(german)]).toEqual([['Microscope'], ['Mikroskop']]);
  });

  test.each([
    'object-info/Instrument__c',
    'list-info/Instrument__c/Dear',
    'apps?formFactor=Large',
    'layout/Instrument__c',
  ])('%s has an eTag for each language, and says that it depends on it', async (path) => {
    const one = await clerk.get(`${uiApi}/${path}`, german);
    const other = await clerk.get(`${uiApi}/${path}`, english);
    const eTag = one.headers.get('etag') ?? '';
    expect(eTag).not.toBe(other.headers.get('etag'));
    expect(one.headers.get('vary')).toBe('Accept-Language');
    const again = await clerk.get(`${uiApi}/${path}`, { ...german, 'if-none-match': eTag });
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Language']);
    const translated = await clerk.get(`${uiApi}/${path}`, { ...english, 'if-none-match': eTag });
    expect(translated.status).toBe(200);
  });

  test('ids of sections are the same in all languages, so what somebody folded stays folded', async () => {
    const idsOf = async (headers: Readonly<Record<string, string>>, path: string) => {
      const { sections } = (await read(path, headers)) as { sections: readonly { id: string }[] };
      return sections.map((section) => section.id);
    };
    for (const path of ['layout/Instrument__c', 'layout/Repair__c'])
      expect(await idsOf(german, path)).toEqual(await idsOf(english, path));
  });

  const errorOf = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    (await clerk.send(method, `${uiApi}/${path}`, body, german)).body;

  test('what is wrong with a record is said in German', async () => {
    const fields = { Hours__c: 'many', Kind__c: 'Teapot' };
    expect(await errorOf('POST', 'records', { apiName: 'Instrument__c', fields })).toMatchObject({
      message: 'Der Datensatz konnte nicht angelegt werden. Bitte prüfen Sie Ihre Angaben.',
      output: {
        fieldErrors: {
          Name: [{ message: 'Pflichtfeld fehlt: Bezeichnung', fieldLabel: 'Bezeichnung' }],
          Hours__c: [{ message: 'Hours in Use: Eine Zahl wird erwartet.' }],
          Kind__c: [{ message: 'Art: Der Wert Teapot steht nicht zur Auswahl.' }],
        },
      },
    });
    expect(
      await errorOf('PATCH', `records/${id}`, { fields: { Stage__c: 'Sold', Price__c: null } }),
    ).toMatchObject({
      output: { fieldErrors: { Price__c: [{ message: 'Was verkauft ist, hat einen Preis.' }] } },
    });
  });

  test('that a record is not there is said in German, alone and in a batch', async () => {
    const nobody = 'a02000000000000AAA';
    const message = 'Das Gesuchte gibt es nicht oder nicht mehr.';
    expect(await errorOf('DELETE', `records/${nobody}`)).toMatchObject([{ errorCode: 'NOT_FOUND', message }]);
    const { body } = await clerk.get(`${uiApi}/records/batch/${nobody}?fields=Instrument__c.Name`, german);
    expect(body).toMatchObject({ results: [{ statusCode: 404, result: [{ message }] }] });
  });

  test('that somebody else was faster is said in German', async () => {
    const headers = { ...german, 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    const { status, body } = await clerk.send(
      'PATCH',
      `${uiApi}/records/${id}`,
      { fields: { Name: 'Iris 2' } },
      headers,
    );
    expect([status, body]).toMatchObject([
      412,
      { message: expect.stringMatching(/^Der Datensatz wurde geändert/) },
    ]);
  });

  test('the language of a user holds where a request names none', async () => {
    const person = await shop.signedIn('ada@example.com', ['clerk']);
    const label = async (headers: Readonly<Record<string, string>>) =>
      ((await person.get(`${uiApi}/object-info/Lab__c`, headers)).body as { label: string }).label;
    expect(await label({})).toBe('Laboratory');
    await shop.database
      .updateTable('user')
      .set({ language_locale_key: 'de' })
      .where('email', '=', 'ada@example.com')
      .execute();
    expect([await label({}), await label({ 'accept-language': '*' }), await label(english)]).toEqual([
      'Labor',
      'Labor',
      'Laboratory',
    ]);
  });

  test('descriptions in German follow their schemas and make no statement more', async () => {
    const schemaOf = (callId: string) =>
      describedCalls.find(({ call }) => call.id === callId)?.responses[200];
    for (const [callId, path] of [
      ['getObjectInfo', 'object-info/Instrument__c'],
      ['getLayout', 'layout/Instrument__c'],
      ['getListInfoByName', 'list-info/Instrument__c/AllInstruments'],
    ] as const) {
      expect(schemaOf(callId)?.safeParse(await read(path)).error, callId).toBeUndefined();
    }
    const count = (headers: Readonly<Record<string, string>>) =>
      countStatements(shop.database, () => clerk.get(`${uiApi}/object-info/Instrument__c`, headers));
    expect(await count(german)).toBe(await count(english));
  });
});

describe.each(testEngines)('an installation in one language on %s', (engine) => {
  let shop: TestServer;
  beforeAll(async () => {
    shop = await testServer(engine, {
      declared: labObjects,
      objects: createObjects(labObjects, labPlatform),
    });
  });
  afterAll(() => shop.close());

  test('says what it declares, in whatever language somebody asks', async () => {
    const clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    const { body } = await clerk.get(`${uiApi}/object-info/Account`, german);
    expect(body).toMatchObject({ label: 'Account', fields: { CreatedDate: { label: 'Created Date' } } });
  });
});
