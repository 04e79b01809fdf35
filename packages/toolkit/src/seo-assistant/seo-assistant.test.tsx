import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HiddenRegion } from '../hidden-region/index.ts';
import { checkPageView, PageBlocks } from '../page/index.ts';
import { seoAssistantDefinition, seoOf } from './index.ts';

const blocks = { 'seo-assistant': seoAssistantDefinition };
const viewOf = (attributes: unknown, more: object = {}) => ({
  viewType: 'home',
  title: 'Home',
  regions: { content: [], hidden: [{ definition: 'seo-assistant', attributes, ...more }] },
});
const scope = {
  Route: { recordId: '01t1' },
  hero: { title: 'Used "rotors" & lids', tags: '<meta name="robots" content="noindex">', list: [] },
};
const home = {
  recordId: '{!Route.recordId}',
  pageTitle: 'Home: {!hero.title}',
  description: '{!hero.title}',
  customHeadTags: '<meta name="x" content="{!hero.title}">',
};

test('S-035 C-032 a page says its record, title, description and head tags, expressions replaced', () => {
  expect(seoOf(viewOf(home), scope)).toEqual({
    recordId: '01t1',
    pageTitle: 'Home: Used "rotors" & lids',
    description: 'Used "rotors" & lids',
    customHeadTags: '<meta name="x" content="Used &quot;rotors&quot; &amp; lids">',
  });
  expect(checkPageView(viewOf(home), blocks)).toEqual([]);
});

test('S-035 head tags that a provider answered are taken as they are', () => {
  expect(seoOf(viewOf({ customHeadTags: '{!hero.tags}' }), scope)?.customHeadTags).toBe(scope.hero.tags);
});

test('S-023 the record id is empty unless it is said', () => {
  const nothing = { recordId: '', pageTitle: '', description: '', customHeadTags: '' };
  expect(seoOf(viewOf({ recordId: '{!Route.recordId}' }), {})).toEqual(nothing);
  expect(seoOf(viewOf({}), scope)).toEqual(nothing);
  expect(seoOf(viewOf({ pageTitle: { a: 1 }, customHeadTags: ['<p>'] }), scope)).toEqual(nothing);
});

test('C-012 C-032 in the hidden region it shows nothing', () => {
  const { hidden } = viewOf(home).regions;
  expect(
    render(
      <HiddenRegion>
        <PageBlocks components={hidden} blocks={blocks} data={scope} />
      </HiddenRegion>,
    ),
  ).toBe('<div hidden=""></div>');
});

test('an assistant counts while its condition comes to something', () => {
  expect(seoOf(viewOf(home, { when: '{!hero.list}' }), scope)).toBeUndefined();
  expect(seoOf(viewOf(home, { when: '{!hero.title}' }), scope)?.recordId).toBe('01t1');
});

test.each([
  undefined,
  null,
  'text',
  {},
  { regions: 7 },
  { regions: { hidden: [null, 7, {}] } },
  { regions: { hidden: {} } },
])('a view without one, or that is none, says nothing: %j', (view) =>
  expect(seoOf(view, scope)).toBeUndefined(),
);
