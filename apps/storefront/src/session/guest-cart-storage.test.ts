import { createCookieJar } from '@relab/pages/server';
import { expect, test } from 'vitest';
import { fakePage, fakeStorage } from './browser-storage.fixture.ts';
import { browserGuestCart, cookieGuestCart } from './guest-cart-storage.ts';

const cartId = '0a6000000000001AAA';

test('S-161 S-163 the browser keeps the id in local storage and in a cookie, and removes both', () => {
  const page = fakePage();
  const storage = fakeStorage();
  const slot = browserGuestCart(page, () => storage);
  slot.save(cartId);
  expect(slot.read()).toBe(cartId);
  expect(page.cookie).toBe(`relab_guest_cart=${cartId}`);
  slot.remove();
  expect(slot.read()).toBeNull();
  expect(page.cookie).toBe('');
});

test('a browser that forbids storage keeps the cookie', () => {
  const page = fakePage();
  const slot = browserGuestCart(page, () => {
    throw new Error('SecurityError');
  });
  slot.save(cartId);
  expect(slot.read()).toBe(cartId);
  slot.remove();
  expect(slot.read()).toBeNull();
});

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const withoutCookies = {
  get cookie(): string {
    return forbidden();
  },
  set cookie(_line: string) {
    forbidden();
  },
};

test('S-161 local storage that is full leaves it to the cookie, and forgets the cart before', () => {
  const page = fakePage();
  const storage = fakeStorage();
  browserGuestCart(page, () => storage).save('0a6000000000009AAA');
  const full = Object.assign(Object.create(storage), {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  }) as Storage;
  const slot = browserGuestCart(page, () => full);
  slot.save(cartId);
  expect(slot.read()).toBe(cartId);
  expect(storage.getItem('relab_guest_cart')).toBeNull();
});

test('S-161 a browser that forbids cookies keeps the id in local storage', () => {
  const storage = fakeStorage();
  const slot = browserGuestCart(withoutCookies, () => storage);
  slot.save(cartId);
  expect(slot.read()).toBe(cartId);
  slot.remove();
  expect(slot.read()).toBeNull();
});

test('S-161 a browser that forbids both keeps nothing, and breaks nothing', () => {
  const slot = browserGuestCart(withoutCookies, forbidden);
  slot.save(cartId);
  expect(slot.read()).toBeNull();
  slot.remove();
});

test.each([
  '',
  '{',
  'null',
  '0a6',
  '0a6000000000001AAA; Path=/',
  '001000000000001AAA',
  '"0a6000000000001AAA"',
])('S-161 rubbish in local storage (%j) does not hide the cookie', (rubbish) => {
  const storage = fakeStorage();
  storage.setItem('relab_guest_cart', rubbish);
  const page = fakePage();
  expect(browserGuestCart(page, () => storage).read()).toBeNull();
  page.cookie = `relab_guest_cart=${cartId}`;
  expect(browserGuestCart(page, () => storage).read()).toBe(cartId);
});

test('rubbish is no cart', () => {
  const storage = fakeStorage();
  storage.setItem('relab_guest_cart', '<script>');
  expect(browserGuestCart(fakePage(), () => storage).read()).toBeNull();
  expect(cookieGuestCart(createCookieJar('relab_guest_cart=1')).read()).toBeNull();
});

test('on the server the cookie alone, set only when it changes', () => {
  const jar = createCookieJar(`relab_guest_cart=${cartId}`);
  const slot = cookieGuestCart(jar);
  expect(slot.read()).toBe(cartId);
  slot.save(cartId);
  expect(jar.changed).toEqual([]);
  slot.remove();
  expect(jar.changed).toHaveLength(1);
  expect(slot.read()).toBeNull();
});
