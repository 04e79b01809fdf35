import { reply, testClient } from '@relab/client/testing';
import { describe, expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { actOnDeliveries } from './act-on-deliveries.ts';

const product = '01t000000000001AAA';
const [first, second] = ['0a7000000000001AAA', '0a7000000000002AAA'];
const error = (errorCode: string, message: string, fields: readonly string[] = []) => [
  { errorCode, message, fields },
];

const act = async (
  fields: Readonly<Record<string, string>>,
  script: Readonly<Record<string, unknown>> = {},
) => {
  const { client, fetch } = testClient({
    'GET /session-context': { guestUser: true, profile: {} },
    'GET /application-context': { shippingCountries: ['DE'], propertiesEx: {} },
    'POST /actions/arrange-items': reply(202, { count: 0, items: [] }),
    'POST /delivery-groups': reply(201, { id: second }),
    'PATCH /delivery-groups/*': { id: second },
    'DELETE /delivery-groups/*': reply(204),
    ...script,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const outcome = await actOnDeliveries({ client } as unknown as PageContext, form);
  return { outcome, sent: fetch.requests.filter(({ method }) => method !== 'GET') };
};

const address = {
  name: 'Jörg Größlinghaus',
  companyName: '',
  street: 'Gasse 1',
  postalCode: '07743',
  city: 'Jena',
  region: '',
  country: 'DE',
  phoneNumber: '+49 3641 1',
};

describe('the page of deliveries', () => {
  test('arranging deliveries sends the count of each, an empty field as 0', async () => {
    const counts = { [`count-${product}-${first}`]: '', [`count-${product}-${second}`]: '3' };
    const { outcome, sent } = await act({ intent: 'arrange', ...counts, 'count-x-y': '9' });
    expect(outcome).toEqual({ kind: 'redirect', href: '/deliveries' });
    expect(sent.map(({ body }) => body)).toEqual([
      {
        arrangements: [
          { productId: product, deliveryGroupId: first, quantity: '0' },
          { productId: product, deliveryGroupId: second, quantity: '3' },
        ],
        deleteEmptyDeliveryGroups: false,
      },
    ]);
  });

  test('counts that do not add up are reported, with the input kept', async () => {
    const message = 'Centrifuge: 3 in the cart, 2 in the deliveries.';
    const refusal = { 'POST /actions/arrange-items': reply(400, error('INVALID_API_INPUT', message)) };
    const field = `count-${product}-${first}`;
    const { outcome } = await act({ intent: 'arrange', [field]: '2' }, refusal);
    expect(outcome).toMatchObject({ form: 'arrange', problems: [{ message }], values: { [field]: '2' } });
    const { outcome: odd, sent } = await act({ intent: 'arrange', [field]: '1.5' });
    expect(odd).toMatchObject({ problems: [{ field }] });
    expect(sent).toEqual([]);
  });

  test('the delivery form creates a delivery or updates one', async () => {
    const { sent } = await act({ intent: 'save', groupId: '', deliveryName: 'Lab 2', ...address });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { name: 'Lab 2', deliveryAddress: { city: 'Jena', shipToPhoneNumber: '+49 3641 1' } },
    });
    const { sent: changed } = await act({ intent: 'save', groupId: second, deliveryName: '', ...address });
    expect(changed[0]).toMatchObject({ method: 'PATCH', body: { deliveryAddress: { city: 'Jena' } } });
    expect(changed[0]?.body).not.toHaveProperty('name');
    const { outcome } = await act({ intent: 'save', groupId: '', ...address, city: '', country: 'US' });
    expect(outcome).toMatchObject({ form: 'save', problems: [{ field: 'city' }, { field: 'country' }] });
  });

  test('an error of the server is shown at the field of the delivery', async () => {
    const taken = reply(400, error('INVALID_API_INPUT', 'There is a delivery "Lab 2" already.', ['name']));
    const { outcome } = await act(
      { intent: 'save', groupId: '', deliveryName: 'Lab 2', ...address },
      { 'POST /delivery-groups': taken },
    );
    expect(outcome).toMatchObject({ form: 'save', problems: [{ field: 'deliveryName' }] });
  });

  test('takes a delivery that was removed in another tab as removed, and says so of others', async () => {
    const notFound = reply(404, error('ITEM_NOT_FOUND', 'There is no such delivery group.'));
    const removed = await act(
      { intent: 'remove', groupId: second },
      { 'DELETE /delivery-groups/*': notFound },
    );
    expect(removed.outcome).toEqual({ kind: 'redirect', href: '/deliveries' });
    const late = await act(
      { intent: 'save', groupId: second, ...address },
      { 'PATCH /delivery-groups/*': notFound },
    );
    expect(late.outcome).toMatchObject({ problems: [{ message: expect.stringMatching(/another tab/) }] });
    expect((await act({ intent: 'constructor' })).outcome).toEqual({ kind: 'redirect', href: '/deliveries' });
  });
});
