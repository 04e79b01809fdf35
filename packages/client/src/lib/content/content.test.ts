import { describe, expect, it, test, vi } from 'vitest';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { channelOrSite } from './channel-or-site.ts';
import { getContent, getContents } from './content.ts';
import { getContentsForChannel, getContentsForSite } from './delivery.ts';

const site = '0DM000000000001AAA';
const channel = '0ap000000000001AAA';
const item = { contentKeyOrId: 'condition-guide' };

const open = () =>
  testClient({
    'GET /contents': { contents: [], total: 0 },
    'GET /contents/*': { contentKey: 'MCA' },
  });
const pathsOf = ({ fetch }: ReturnType<typeof open>) => fetch.requests.map(({ path }) => path);

describe('channelOrSiteId', () => {
  it('S-201 channelOrSiteId of a site starts with 0DM', async () => {
    expect(channelOrSite(site)).toEqual({ siteId: site });
    const opened = open();
    await getContent(opened.client, { channelOrSiteId: site, ...item });
    await getContents(opened.client, { channelOrSiteId: site });
    const way = `/services/data/v63.0/connect/sites/${site}/cms/delivery/contents`;
    expect(pathsOf(opened)).toEqual([`${way}/condition-guide`, way]);
  });

  it('S-202, X-40 channelOrSiteId of a channel starts with 0ap', async () => {
    expect(channelOrSite(channel)).toEqual({ channelId: channel });
    const opened = open();
    await getContent(opened.client, { channelOrSiteId: channel, ...item });
    await getContents(opened.client, { channelOrSiteId: channel });
    const way = `/services/data/v63.0/connect/cms/delivery/channels/${channel}/contents`;
    expect(pathsOf(opened)).toEqual([`${way}/condition-guide`, way]);
  });

  it.each(['0dm000000000001AAA', '0AP000000000001AAA', ' 0DM1', '0ZE1', 'site'])(
    'S-203 of neither (%j) is invalid, and nothing is asked for',
    async (channelOrSiteId) => {
      const { client, fetch } = open();
      await expect(getContent(client, { channelOrSiteId, ...item })).rejects.toBeInstanceOf(TypeError);
      await expect(getContents(client, { channelOrSiteId })).rejects.toBeInstanceOf(TypeError);
      expect(fetch.requests).toHaveLength(0);
    },
  );

  it.each([undefined, null, 7, '', '  ', [site], {}])('S-199, S-204 is no %j', async (input) => {
    const { client, fetch } = open();
    const channelOrSiteId = input as string;
    await expect(getContent(client, { channelOrSiteId, ...item })).rejects.toThrow(
      "The 'channelOrSiteId' param",
    );
    await expect(getContents(client, { channelOrSiteId })).rejects.toThrow("The 'channelOrSiteId' param");
    expect(fetch.requests).toHaveLength(0);
  });
});

it.each([undefined, null, 7, '', ' ', []])('S-200 contentKeyOrId is no %j', async (input) => {
  const { client, fetch } = open();
  const config = { channelOrSiteId: site, contentKeyOrId: input as string };
  await expect(getContent(client, config)).rejects.toThrow("The 'contentKeyOrId' param");
  expect(fetch.requests).toHaveLength(0);
});

describe('the parameters of a list', () => {
  it.each([
    ['S-205, S-211 contentKeys', 'contentKeys', 'MCA'],
    ['S-205, S-211 contentKeys', 'contentKeys', null],
    ['S-206, S-211 managedContentIds', 'managedContentIds', '20Y1'],
    ['S-207, S-211 contentTypeFQN', 'contentTypeFQN', ['news']],
    ['S-208, S-211 page', 'page', '0'],
    ['S-208, S-211 pageSize', 'pageSize', '25'],
    ['S-209, S-211 referenceDepth', 'referenceDepth', '1'],
    ['S-210, S-211 includeContentBody', 'includeContentBody', 'true'],
  ])('%s of a wrong type throws a type error', async (_, name, value) => {
    const { client, fetch } = open();
    const failed = getContents(client, { channelOrSiteId: site, [name]: value });
    await expect(failed).rejects.toThrow(new TypeError(`The '${name}' param must be ${typeNames[name]}.`));
    expect(fetch.requests).toHaveLength(0);
  });

  const typeNames: Readonly<Record<string, string>> = {
    contentKeys: 'an array',
    managedContentIds: 'an array',
    contentTypeFQN: 'a string',
    page: 'a number',
    pageSize: 'a number',
    referenceDepth: 'a number',
    includeContentBody: 'a boolean',
  };

  it('S-205 to S-210 travel in the query, the same in both forms', async () => {
    const { client, fetch } = open();
    const query = {
      contentKeys: ['MCA', 'MCB'],
      contentTypeFQN: 'news',
      page: 0,
      pageSize: 2,
      referenceDepth: 1,
      includeContentBody: true,
    };
    for (const channelOrSiteId of [site, channel]) await getContents(client, { channelOrSiteId, ...query });
    const sent = {
      contentKeys: 'MCA,MCB',
      contentTypeFQN: 'news',
      page: '0',
      pageSize: '2',
      referenceDepth: '1',
      includeContentBody: 'true',
    };
    expect(fetch.requests.map((request) => request.query)).toEqual([sent, sent]);
  });

  it.each([
    ['site', getContentsForSite, { siteId: site }],
    ['channel', getContentsForChannel, { channelId: channel }],
  ] as const)('X-15 the delivery adapter of a %s skips what is of a wrong type', async (_, read, config) => {
    const { client, fetch } = open();
    const listener = vi.fn();
    const wrong = { ...config, pageSize: 'many' };
    (read as typeof getContentsForSite).observe(client, wrong as never, listener);
    await settle();
    expect(listener).not.toHaveBeenCalled();
    expect(fetch.requests).toHaveLength(0);
  });
});

test('X-14 a list and an item of a channel are fresh for an hour', async () => {
  const { client, fetch, pass } = open();
  const ask = async () => {
    await getContent(client, { channelOrSiteId: channel, ...item });
    await getContents(client, { channelOrSiteId: channel });
  };
  await ask();
  pass(3_599_999);
  await ask();
  expect(fetch.requests).toHaveLength(2);
  pass(1);
  await ask();
  expect(fetch.requests).toHaveLength(4);
});

test('S-247 a failed call of content rejects with the response’s status text', async () => {
  const { client } = testClient(
    {},
    { fetch: async () => new Response('', { status: 503, statusText: 'Closed for stocktaking' }) },
  );
  const failed = getContents(client, { channelOrSiteId: channel });
  await expect(failed).rejects.toMatchObject({ status: 503, statusText: 'Closed for stocktaking' });
});

test('X-11, X-12 of failures of a channel only that there is no such content is kept', async () => {
  let status = 500;
  const { client, fetch } = testClient({ 'GET /contents/*': () => reply(status, []) });
  const ask = () => getContent(client, { channelOrSiteId: channel, ...item }).catch(() => {});
  await ask();
  await ask();
  expect(fetch.requests).toHaveLength(2);
  status = 404;
  await ask();
  await ask();
  expect(fetch.requests).toHaveLength(3);
});
