import { reply, testClient } from '@relab/client/testing';
import type { PayNowCart } from '@relab/contract/commerce';
import { NotFound } from '@relab/pages';
import type { Params } from '@relab/pages/routes';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import type { SiteSettings } from '../../site-settings.ts';
import { buyer, cartItem, cartItems } from '../cart/cart.fixture.ts';
import { actOnPay } from './act-on-pay.ts';
import { type PayData, PayView } from './pay-view.tsx';

const line = { cartItem: cartItem(), status: 'Success', message: null } as const;
const cart: PayNowCart = {
  cartItems: [line],
  cartSummary: cartItems([line]).cartSummary,
  isCurrent: false,
  preparedBy: { name: 'Lab Manager', accountName: 'Institute' },
  state: 'Open',
  validUntil: '2026-06-15T12:00:00.000Z',
};
const link = 'https://shop.example/pay/secret';

function show(part: Partial<PayNowCart> = {}, data: Partial<PayData> = {}): string {
  const whole: PayData = { cart: { ...cart, ...part }, shopper: buyer, link, isSent: false, ...data };
  const settings = { origin: 'https://shop.example' } as SiteSettings;
  const html = renderToString(
    <PayView data={whole} url={new URL(link)} settings={settings} outcome={null} />,
  );
  return html.replaceAll('<!-- -->', '');
}

test('S-229 shows the cart as it was offered, by whom and until when, with one button', () => {
  const html = show();
  expect(html).toContain('Put together by Lab Manager, Institute');
  expect(html).toContain('hold until June 15, 2026');
  expect(html).toContain('€3,000.00');
  expect(html).toMatch(/<form [^>]*action="\/pay\/secret"[^>]*><button/);
  expect(html).not.toContain('Send this link');
});

test('the sender of a pay-now link can copy and mail it', () => {
  const html = show({}, { isSent: true });
  expect(html).toContain(`value="${link}"`);
  expect(html).toContain(`mailto:?subject=`);
  expect(html).toContain(encodeURIComponent(link));
});

test('what is ordered, over, or not for guests says so and cannot be ordered', () => {
  for (const [part, words] of [
    [{ state: 'Ordered' }, 'This cart has been ordered'],
    [{ state: 'Ended' }, 'These prices are over'],
  ] as const) {
    expect(show(part)).toContain(words);
    expect(show(part)).not.toContain('<form');
  }
  const closed = show({}, { shopper: { ...buyer, isGuest: true, mayCheckOut: false } });
  expect(closed).toContain('/login?next=%2Fpay%2Fsecret');
});

test('a pay-now page marks an item that is no longer available', () => {
  const cartItems = [{ ...line, status: 'Error' as const, message: 'This item has just been sold.' }];
  expect(show({ cartItems })).toContain('This item has just been sold.');
  expect(show({ cartItems, state: 'Ordered' })).not.toContain('This item has just been sold.');
});

function press(answer: unknown) {
  const { client } = testClient({
    'GET /session-context': { guestUser: true },
    'GET /application-context': { propertiesEx: { highScaleCartEnabled: false } },
    'POST /actions/take': answer,
  });
  const context = { client, params: { payToken: 'secret' }, url: new URL(link) };
  return actOnPay(context as unknown as PageContext<Params<'/pay/:payToken'>>, new FormData());
}

test('the pay-now button leads to the checkout, or says why it cannot', async () => {
  expect(await press({ cartId: '0a6' })).toEqual({ kind: 'redirect', href: '/checkout' });
  const refusal = [{ errorCode: 'CONFLICT', message: 'This cart has been ordered already.' }];
  expect(await press(reply(409, refusal))).toMatchObject({
    form: 'take',
    problems: [{ message: 'This cart has been ordered already.' }],
  });
  expect(await press(reply(403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'x' }]))).toEqual({
    kind: 'redirect',
    href: '/login?next=%2Fpay%2Fsecret',
  });
  await expect(press(reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'x' }]))).rejects.toThrow(NotFound);
});
