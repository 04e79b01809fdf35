import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import type { PageContext } from '../../frame/page.ts';
import { page } from './page.tsx';

const offer = {
  Manufacturer__c: 'Leica',
  Model__c: 'DM1000',
  Year__c: '2016',
  Condition__c: 'UsedTestedWorking',
  Location__c: 'Lyon, France',
  Description: '',
  FirstName: '',
  LastName: 'Field',
  Company: 'Institute',
  Email: 'name@institute.example',
  Phone: '',
};

async function send(change: Partial<typeof offer>, answer: unknown = reply(201, { id: '00Q1' })) {
  const { client, fetch } = testClient({ 'POST /ui-api/records': answer });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...offer, ...change })) form.set(name, value);
  const context = { client, params: {}, url: new URL('https://relab.example/sell') };
  const outcome = await page.act?.(context as unknown as PageContext, form);
  return { outcome, sent: fetch.requests[0]?.body };
}

test('an offer becomes a lead, without what was left empty', async () => {
  const { outcome, sent } = await send({});
  expect(outcome).toEqual({ kind: 'redirect', href: '/sell?sent=1' });
  expect(sent).toEqual({
    apiName: 'Lead',
    fields: {
      Manufacturer__c: 'Leica',
      Model__c: 'DM1000',
      Year__c: 2016,
      Condition__c: 'UsedTestedWorking',
      Location__c: 'Lyon, France',
      LastName: 'Field',
      Company: 'Institute',
      Email: 'name@institute.example',
    },
  });
});

test.each([
  ['Manufacturer__c', ''],
  ['Year__c', '20x6'],
  ['Year__c', '1492'],
  ['Condition__c', 'Shiny'],
  ['Email', 'nobody'],
  ['Phone', 'call me'],
  ['Company', ' '],
])('%s %j is refused before anything is sent', async (field, value) => {
  const { outcome, sent } = await send({ [field]: value });
  expect(outcome).toMatchObject({ kind: 'invalid', form: 'sell', problems: [{ field }] });
  expect(sent).toBeUndefined();
});

test('what the server refuses stands at its field, with what was typed', async () => {
  const refusal = reply(400, {
    message: 'An error occurred.',
    output: {
      errors: [],
      fieldErrors: { Email: [{ errorCode: 'INVALID', field: 'Email', message: 'No such host.' }] },
    },
  });
  const { outcome } = await send({}, refusal);
  expect(outcome).toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'Email', message: 'No such host.' }],
    values: { Model__c: 'DM1000' },
  });
});
