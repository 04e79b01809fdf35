// @vitest-environment happy-dom
import { type ScriptedRequest, settle, testClient } from '@relab/client/testing';
import { RelabProvider } from '@relab/react';
import { CollectionProvider } from '@relab/react/content';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageBlocks } from '../page/index.ts';
import { repeatingGridDefinition } from '../repeating-grid/index.ts';
import { textBlockDefinition } from '../text-block/index.ts';
import { paginatorDefinition } from './index.ts';

afterEach(cleanup);

const arrive = () => act(settle);
const blocks = {
  'repeating-grid': repeatingGridDefinition,
  'text-block': textBlockDefinition,
  paginator: paginatorDefinition,
};
const news = ({ query }: ScriptedRequest) => {
  const from = Number(query.pageToken ?? 0) * 2;
  const items = ['a', 'b', 'c', 'd', 'e'].slice(from, from + 2).map((id) => ({
    id,
    name: `News ${id}`,
    contentType: { name: 'news' },
    body: { contentBody: {} },
  }));
  return { items, total: 5 };
};

/** A grid that is bound to a collection, with a paginator that its author has configured so. */
async function open(attributes: object) {
  const { client } = testClient({ 'GET /collections/*': news });
  const grid = (component: object) => ({
    definition: 'repeating-grid',
    attributes: { items: '{!news.items}', showPagination: true },
    regions: {
      item: [{ definition: 'text-block', attributes: { text: '{!Item.data.title}' } }],
      paginator: [component],
    },
  });
  const components = [grid({ definition: 'paginator', attributes: { provider: 'news', ...attributes } })];
  const { container } = render(
    <RelabProvider client={client}>
      <CollectionProvider name="news" config={{ collectionKeyOrId: 'MCC', pageSize: 2 }}>
        {(collection) => <PageBlocks components={components} blocks={blocks} data={{ news: collection }} />}
      </CollectionProvider>
    </RelabProvider>,
  );
  await arrive();
  const press = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    await arrive();
  };
  return { press, titles: () => Array.from(container.querySelectorAll('li'), (item) => item.textContent) };
}

test('C-004, C-109, S-146: show more appends the pages of the collection that a grid is bound to', async () => {
  const { press, titles } = await open({ variant: 'show-more' });
  expect(titles()).toEqual(['News a', 'News b']);
  await press('Show More');
  expect(titles()).toEqual(['News a', 'News b', 'News c', 'News d']);
  // S-148: reading goes on where the list goes on.
  expect(document.activeElement?.textContent).toBe('News c');
  await press('Show More');
  expect(titles()).toHaveLength(5);
});

test('C-109, C-110, S-150: the standard paginator turns them, as it is told where it is', async () => {
  const { press, titles } = await open({
    variant: 'standard',
    attributes: { page: '{!news.page}', pageCount: '{!news.pageCount}' },
  });
  await press('Next');
  expect(titles()).toEqual(['News c', 'News d']);
  await press('Next');
  expect(titles()).toEqual(['News e']);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await press('Previous');
  expect(titles()).toEqual(['News c', 'News d']);
});
