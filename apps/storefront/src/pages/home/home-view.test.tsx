import type { Content, ContentCollectionItems } from '@relab/contract/content';
import { NavigationProvider } from '@relab/toolkit/navigation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { referenceToHref } from '../../frame/route.ts';
import type { SiteSettings } from '../../frame/settings.ts';
import { routes } from '../../routes.ts';
import { type HomeData, HomeView } from './home-view.tsx';
import { quoteFormHref } from './sell-card.tsx';

const settings: SiteSettings = {
  siteName: 'Relab',
  origin: 'https://relab.example',
  webstoreId: '0ZE1',
  siteId: '0DM1',
  marketplaceCategory: { id: '0ZG1', urlName: 'marketplace' },
  homeContent: { hero: 'MCHERO', grid: 'MCGRID', sell: 'MCSELL' },
  quoteFormUrl: '/sell',
};

const contentType = { fullyQualifiedName: 'sfdc_cms__news', name: 'news' };
const image = { contentKey: 'MC1', url: '/cms/delivery/media/MC1?version=1', altText: 'A bench' };
const contentBody = { title: 'Idle instruments?', excerpt: 'Tell us.', bannerImage: image };

const content = { title: 'x', contentBody } as unknown as Content;
const grid = {
  items: ['a', 'b', 'c', 'd'].map((name) => ({
    body: { contentBody: { ...contentBody, title: `Guide ${name}` } },
    contentType,
    id: `20Y${name}`,
    name,
    urlName: `guide-${name}`,
  })),
} as unknown as ContentCollectionItems;

const empty: HomeData = { hero: null, grid: null, sell: null, categories: null, newest: null };

const render = (data: Partial<HomeData>) =>
  renderToStaticMarkup(
    <NavigationProvider value={{ hrefOf: (reference) => referenceToHref(routes, reference) }}>
      <HomeView
        data={{ ...empty, ...data }}
        url={new URL('https://relab.example/')}
        settings={settings}
        outcome={null}
      />
    </NavigationProvider>,
  );
const whole = render({ hero: content, grid, sell: content });
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '');

test('S-026 S-028 the hero says Discover and the marketplace, its button opens the category Marketplace', () => {
  expect(textOf(/<h1.*?<\/h1>/.exec(whole)?.[0] ?? '')).toBe('Discover Relab Marketplace');
  expect(whole).toMatch(/<a href="\/category\/marketplace\/0ZG1"[^>]*>Browse all/);
});

test('S-053 S-054 S-055 S-056 S-061 the hero has its sizes and colors', () => {
  expect(whole).toContain('--layout-height:301px');
  expect(whole).toContain('--overlap:65px');
  expect(whole).toContain('--content-width:50%');
  expect(whole).toContain('--group-width:50%');
  expect(whole).toContain('--content-background:var(--color-panel)');
  expect(whole).toContain('--overlay:var(--color-overlay)');
});

test('S-032 S-045 S-046 S-047 S-048 S-050 S-051 four tiles in four columns, their buttons and the paginator not shown', () => {
  expect(whole.match(/Guide [abcd]/g)).toHaveLength(4);
  expect(whole).toContain('--columns:4');
  expect(whole).toContain('--grid-gap:var(--space-6)');
  expect(whole).toContain('--tile-height:325px');
  expect(whole).toContain('--tile-image:0.6');
  expect(whole).toContain('href="/content/guide-a"');
  expect(textOf(whole)).not.toMatch(/Learn More|Contact Us|Show More/);
});

test('S-029 S-030 S-057 S-058 S-059 the card to sell has its words, its address and its sizes', () => {
  expect(whole).toMatch(/<a href="\/sell\?type=contactForm"[^>]*>I want to sell my equipment<\/a>/);
  expect(whole).toContain('--card-height:500px');
  expect(whole).toContain('--card-portion:0.5');
  expect(whole).toContain('--card-content:0.8');
});

test.each([
  ['https://quotes.example/form', 'https://quotes.example/form?type=contactForm'],
  ['https://quotes.example/form?a=1#top', 'https://quotes.example/form?a=1&type=contactForm#top'],
])('S-030 %s is opened as a contact form', (url, href) => {
  expect(quoteFormHref(url)).toBe(href);
});

test('whatever content is missing, hero and card are there', () => {
  const bare = render({});
  expect(bare).toContain('Discover Relab Marketplace');
  expect(bare).toContain('I want to sell my equipment');
});
