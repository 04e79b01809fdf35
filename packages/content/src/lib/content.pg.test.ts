import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey, isContentKey } from './content-key.ts';
import { mediaSources } from './media/media-sources.ts';
import { upsertMedia } from './media/upsert-media.ts';
import { publishContent } from './seeding/publish-content.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop' };
const way = `/services/data/v63.0/connect/sites/${site.id}/cms/delivery`;
const guides = ['Condition', 'Shipping', 'Warranty'].map((name, index) => ({
  contentKey: contentKey(`guide ${name}`),
  type: 'sfdc_cms__news',
  title: `${name} guide`,
  urlName: `${name.toLowerCase()}-guide`,
  body: {
    title: `${name} guide`,
    body: `<h2 style="color:red">${name}</h2><p>See <a href="/terms">terms</a>, <a href="http://plain.test">plain</a> or <a href="//evil.test">this</a>.</p><img src=x onerror=alert(1)>`,
    bannerImage: { contentKey: contentKey(`picture ${name}`), altText: index === 0 ? 'Its own words' : null },
  },
  publishedDate: new Date(Date.UTC(2026, 0, 10 - index)),
}));
const collectionKey = contentKey('latest guides');

describe.each(testEngines)('content on %s', (engine) => {
  let shop: TestServer;
  let browser: TestBrowser;
  const publish = async (): Promise<void> => {
    await upsertMedia(
      shop.database,
      guides.map(({ body, title }) => ({
        contentKey: body.bannerImage.contentKey,
        kind: 'scene',
        source: { scene: title },
        title,
        altText: `Picture of ${title}`,
        mimeType: 'image/webp',
        width: 1200,
        height: 900,
      })),
    );
    await publishContent(shop.database, {
      site,
      contents: guides,
      collections: [
        {
          collectionKey,
          title: 'Latest guides',
          urlName: 'latest-guides',
          contentKeys: [...guides].reverse().map((guide) => guide.contentKey),
        },
      ],
    });
  };
  beforeAll(async () => {
    shop = await testServer(engine);
    browser = shop.browser();
    await publish();
    await publish();
  });
  afterAll(() => shop.close());

  const follows = (callId: string, body: unknown): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[200];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };

  test('keys are MC and 26 letters, the same for the same name', () => {
    expect(isContentKey(contentKey('a'))).toBe(true);
    expect(contentKey('a')).toBe(contentKey('a'));
    expect(contentKey()).not.toBe(contentKey());
  });

  test('C-001, S-121: an item is found by key, id and URL name, with its pictures filled in and its markup cleaned', async () => {
    const [guide] = guides;
    const { body } = await browser.get(`${way}/contents/${guide?.contentKey}`);
    follows('getContentForSite', body);
    const { managedContentId, contentBody } = body as {
      managedContentId: string;
      contentBody: { body: string };
    };
    for (const name of [managedContentId, 'condition-guide']) {
      expect((await browser.get(`${way}/contents/${name}`)).body).toMatchObject({
        contentKey: guide?.contentKey,
      });
    }
    expect(contentBody).toMatchObject({
      bannerImage: {
        altText: 'Its own words',
        url: expect.stringMatching(/^\/sfsites\/c\/cms\/delivery\/media\/MC[A-Z2-7]{26}\?version=/),
        width: 1200,
      },
    });
    expect(contentBody.body).toBe(
      '<h2>Condition</h2><p>See <a href="/terms">terms</a>, <a>plain</a> or <a>this</a>.</p>',
    );
    const second = await browser.get(`${way}/contents/shipping-guide`);
    expect(second.body).toMatchObject({
      contentBody: { bannerImage: { altText: 'Picture of Shipping guide' } },
    });
  });

  test('existing contents stay unchanged where that is requested, and missing ones are added', async () => {
    const [guide] = guides;
    if (!guide) throw new Error('There is no guide.');
    const title = 'Written over';
    const german = { ...guide, title: 'Auf Deutsch', language: 'de', urlName: 'zustand' };
    await publishContent(shop.database, {
      site: { ...site, languages: ['de'] },
      contents: [{ ...guide, title }, german],
      keepsExisting: true,
    });
    const { body } = await browser.get(`${way}/contents/${guide.contentKey}`);
    expect(body).toMatchObject({ title: guide.title });
    const { body: inGerman } = await browser.get(`${way}/contents/${guide.contentKey}?language=de`);
    expect(inGerman).toMatchObject({ title: german.title });
  });

  test('S-204: lists are paged, newest first, with bodies only when asked for', async () => {
    const first = await browser.get(`${way}/contents?pageSize=2`);
    follows('getContentsForSite', first.body);
    expect(first.body).toMatchObject({
      total: 3,
      contents: [{ urlName: 'condition-guide' }, { urlName: 'shipping-guide' }],
      previousPageUrl: null,
    });
    const { nextPageUrl, contents } = first.body as {
      nextPageUrl: string;
      contents: { contentBody?: unknown }[];
    };
    expect(contents[0]?.contentBody).toBeUndefined();
    expect((await browser.get(nextPageUrl)).body).toMatchObject({
      nextPageUrl: null,
      contents: [{ urlName: 'warranty-guide' }],
    });
    const whole = await browser.get(
      `${way}/contents?includeContentBody=true&contentKeys=${guides[2]?.contentKey}`,
    );
    expect(whole.body).toMatchObject({ total: 1, contents: [{ contentBody: { title: 'Warranty guide' } }] });
  });

  test('S-202, X-40: what a channel delivers is what its site does, and pages keep what was asked for', async () => {
    const [guide] = guides;
    const ofSite = await browser.get(`${way}/contents/${guide?.contentKey}`);
    const { channelSummary, resourceUrl } = ofSite.body as {
      channelSummary: { id: string };
      resourceUrl: string;
    };
    expect(channelSummary.id).toMatch(/^0ap/);
    const channel = `/services/data/v63.0/connect/cms/delivery/channels/${channelSummary.id}`;
    expect(resourceUrl).toBe(`${channel}/contents/${guide?.contentKey}`);
    const one = await browser.get(resourceUrl);
    follows('getContentForChannel', one.body);
    expect(one.body).toEqual(ofSite.body);
    expect((await browser.get(`${channel}/contents/condition-guide`)).body).toEqual(ofSite.body);

    const query = 'contentTypeFQN=sfdc_cms__news&pageSize=2&includeContentBody=true';
    const listed = await browser.get(`${channel}/contents?${query}`);
    follows('getContentsForChannel', listed.body);
    const { nextPageUrl, contents } = listed.body as { nextPageUrl: string; contents: unknown[] };
    expect(contents).toEqual(
      ((await browser.get(`${way}/contents?${query}`)).body as { contents: unknown[] }).contents,
    );
    expect(nextPageUrl.split('?')[0]).toBe(`${channel}/contents`);
    expect((await browser.get(nextPageUrl)).body).toMatchObject({
      nextPageUrl: null,
      contents: [{ urlName: 'warranty-guide', contentBody: { title: 'Warranty guide' } }],
    });
  });

  test.each(['/contents', '/contents/condition-guide'])(
    'a channel that is not there, or is a site, is 404: %s',
    async (path) => {
      for (const id of ['0ap000000000009AAA', site.id, "0ap'--"]) {
        const missing = `/services/data/v63.0/connect/cms/delivery/channels/${encodeURIComponent(id)}${path}`;
        expect(await browser.get(missing)).toMatchObject({
          status: 404,
          body: [{ errorCode: 'ITEM_NOT_FOUND' }],
        });
      }
    },
  );

  test('C-001, S-122: a collection gives its members in their order, with their bodies', async () => {
    const { body } = await browser.get(`${way}/collections/${collectionKey}`);
    follows('getCollectionItemsForSite', body);
    expect(body).toMatchObject({
      total: 3,
      items: [{ name: 'Warranty guide' }, { name: 'Shipping guide' }, { name: 'Condition guide' }],
    });
    expect((await browser.get(`${way}/collections/latest-guides?pageSize=1&pageToken=2`)).body).toMatchObject(
      { items: [{ name: 'Condition guide' }] },
    );
  });

  test('what is not there is 404', async () => {
    const other = way.replace(site.id, '0DM000000000009AAA');
    for (const path of [`${way}/contents/nothing`, `${way}/collections/nothing`, `${other}/contents`]) {
      expect(await browser.get(path)).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] });
    }
    expect((await browser.get(`${way}/contents?pageSize=0`)).status).toBe(400);
  });

  test('a changed picture gets a new version and loses its placeholder; an unchanged one keeps both', async () => {
    const sources = mediaSources(shop.database);
    const [key = '', other = ''] = guides.map(({ body }) => body.bannerImage.contentKey);
    const before = await sources.find(key);
    await sources.savePlaceholder(key, 'data:a');
    await sources.savePlaceholder(other, 'data:b');
    const common = { kind: 'scene', title: 'x', mimeType: 'image/webp' };
    await upsertMedia(shop.database, [
      { ...common, contentKey: key, source: { scene: 'another' }, rank: 1 },
      { ...common, contentKey: other, source: { scene: 'Shipping guide' } },
    ]);
    expect(await sources.find(other)).toMatchObject({ placeholder: 'data:b' });
    const after = await sources.find(key);
    expect(after?.placeholder).toBeNull();
    expect(after?.version).not.toBe(before?.version);
    const order: string[] = [];
    for await (const source of sources.all()) order.push(source.key);
    expect(order).toHaveLength(3);
    expect(order[0]).toBe(key);
    expect(await sources.find('nothing')).toBeUndefined();
  });
});
