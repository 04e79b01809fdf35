import { setGuestDetails } from '@relab/client/commerce';
import { testClient } from '@relab/client/testing';
import { createCookieJar } from '@relab/pages/server';
import { expect, test } from 'vitest';
import { fakePage, fakeStorage, forbidden } from './browser-storage.fixture.ts';
import { browserGuestDetails, cookieGuestDetails } from './guest-details-storage.ts';

const details = { lastName: 'Žofie; Nováková', email: 'zofie@lab.example', phoneNumber: '+420 1' };

test('S-136 what a guest typed is there for the next page, rendered by the server or in the browser', () => {
  const page = fakePage();
  browserGuestDetails(page, fakeStorage).save(details);
  expect(cookieGuestDetails(createCookieJar(page.cookie)).read()).toEqual(details);
  const jar = createCookieJar(null);
  cookieGuestDetails(jar).save(details);
  const [line = ''] = jar.changed;
  expect(line).not.toContain('Max-Age');
  expect(browserGuestDetails(fakePage(line.split(';')[0]), fakeStorage).read()).toEqual(details);
});

test('S-215 blank details are not kept, and leave what is kept alone', () => {
  const jar = createCookieJar(null);
  const { client } = testClient({}, { storage: { guestDetails: cookieGuestDetails(jar) } });
  setGuestDetails(client, { email: ' ', lastName: '' });
  expect(jar.changed).toEqual([]);
  setGuestDetails(client, details);
  setGuestDetails(client, { email: '' });
  expect(cookieGuestDetails(jar).read()).toEqual(details);
});

test.each(['', 'x', '%', '%7B', 'null', '7', '%7B%22email%22%3A7%7D'])(
  'a cookie of rubbish (%j) tells nothing, and the session goes on',
  (value) => {
    const cookie = `relab_guest_details=${value}`;
    expect(cookieGuestDetails(createCookieJar(cookie)).read()).toBeNull();
    const storage = fakeStorage();
    browserGuestDetails(fakePage(), () => storage).save(details);
    expect(browserGuestDetails(fakePage(cookie), () => storage).read()).toEqual(details);
  },
);

test('a browser that forbids both, or has no room, keeps nothing and breaks nothing', () => {
  const page = {
    get cookie(): string {
      return forbidden();
    },
    set cookie(_line: string) {
      forbidden();
    },
  };
  const full = Object.assign(fakeStorage(), { setItem: forbidden });
  for (const storage of [forbidden, () => full]) {
    const slot = browserGuestDetails(page, storage);
    slot.save(details);
    expect(slot.read()).toBeNull();
    slot.remove();
  }
});
