import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../content-key.ts';
import { publishContent } from '../seeding/publish-content.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de', 'fr'] };
const ofSite = `/services/data/v63.0/connect/sites/${site.id}/cms/delivery`;
const ofCommunity = `/services/data/v63.0/connect/communities/${site.id}/managed-content/delivery`;

/** Which languages each content is written in; the site's own is en_US. */
const written: Readonly<Record<string, readonly string[]>> = {
  one: ['en_US'],
  two: ['en_US', 'de'],
  three: ['de'],
  four: ['de', 'fr'],
  five: ['en_US', 'de', 'fr'],
  six: ['fr'],
};
const inWords = Object.entries(written).flatMap(([name, languages]) =>
  languages.map((language) => ({ name, language })),
);

describe.each(testEngines)('lists in the best language on %s', (engine) => {
  let shop: TestServer;
  let guest: TestBrowser;
  beforeAll(async () => {
    shop = await testServer(engine, {});
    guest = shop.browser();
    await publishContent(shop.database, {
      site,
      contents: [
        ...inWords.map(({ name, language }) => ({
          contentKey: contentKey(name),
          type: 'sfdc_cms__view',
          title: `${name} ${language}`,
          language,
          body: { title: name },
        })),
        {
          contentKey: contentKey('all'),
          type: 'sfdc_cms__collection',
          title: 'All',
          urlName: 'all',
          body: { source: 'query', contentTypeFQN: 'sfdc_cms__view', sortBy: 'title' },
        },
        {
          contentKey: contentKey('most'),
          type: 'sfdc_cms__collection',
          title: 'Most',
          urlName: 'most',
          body: { source: 'query', contentTypeFQN: 'sfdc_cms__view', sortBy: 'title', most: 4 },
        },
      ],
    });
  });
  afterAll(() => shop.close());

  type Listed = { readonly total: number } & Readonly<Record<string, readonly { readonly title: string }[]>>;

  const read = async (path: string): Promise<Listed> => {
    const { status, body } = await guest.get(path);
    expect(status).toBe(200);
    return body as Listed;
  };

  test.each([
    ['de', ['five de', 'four de', 'one en_US', 'six fr', 'three de', 'two de']],
    ['en_US', ['five en_US', 'four de', 'one en_US', 'six fr', 'three de', 'two en_US']],
    ['fr', ['five fr', 'four fr', 'one en_US', 'six fr', 'three de', 'two en_US']],
    ['nl', ['five en_US', 'four de', 'one en_US', 'six fr', 'three de', 'two en_US']],
  ])('asked for %s, each content is listed and counted once', async (language, titles) => {
    const contents = await read(`${ofSite}/contents?contentTypeFQN=sfdc_cms__view&language=${language}`);
    const listed = (contents.contents ?? []).map(({ title }) => title).sort();
    expect(listed).toEqual(titles);
    expect(contents.total).toBe(titles.length);
    const community = await read(`${ofCommunity}?managedContentType=view&language=${language}`);
    expect(community.total).toBe(titles.length);
    const all = await read(`${ofSite}/collections/all?language=${language}`);
    expect(all.total).toBe(titles.length);
    expect(await read(`${ofSite}/collections/most?language=${language}`)).toMatchObject({ total: 4 });
  });
});
