import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import type { PageContext } from '../frame/page.ts';
import { loadView } from './load-view.ts';

const settings = { quoteFormUrl: '/sell', marketplaceCategory: { id: '0ZG1', urlName: 'all' } };

/** A page whose view is stored with these providers. */
async function opened(dataProviders: object, isOnServer = true) {
  const { client } = testClient({
    'GET /contents/MCHOME': { contentBody: { dataProviders } },
    'GET /contents/MCGONE': reply(404, [{ errorCode: 'NOT_FOUND', message: 'There is no such content.' }]),
  });
  const told: unknown[] = [];
  const log = isOnServer ? { log: (error: unknown) => void told.push(error) } : {};
  const context = { client, settings, params: {}, ...log } as unknown as PageContext;
  const { data } = await loadView(context, 'MCHOME', {});
  return { data, told };
}

const broken = {
  hero: { definition: 'content', attributes: { contentKeyOrId: 'MCGONE' } },
  none: { definition: 'unknown' },
};

test('C-186, S-254: what a page does without is told of once, with name, address and reason', async () => {
  const { data, told } = await opened(broken);
  expect(data).toMatchObject({ hero: null, none: null });
  expect(told).toHaveLength(1);
  const [error] = told;
  const list = JSON.parse(error instanceof Error ? error.message : '') as { readonly name: string }[];
  const url = '/services/data/v63.0/connect/sites/0DM1/cms/delivery/contents/MCGONE';
  expect(list.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'hero', url, reason: 'There is no such content.' },
    { name: 'none', reason: 'There is no data provider "unknown".' },
  ]);
});

test('nothing is told where nothing failed, and a browser has nobody to tell', async () => {
  expect((await opened({})).told).toEqual([]);
  expect((await opened(broken, false)).data).toMatchObject({ hero: null });
});
