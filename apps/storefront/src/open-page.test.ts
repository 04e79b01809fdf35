import { reply, testClient } from '@relab/client/testing';
import { openPage } from '@relab/pages';
import { expect, test } from 'vitest';
import { noComparisonStorage } from './comparison/comparison-storage.ts';
import { site } from './site-definition.ts';
import type { SiteSettings } from './site-settings.ts';

const settings: SiteSettings = {
  siteName: 'Relab',
  origin: 'https://relab.example',
  webstoreId: '0ZE1',
  siteId: '0DM1',
  marketplaceCategory: { id: '0ZG1', urlName: 'marketplace' },
  homeView: 'MCHOME',
  quoteFormUrl: '/sell',
};
const error = (status: number, errorCode: string) => reply(status, [{ errorCode, message: 'Not now.' }]);

/** The home page of a server that answers the request for its view so, and that for one of its contents so. */
async function openHome(view: unknown, content: unknown = {}) {
  const { client } = testClient({
    'GET /contents/MCHOME': view,
    'GET /contents/MCHERO': content,
  });
  const logged: unknown[] = [];
  const opened = await openPage({
    site,
    client,
    url: new URL('https://relab.example/'),
    shared: { settings, compared: noComparisonStorage },
    log: (error) => void logged.push(error),
  });
  return { opened, logged };
}

const dataProviders = { hero: { definition: 'content', attributes: { contentKeyOrId: 'MCHERO' } } };
const outages = [
  ['not available', error(503, 'SERVER_UNAVAILABLE')],
  ['overloaded', error(429, 'REQUEST_LIMIT_EXCEEDED')],
  ['too slow', error(400, 'QUERY_TIMEOUT')],
  ['out of room', error(507, 'SERVER_UNAVAILABLE')],
] as const;

test.each(outages)(
  'a page of a server that is %s is the failure page with 503, not logged',
  async (_, response) => {
    const { opened, logged } = await openHome(response);
    expect(opened).toMatchObject({ kind: 'page', name: 'failure', status: 503 });
    expect(logged).toEqual([]);
  },
);

test.each(outages)(
  'so it is where only the contents of a page come from a server that is %s',
  async (_, response) => {
    const { opened, logged } = await openHome({ contentBody: { dataProviders } }, response);
    expect(opened).toMatchObject({ kind: 'page', name: 'failure', status: 503 });
    expect(logged).toEqual([]);
  },
);

test('a page whose view is not stored is shown from its default view', async () => {
  const { opened } = await openHome(error(404, 'NOT_FOUND'));
  expect(opened).toMatchObject({ kind: 'page', name: 'home', status: 200 });
});
