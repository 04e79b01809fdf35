import { describe, expect, it } from 'vitest';
import { testClient } from '../../testing/test-client.ts';
import { getSessionContext } from './context.ts';
import { setEffectiveAccount } from './effective-account.ts';
import { guestDetails, setGuestDetails } from './guest-details.ts';
import { sessionStorageSlots } from './session-storage.ts';

/** A storage as browsers have one, with what somebody put there. */
function memory(start: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(start));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const script = { 'GET /session-context': { guestUser: false } };
const clientWith = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) =>
  testClient(script, { storage: sessionStorageSlots(storage) });

it('S-135 keeps the account with its name, for the next page of the tab', async () => {
  const storage = memory();
  await setEffectiveAccount(clientWith(() => storage).client, { id: '001B', name: 'Zweite <& "Söhne"' });
  expect(sessionStorageSlots(() => storage).effectiveAccount.read()).toEqual({
    id: '001B',
    name: 'Zweite <& "Söhne"',
  });
  const { client, fetch } = clientWith(() => storage);
  await getSessionContext(client, {});
  expect(fetch.requests[0]?.query).toEqual({ effectiveAccountId: '001B' });
});

it('S-136 S-215 keeps what a guest typed, nothing that is blank', () => {
  const { client } = clientWith(() => storage);
  const storage = memory();
  setGuestDetails(client, { lastName: '  ', email: '' });
  expect([...storage.stored]).toEqual([]);
  setGuestDetails(client, { lastName: 'Beispiel', email: 'ines@customer.example', phoneNumber: ' ' });
  expect(guestDetails(client)).toEqual({ lastName: 'Beispiel', email: 'ines@customer.example' });
  setGuestDetails(client, {});
  expect(guestDetails(client)).toMatchObject({ lastName: 'Beispiel' });
});

describe('a storage', () => {
  const failing = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  it.each([
    ['that is forbidden', failing],
    ['that is full', () => ({ ...memory(), setItem: failing })],
    ['that fails at everything', () => ({ getItem: failing, setItem: failing, removeItem: failing })],
  ])('S-135 S-136 %s keeps nothing and breaks nothing', async (_, storage) => {
    const { client, fetch } = clientWith(storage);
    await setEffectiveAccount(client, { id: '001B', name: 'Second' });
    setGuestDetails(client, { lastName: 'Beispiel' });
    expect(guestDetails(client)).toBeNull();
    await getSessionContext(client, {});
    expect(fetch.requests.at(-1)?.query).toEqual({ effectiveAccountId: '001B' });
  });

  it.each(['', '{', 'null', '7', '"001B"', '[]', '{"id":7}', '{"id":" ","name":"x"}', '{"id":"001B"}', '\0'])(
    'S-214 full of rubbish (%j) counts as empty',
    async (text) => {
      const storage = memory({ relab_effective_account: text, relab_guest_details: '{"email":7}' });
      const { client, fetch } = clientWith(() => storage);
      await getSessionContext(client, {});
      expect(fetch.requests[0]?.query).toEqual({});
      expect(guestDetails(client)).toBeNull();
    },
  );
});
