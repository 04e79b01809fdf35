import { reply, testClient } from '@relab/client/testing';
import type { Params } from '@relab/pages/routes';
import { describe, expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { actOnCheckout } from './act-on-checkout.ts';
import { isSplit } from './is-split.ts';

const [first, second] = ['0a7000000000001AAA', '0a7000000000002AAA'];

const act = async (
  step: string,
  fields: Readonly<Record<string, string>>,
  script: Readonly<Record<string, unknown>> = {},
) => {
  const { client, fetch } = testClient({
    'GET /checkouts/active': { deliveryGroups: [{ deliveryGroupId: first }, { deliveryGroupId: second }] },
    'PATCH /checkouts/active': {},
    'PATCH /delivery-groups/*': { id: first },
    ...script,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ isSplit: 'yes', ...fields })) form.set(name, value);
  const context = { client, params: { step } } as unknown as PageContext<Params<'/checkout/:step?'>>;
  return {
    outcome: await actOnCheckout(context, form),
    sent: fetch.requests.filter(({ method }) => method !== 'GET'),
  };
};

describe('the checkout of a split cart', () => {
  test('with several addresses the address step asks for the e-mail alone', async () => {
    const { outcome, sent } = await act('address', { email: 'robin@institute.example' });
    expect(outcome).toEqual({ kind: 'redirect', href: '/checkout' });
    expect(sent.map(({ body }) => body)).toEqual([{ contactInfo: { email: 'robin@institute.example' } }]);
  });

  test('the delivery step sends method, date and instructions of each delivery', async () => {
    const { outcome, sent } = await act('delivery', {
      [`deliveryMethodId-${first}`]: 'parcel',
      [`deliveryMethodId-${second}`]: 'pallet',
      [`desiredDeliveryDate-${second}`]: '2026-12-22',
      [`shippingInstructions-${second}`]: 'Rampe 3',
    });
    expect(outcome).toEqual({ kind: 'redirect', href: '/checkout' });
    expect(sent.map(({ body }) => body)).toEqual([
      { deliveryMethodId: 'parcel', desiredDeliveryDate: '', shippingInstructions: '' },
      { deliveryMethodId: 'pallet', desiredDeliveryDate: '2026-12-22', shippingInstructions: 'Rampe 3' },
    ]);
  });

  test('the delivery step names the delivery that is incomplete or was rejected', async () => {
    const { outcome, sent } = await act('delivery', {
      [`deliveryMethodId-${first}`]: 'parcel',
      [`desiredDeliveryDate-${first}`]: '22.12.2026',
    });
    expect(sent).toEqual([]);
    expect(outcome).toMatchObject({
      problems: [{ field: `desiredDeliveryDate-${first}` }, { field: `deliveryMethodId-${second}` }],
    });
    const past = [
      { errorCode: 'INVALID_API_INPUT', message: 'The day is past.', fields: ['desiredDeliveryDate'] },
    ];
    const ways = { [`deliveryMethodId-${first}`]: 'parcel', [`deliveryMethodId-${second}`]: 'parcel' };
    const { outcome: late } = await act('delivery', ways, { 'PATCH /delivery-groups/*': reply(400, past) });
    expect(late).toMatchObject({
      problems: [{ field: `desiredDeliveryDate-${first}`, message: 'The day is past.' }],
    });
  });

  test('a checkout is split with several deliveries, or with one that is not the default', () => {
    const group = (isDefault: boolean) =>
      ({ isDefault }) as Parameters<typeof isSplit>[0]['deliveryGroups'][number];
    expect(isSplit({ deliveryGroups: [group(true)] })).toBe(false);
    expect(isSplit({ deliveryGroups: [group(true), group(false)] })).toBe(true);
    expect(isSplit({ deliveryGroups: [group(false)] })).toBe(true);
  });
});
