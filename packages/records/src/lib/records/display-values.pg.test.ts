import { testEngines } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currency, picklist } from '../objects/fields.ts';
import { Instrument, Lab, labObjects } from '../objects/lab.fixture.ts';
import { extendObject } from '../objects/object-declaration.ts';
import { type LabServer, labServer, type ResponseRecord } from './records.fixture.ts';

const Priced = extendObject(Lab, {
  fields: {
    CurrencyIsoCode: picklist({ label: 'Currency', values: ['EUR', 'USD', 'JPY'], default: 'EUR' }),
    Rent__c: currency({ label: 'Rent' }),
  },
});

describe.each(testEngines)('display values on %s', (engine) => {
  let lab: LabServer;
  beforeAll(async () => {
    lab = await labServer(
      engine,
      labObjects.map((object) => (object === Lab ? Priced : object)),
    );
  });
  afterAll(() => lab.close());

  const shown = async (id: string, names: readonly string[], by = lab.buyer) => {
    const { body } = await lab.read(id, `fields=${names.join()}`, by);
    return Object.values((body as ResponseRecord).fields).map(({ displayValue }) => displayValue);
  };

  test('each user sees values in the own locale, time zone and currency', async () => {
    const { userId, accountId } = lab.buyer.person;
    const { id } = await lab.create('Instrument__c', {
      Name: 'Shown',
      Account__c: accountId,
      Price__c: 1234.5,
      Hours__c: 1200,
      Built__c: '2026-03-04',
      Checked__c: '2026-01-01T23:30:00Z',
    });
    const names = ['Price__c', 'Hours__c', 'Built__c', 'Checked__c'].map(
      (name) => `${Instrument.apiName}.${name}`,
    );
    expect(await shown(id, names)).toEqual(['€1,234.50', '1,200', '3/4/2026', '1/1/2026, 11:30 PM']);
    const settings = {
      LocaleSidKey: 'de_DE',
      TimeZoneSidKey: 'Asia/Tokyo',
      DefaultCurrencyIsoCode: 'USD',
      LanguageLocaleKey: 'de',
    };
    expect((await lab.patch(userId, settings, {}, lab.buyer)).status).toBe(200);
    const german = await shown(id, names);
    expect(german.map((text) => String(text).replaceAll('\u00a0', ' '))).toEqual([
      '1.234,50 $',
      '1.200',
      '4.3.2026',
      '2.1.2026, 8:30',
    ]);
    expect(await shown(id, names, lab.clerk)).toEqual([
      '€1,234.50',
      '1,200',
      '3/4/2026',
      '1/1/2026, 11:30 PM',
    ]);
    const wrong = await lab.patch(userId, { TimeZoneSidKey: 'Mars/Olympus' }, {}, lab.buyer);
    expect(wrong.status).toBe(400);
  });

  test('a record with a currency of its own shows that', async () => {
    const { id } = await lab.create('Lab__c', { Name: 'Kyoto', CurrencyIsoCode: 'JPY', Rent__c: 90_000 });
    expect(await shown(id, ['Lab__c.Rent__c'], lab.clerk)).toEqual(['¥90,000']);
  });
});
