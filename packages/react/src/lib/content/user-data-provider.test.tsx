// @vitest-environment happy-dom
import { reply, settle, testClient } from '@relab/client/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UserDataProvider, useProvidedUser } from '../../content.ts';
import { RelabProvider } from '../provider.tsx';

afterEach(cleanup);

function User() {
  const { data, error, isLoading } = useProvidedUser();
  return <p>{JSON.stringify({ data, error: error?.message, isLoading })}</p>;
}

async function shown(session: unknown): Promise<unknown> {
  const { client } = testClient({ 'GET /session-context': session });
  const { container } = render(
    <RelabProvider client={client}>
      <UserDataProvider>
        <User />
      </UserDataProvider>
    </RelabProvider>,
  );
  expect(JSON.parse(container.textContent ?? '')).toEqual({ isLoading: true });
  await act(settle);
  return JSON.parse(container.textContent ?? '');
}

it('C-019, C-020, C-021, C-103 gives the guest flag, and the id of who is no guest', async () => {
  expect(await shown({ guestUser: false, userId: '005A' })).toEqual({
    data: { isGuest: false, userId: '005A' },
    isLoading: false,
  });
  cleanup();
  expect(await shown({ guestUser: true, userId: '005G' })).toEqual({
    data: { isGuest: true, userId: null },
    isLoading: false,
  });
});

it('S-250: who cannot be told is a guest, and the error says why', async () => {
  expect(await shown(reply(500, [{ errorCode: 'X', message: 'Broken.' }]))).toEqual({
    data: { isGuest: true, userId: null },
    error: 'Broken.',
    isLoading: false,
  });
});

it('gives children that are a function what it has', async () => {
  const { client } = testClient({ 'GET /session-context': { guestUser: true } });
  const { container } = render(
    <RelabProvider client={client}>
      <UserDataProvider>{({ data }) => <i>{String(data?.isGuest)}</i>}</UserDataProvider>
    </RelabProvider>,
  );
  await act(settle);
  expect(container.innerHTML).toBe('<i>true</i>');
});
