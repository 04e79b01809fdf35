import { expect, it } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { testClient } from '../../testing/test-client.ts';
import { loadUserData } from './user-data.ts';

const session = (response: unknown) => testClient({ 'GET /session-context': response }).client;

it('S-123 S-169 S-170 C-019 C-020 C-021 C-103 knows the id of who is signed in, and of no guest', async () => {
  expect(await loadUserData(session({ guestUser: false, userId: '005A' }))).toEqual({
    isGuest: false,
    userId: '005A',
  });
  expect(await loadUserData(session({ guestUser: true, userId: '005G' }))).toEqual({
    isGuest: true,
    userId: null,
  });
});

it('S-250 takes one whose session cannot be told for a guest', async () => {
  expect(await loadUserData(session(reply(500)))).toEqual({ isGuest: true, userId: null });
});
