import type { NavigationMenuItems } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { origin, type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../content-key.ts';
import { upsertMedia } from '../media/upsert-media.ts';
import { publishContent } from '../seeding/publish-content.ts';
import { menuKey, publishNavigationMenu } from '../seeding/publish-navigation-menu.ts';
import type { SitePages } from '../seo/site-pages.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const data = '/services/data/v63.0/connect';
const pages: SitePages = {
  content: ({ contentKey: key, urlName, language }) => `/${language.slice(0, 2)}/content/${urlName ?? key}`,
  record: () => undefined,
};
const aboutKey = contentKey('about us');
const hiddenKey = contentKey('never published');
const pictureKey = contentKey('scene bench');
const items = [
  { label: 'About', contentKey: aboutKey, image: { contentKey: pictureKey } },
  {
    label: 'More',
    items: [
      { label: 'Elsewhere', url: 'https://lab.example/x', opensNewWindow: true },
      { label: 'Unpublished', contentKey: hiddenKey },
    ],
  },
  { label: 'Unpublished', contentKey: hiddenKey },
  { label: 'Unsafe', url: 'javascript:alert(1)' },
  { label: 'Here', url: `${origin}/compare` },
];
const here = {
  label: 'Here',
  actionType: 'InternalLink',
  actionValue: '/compare',
  imageUrl: null,
  subMenu: [],
  target: 'CurrentWindow',
};

describe.each(testEngines)('navigation menus on %s', (engine) => {
  let shop: TestServer;
  let author: TestBrowser;
  const path = (query: Readonly<Record<string, string>> = {}, communityId = site.id) =>
    `${data}/communities/${communityId}/navigation-menu/navigation-menu-items?${new URLSearchParams(query)}`;
  const ask = (query: Readonly<Record<string, string>> = {}, by: TestBrowser = shop.browser()) =>
    by.get(path(query));
  const menu = async (query: Readonly<Record<string, string>> = {}, by: TestBrowser = shop.browser()) => {
    const answer = await ask(query, by);
    expect(answer).toMatchObject({ status: 200 });
    const schema = describedCalls.find(({ call }) => call.id === 'getNavigationMenuItems')?.responses[200];
    expect(schema?.safeParse(answer.body).error).toBeUndefined();
    return (answer.body as NavigationMenuItems).menuItems;
  };
  const labels = async (query: Readonly<Record<string, string>> = {}) =>
    (await menu(query)).map(({ label, subMenu }) =>
      [label, ...subMenu.map((below) => below.label)].join('>'),
    );

  const seed = async () => {
    const usual = { site, developerName: 'Default_Navigation', title: 'Main menu' };
    await publishNavigationMenu(shop.database, { ...usual, items });
    await publishNavigationMenu(shop.database, {
      ...usual,
      language: 'de',
      title: 'Hauptmenü',
      items: [{ label: 'Über uns', contentKey: aboutKey }],
    });
    const footer = {
      site,
      developerName: 'Footer',
      title: 'Footer',
      items: [{ label: 'Privacy', url: '/privacy' }],
    };
    await publishNavigationMenu(shop.database, footer);
  };
  beforeAll(async () => {
    shop = await testServer(engine, { pages });
    await upsertMedia(shop.database, [
      {
        ...{
          contentKey: pictureKey,
          kind: 'scene',
          source: { scene: 'bench' },
          title: 'Bench',
          altText: 'A bench',
        },
        ...{ mimeType: 'image/webp', width: 1200, height: 900 },
      },
    ]);
    const about = { contentKey: aboutKey, type: 'sfdc_cms__textPage' };
    const body = { title: 'About', body: '<p>Us</p>' };
    await publishContent(shop.database, {
      site,
      contents: [{ ...about, title: 'About', urlName: 'about', body }],
    });
    await publishContent(shop.database, {
      site,
      contents: [{ ...about, language: 'de', title: 'Über uns', urlName: 'ueber-uns', body }],
    });
    await seed();
    author = await shop.signedIn('author@example.com', ['author']);
  });
  afterAll(() => shop.close());

  test('the usual menu is answered where none is named: links of the site and elsewhere, labels with what is below', async () => {
    expect(await menu()).toEqual([
      {
        label: 'About',
        actionType: 'InternalLink',
        actionValue: '/en/content/about',
        imageUrl: null,
        subMenu: [],
        target: 'CurrentWindow',
      },
      {
        label: 'More',
        actionType: 'MenuLabel',
        actionValue: null,
        imageUrl: null,
        target: 'CurrentWindow',
        subMenu: [
          {
            label: 'Elsewhere',
            actionType: 'ExternalLink',
            actionValue: 'https://lab.example/x',
            imageUrl: null,
            subMenu: [],
            target: 'NewWindow',
          },
        ],
      },
      here,
    ]);
  });

  test('others are found by their developer name, in capitals or not, and by their id or key', async () => {
    expect(await labels({ navigationLinkSetDeveloperName: 'footer' })).toEqual(['Privacy']);
    expect(await labels({ navigationLinkSetId: menuKey(site.id, 'Footer') })).toEqual(['Privacy']);
    for (const query of [
      { navigationLinkSetDeveloperName: 'nothing' },
      { navigationLinkSetId: aboutKey },
      { navigationLinkSetDeveloperName: "x' or true --" },
    ])
      expect((await ask(query)).status).toBe(404);
    expect((await shop.browser().get(path({}, '0DM000000000009AAA'))).status).toBe(404);
  });

  test('a language that the menu has not falls back to that of the site; contents are found in the language too', async () => {
    expect(await menu({ language: 'de' })).toMatchObject([
      { label: 'Über uns', actionValue: '/de/content/ueber-uns' },
    ]);
    expect(await labels({ language: 'fr' })).toEqual(await labels());
    expect(await labels({ navigationLinkSetDeveloperName: 'Footer', language: 'de' })).toEqual(['Privacy']);
  });

  test('the home page comes first where it is requested, pictures have their addresses, and kinds can be left out', async () => {
    expect((await labels({ addHomeMenuItem: 'true' }))[0]).toBe('Home');
    expect((await menu({ addHomeMenuItem: 'true', language: 'de' }))[0]).toMatchObject({
      label: 'Startseite',
      actionValue: '/',
    });
    expect((await menu({ includeImageUrl: 'true' }))[0]?.imageUrl).toMatch(
      /^\/sfsites\/c\/cms\/delivery\/media\//,
    );
    expect(await labels({ menuItemTypesToSkip: 'MenuLabel,InternalLink' })).toEqual([]);
    expect(await labels({ menuItemTypesToSkip: 'ExternalLink' })).toEqual(['About', 'Here']);
    for (const query of [
      { menuItemTypesToSkip: 'Sideways' },
      { publishStatus: 'Soon' },
      { addHomeMenuItem: '1' },
    ])
      expect((await ask(query)).status).toBe(400);
  });

  test('what is published is for everybody, and need not be sent twice', async () => {
    const { headers } = await ask();
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const again = await shop.browser().get(path(), { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('drafts are for those who work on them', async () => {
    const { body } = await author.get(`${data}/cms/contents/${menuKey(site.id, 'Footer')}`);
    const { managedContentVariantId: id } = body as { managedContentVariantId: string };
    const contentBody = {
      items: [
        { label: 'Imprint', url: '/imprint' },
        { label: 'About', contentKey: aboutKey },
      ],
    };
    const saved = await author.send('PUT', `${data}/cms/contents/variants/${id}`, {
      title: 'Footer',
      urlName: '',
      contentBody,
    });
    expect(saved.status).toBe(200);
    const footer = { navigationLinkSetDeveloperName: 'Footer' };
    const draft = { ...footer, publishStatus: 'Draft' };
    expect(await labels(footer)).toEqual(['Privacy']);
    expect(await menu(draft, author)).toMatchObject([
      { label: 'Imprint' },
      { label: 'About', actionValue: '/en/content/about' },
    ]);
    expect((await ask(draft, author)).headers.get('cache-control')).toBe('private, no-store');
    expect((await ask(draft)).status).toBe(403);
    expect((await ask(draft, await shop.signedIn('buyer@example.com'))).status).toBe(404);
  });

  test('putting a menu again changes nothing, and a name that is none is refused', async () => {
    await seed();
    const usual = await author.get(`${data}/cms/contents/${menuKey(site.id, 'Default_Navigation')}`);
    expect(usual.body).toMatchObject({
      apiName: 'Default_Navigation',
      versionNumber: '1.0',
      isPublished: true,
    });
    const wrong = { site, title: 'x', items: [] };
    for (const developerName of ['', '1', 'a b', 'ä', 'x'.repeat(81)])
      await expect(publishNavigationMenu(shop.database, { ...wrong, developerName })).rejects.toThrow(
        'developer name',
      );
  });
});
