// @vitest-environment happy-dom
import type { Client } from '@relab/client';
import { deleteRecord, getListRecordsByName, updateRecord } from '@relab/client/records';
import { reply, settle, testClient } from '@relab/client/testing';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RelabProvider } from '../provider.tsx';
import { recordServer } from '../record-server.fixture.ts';
import { type ListPages, useListPages } from './use-list-pages.ts';

afterEach(cleanup);

const arrive = () => act(settle);

type Page = Awaited<ReturnType<typeof getListRecordsByName>>;

function Accounts({
  name,
  tell,
}: {
  readonly name: string | null;
  readonly tell: (list: ListPages<Page>) => void;
}) {
  const list = useListPages(
    getListRecordsByName,
    name === null ? null : { objectApiName: 'Account', listViewApiName: name, pageSize: 2 },
  );
  tell(list);
  return <p>{list.records.map(({ fields }) => String(fields.Name?.value)).join(', ')}</p>;
}

function shown(client: Client, initially: string | null = 'All') {
  let list: ListPages<Page> | undefined;
  const tell = (next: ListPages<Page>) => {
    list = next;
  };
  const tree = (name: string | null) => (
    <StrictMode>
      <RelabProvider client={client}>
        <Accounts name={name} tell={tell} />
      </RelabProvider>
    </StrictMode>
  );
  const { container, rerender } = render(tree(initially));
  return {
    text: () => container.textContent,
    show: (name: string | null) => rerender(tree(name)),
    list: () => {
      if (!list) throw new Error('Nothing was rendered.');
      return list;
    },
  };
}

const more = async ({ list }: ReturnType<typeof shown>) => {
  await act(async () => list().loadMore());
  await arrive();
};

it('shows the first page, then one more at each call, until there is no more', async () => {
  const { client, fetch } = testClient(recordServer(5).script);
  const pages = shown(client);
  expect(pages.list()).toMatchObject({ isLoading: true, isLoadingMore: false, hasMore: false, records: [] });
  await arrive();
  expect(pages.text()).toBe('Name of 1, Name of 2');
  expect(pages.list()).toMatchObject({ isLoading: false, hasMore: true });
  const release = fetch.hold();
  await act(async () => {
    pages.list().loadMore();
    pages.list().loadMore();
  });
  expect(pages.list()).toMatchObject({ isLoadingMore: true, isLoading: false });
  release();
  await arrive();
  expect(pages.text()).toBe('Name of 1, Name of 2, Name of 3, Name of 4');
  await more(pages);
  expect(pages.list()).toMatchObject({ hasMore: false, isLoadingMore: false });
  expect(pages.list().pages.map(({ count }) => count)).toEqual([2, 2, 1]);
  await more(pages);
  expect(fetch.requests).toHaveLength(3);
});

it('is right after a write, with as many pages as before and nothing lost meanwhile', async () => {
  const server = recordServer(6);
  const { client } = testClient({
    ...server.script,
    'DELETE /records/*': () => {
      server.remove(server.idAt(1));
      return reply(204);
    },
  });
  const pages = shown(client);
  await arrive();
  await more(pages);
  const counts: number[] = [];
  const end = client.store.watch(() => counts.push(pages.list().pages.length));
  await act(() => updateRecord(client, { recordId: server.idAt(3), fields: { Name: 'Rotor' } }));
  expect(pages.text()).toBe('Name of 1, Name of 2, Rotor, Name of 4');
  await act(() => deleteRecord(client, { recordId: server.idAt(1) }));
  await arrive();
  end();
  expect(pages.text()).toBe('Name of 2, Rotor, Name of 4, Name of 5');
  expect(new Set(counts)).toEqual(new Set([2]));
});

it('begins with the first page of another list, and reads nothing for null', async () => {
  const { client, fetch } = testClient(recordServer(6).script);
  const pages = shown(client, null);
  await arrive();
  expect(fetch.requests).toHaveLength(0);
  expect(pages.list()).toMatchObject({ isLoading: false, pages: [] });
  pages.show('All');
  await arrive();
  await more(pages);
  pages.show('Mine');
  await arrive();
  expect(pages.list().pages).toHaveLength(1);
  expect(fetch.requests.map(({ path }) => path.split('/').at(-1))).toEqual(['All', 'All', 'Mine']);
});

it('keeps the pages that are there when the next one fails, and tries that one again', async () => {
  const server = recordServer(5);
  let works = true;
  const { client } = testClient({
    'POST /list-records/*/*': (request: never) =>
      works
        ? server.script['POST /list-records/*/*'](request)
        : reply(500, [{ errorCode: 'X', message: 'Broken.' }]),
  });
  const pages = shown(client);
  await arrive();
  works = false;
  await more(pages);
  expect(pages.list()).toMatchObject({ isLoadingMore: false, error: { message: 'Broken.' } });
  expect(pages.text()).toBe('Name of 1, Name of 2');
  works = true;
  await more(pages);
  expect(pages.list().error).toBeUndefined();
  expect(pages.text()).toBe('Name of 1, Name of 2, Name of 3, Name of 4');
});
