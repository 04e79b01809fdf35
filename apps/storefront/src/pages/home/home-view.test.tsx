import { readFileSync } from 'node:fs';
import { reply, testClient } from '@relab/client/testing';
import { checkPageView, PageBlocks } from '@relab/toolkit/page';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import type { SiteSettings } from '../../site-settings.ts';
import { loadView } from '../../view/load-view.ts';
import { quoteFormHref } from '../../view/site-scope.ts';
import { fallbackView } from './fallback-view.ts';
import { homeBlocks } from './home-blocks.ts';
import { HomeView } from './home-view.tsx';
import { page } from './page.tsx';

/** The view that the marketplace stores. */
const view: unknown = JSON.parse(
  readFileSync(new URL('../../../../marketplace/src/content/home-view.json', import.meta.url), 'utf8'),
);

const settings: SiteSettings = {
  siteName: 'Relab',
  origin: 'https://relab.example',
  webstoreId: '0ZE1',
  siteId: '0DM1',
  marketplaceCategory: { id: '0ZG1', urlName: 'marketplace' },
  homeView: 'MCHOME',
  quoteFormUrl: '/sell',
};

const contentType = { fullyQualifiedName: 'sfdc_cms__news', name: 'news' };
const image = { contentKey: 'MC1', url: '/sfsites/c/cms/delivery/media/MC1?version=1', altText: 'A bench' };
const contentBody = { title: 'Idle instruments?', excerpt: 'Tell us.', bannerImage: image };

const delivered = { title: 'x', contentBody, contentKey: 'MC2', contentType, urlName: 'idle' };
const guides = ['a', 'b', 'c', 'd'].map((name) => ({
  body: { contentBody: { ...contentBody, title: `Guide ${name}` } },
  contentType,
  id: `20Y${name}`,
  name,
  urlName: `guide-${name}`,
}));

/** The home page as it is loaded from a server that stores `shown` and the contents it is bound to, or none of those. */
async function open(shown: unknown, search = '', script: object = filled) {
  const { client, fetch } = testClient({ 'GET /contents/MCHOME': { contentBody: shown }, ...script });
  const url = new URL(`https://relab.example/${search}`);
  const context = { client, settings, params: {}, url };
  const data = await loadView(context as unknown as PageContext, settings.homeView, fallbackView);
  const page = <HomeView data={data} url={url} settings={settings} outcome={null} />;
  return { page, fetch };
}

const filled = {
  'GET /contents/home-hero': delivered,
  'GET /contents/home-sell': delivered,
  'GET /collections/home-guides': { items: guides, total: 6 },
};

const render = async (...of: Parameters<typeof open>) => renderToStaticMarkup((await open(...of)).page);
const whole = await render(view);
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '');
const { regions, viewType, title, dataProviders } = view as {
  viewType: string;
  title: string;
  dataProviders: Readonly<
    Record<string, { definition: string; attributes?: Readonly<Record<string, unknown>> }>
  >;
  regions: {
    content: unknown[];
    hidden: { definition: string; attributes: Readonly<Record<string, unknown>> }[];
  };
};

test('the stored view holds nothing that would be left out, clamped or replaced', () => {
  expect(checkPageView(view, homeBlocks)).toEqual([]);
  expect(checkPageView(fallbackView, homeBlocks)).toEqual([]);
});

test('S-022 the view is called home and its title is Home', () => {
  expect([viewType, title]).toEqual(['home', 'Home']);
});

test('the document is called after what the site offers, and as an author says where one does', () => {
  const context = {} as PageContext;
  const headOf = (shown: unknown) => page.head({ view: shown, data: {} }, context);
  const named = structuredClone(view) as { regions: typeof regions };
  const [assistant] = named.regions.hidden;
  if (assistant) assistant.attributes = { ...assistant.attributes, pageTitle: 'Our summer sale' };
  expect(headOf(view).title).toMatch(/^Buy and sell used laboratory equipment$/);
  expect(headOf(fallbackView).title).toMatch(/^Buy and sell used laboratory equipment$/);
  expect(headOf(named).title).toBe('Our summer sale');
});

test('S-035 S-036 S-037 S-038 C-032 C-033 C-034 the hidden region holds assistant, notifier and data layer', () => {
  expect(regions.hidden.map(({ definition }) => definition)).toEqual([
    'seo-assistant',
    'view-change-notifier',
    'page-data-layer',
  ]);
  expect(Object.keys(regions.hidden[0]?.attributes ?? {})).toEqual([
    'recordId',
    'pageTitle',
    'description',
    'customHeadTags',
  ]);
  expect(regions.hidden[2]?.attributes.pageName).toBe('Home');
  expect(whole).toContain('<div hidden="">');
});

test('S-042 S-043 S-044 S-045 it is bound to two single items and to a collection of four a page', () => {
  const { hero, grid: collection, sell } = dataProviders;
  expect([hero?.definition, collection?.definition, sell?.definition]).toEqual([
    'content',
    'collection',
    'content',
  ]);
  expect(collection?.attributes?.pageSize).toBe(4);
});

test('S-025 S-026 S-027 S-028 the hero is an overlap layout, its heading large and centered, its button opens the category Marketplace', () => {
  const [, heading = ''] = /<h1 class="([^"]*)"/.exec(whole) ?? [];
  for (const word of ['x-large', 'center', 'bold']) expect(heading).toContain(word);
  expect(textOf(/<h1.*?<\/h1>/.exec(whole)?.[0] ?? '')).toBe('Discover Relab Marketplace');
  expect(whole).toMatch(/<a href="\/category\/marketplace\/0ZG1"[^>]*>Browse all/);
});

test('S-053 S-054 S-055 S-056 S-061 the hero has its sizes and colors', () => {
  for (const property of [
    '--layout-height:301px',
    '--overlap:65px',
    '--content-width:50%',
    '--group-width:50%',
    '--content-background:var(--color-panel)',
    '--overlay:var(--color-overlay)',
  ])
    expect(whole).toContain(property);
});

test('S-031 S-032 S-046 S-047 S-048 S-050 S-051 four tiles from content in four columns, their buttons and the paginator not shown', () => {
  expect(whole.match(/Guide [abcd]/g)).toHaveLength(4);
  expect(whole).toContain('--columns:4');
  expect(whole).toContain('--grid-gap:var(--space-6)');
  expect(whole).toContain('--tile-height:325px');
  expect(whole).toContain('--tile-image:0.6');
  expect(whole).toContain('href="/content/guide-a"');
  expect(textOf(whole)).not.toMatch(/Learn More|Contact Us|Show More/);
});

test('S-033 S-034 S-049 S-052 X-49 tiles carry both buttons and the grid its paginator, for an author to turn on', async () => {
  const shown = JSON.stringify(view)
    .replace('"showButtons":false', '"showButtons":true')
    .replace('"showPagination":false', '"showPagination":true');
  const { page } = await open(JSON.parse(shown));
  const markup = await new Response(await renderToReadableStream(page)).text();
  expect(markup.match(/href="\/content\/guide-\w"[^>]*>Learn More</g)).toHaveLength(4);
  expect(markup.match(/href="\/contact"[^>]*>Contact Us</g)).toHaveLength(4);
  expect(markup).toContain('--group-width:75%');
  expect(markup).toContain('--group-height:45px');
  expect(markup).toMatch(/<a href="\?grid=2"[^>]*>Show More<\/a>/);
});

test('C-005, C-049, S-252: an entry of a collection is named, and its pictures are at addresses of the site', async () => {
  const bannerImage = { ...image, url: '/cms/delivery/media/MC1?version=1' };
  const items = [{ ...guides[0], body: { contentBody: { bannerImage } } }];
  const script = { ...filled, 'GET /collections/home-guides': { items, total: 1 } };
  const markup = await render(view, '', script);
  expect(markup).toContain('<li aria-label="a">');
  expect(markup).toContain('/sfsites/c/cms/delivery/media/MC1?version=1');
});

test('C-213 a page of the collection is four, the first unless the address names another', async () => {
  const asked = async (search: string) => {
    const { fetch } = await open(view, search);
    return fetch.requests.find(({ path }) => path.includes('/collections/'))?.query;
  };
  expect(await asked('')).toEqual({ pageSize: '4' });
  expect(await asked('?grid=2')).toEqual({ pageSize: '4', pageToken: '1' });
  for (const search of ['?grid=0', '?grid=-1', '?grid=x', '?grid=99999', '?other=2'])
    expect(await asked(search)).toEqual({ pageSize: '4' });
});

test('S-029 S-030 X-49 S-057 S-058 S-059 S-060 the card to sell has its words, its address and its sizes', () => {
  expect(whole).toMatch(/<a href="\/sell\?type=contactForm"[^>]*>I want to sell my equipment<\/a>/);
  for (const property of [
    '--card-height:500px',
    '--card-width:100%',
    '--card-portion:0.5',
    '--card-content:0.8',
  ])
    expect(whole).toContain(property);
});

test.each([
  ['https://quotes.example/form', 'https://quotes.example/form?type=contactForm'],
  ['https://quotes.example/form?a=1#top', 'https://quotes.example/form?a=1&type=contactForm#top'],
])('S-030 %s is opened as a contact form', (url, href) => {
  expect(quoteFormHref(url)).toBe(href);
});

test('the home page shows hero and card without any data', async () => {
  const bare = await render(view, '', {});
  expect(bare).toContain('Discover Relab Marketplace');
  expect(bare).toContain('I want to sell my equipment');
});

test('without a stored view the home page links to the marketplace', async () => {
  const bare = await render(view, '', { 'GET /contents/MCHOME': reply(404, []) });
  expect(bare).toContain('Discover Relab Marketplace');
  expect(bare).toMatch(/<a href="\/category\/marketplace\/0ZG1"/);
});

test.each([
  [null],
  ['<p>'],
  [[]],
  [{ regions: 4 }],
  [{ regions: { content: [{ definition: 'section', regions: [] }] } }],
])('a view that is none shows nothing and throws nothing: %j', async (broken) => {
  expect(textOf(await render(broken))).toBe('');
});

test('data of the wrong kind bound to a block of this site shows nothing', () => {
  const components = ['category-shortcuts', 'newest-listings'].flatMap((definition) =>
    ['{!text}', '{!list}', '{!nothing}'].map((bound) => ({
      definition,
      attributes: { categories: bound, listings: bound },
    })),
  );
  const data = { text: 'words', list: [1, { id: 'a' }] };
  expect(renderToStaticMarkup(<PageBlocks components={components} blocks={homeBlocks} data={data} />)).toBe(
    '',
  );
});
