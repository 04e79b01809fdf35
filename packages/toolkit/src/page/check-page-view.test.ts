import { expect, test } from 'vitest';
import { toolkitBlocks } from '../blocks/index.ts';
import { checkPageView } from './index.ts';

const home = {
  $schema: './page-view.schema.json',
  viewType: 'home',
  title: 'Home',
  dataProviders: { hero: { definition: 'content-item', attributes: { contentKey: 'MC1' } } },
  regions: {
    content: [
      {
        definition: 'section',
        id: 'top',
        regions: {
          content: [
            {
              definition: 'tile',
              when: '{!hero}',
              attributes: {
                title: '{!hero.title}',
                height: '{!hero.height}',
                link: null,
                image: { url: '{!hero.url}' },
              },
            },
          ],
        },
      },
    ],
    hidden: [],
  },
};

/** Problems of the page with one part of it replaced, each as its path and message. */
function problemsWith(path: string, value: unknown): readonly string[] {
  const view: unknown = structuredClone(home);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let part = view as Record<string, unknown>;
  for (const name of names) part = part[name] as Record<string, unknown>;
  part[last] = value;
  return checkPageView(view, toolkitBlocks).map(({ path, message }) => `${path} ${message}`);
}

test('nothing is said of a page that shows as it was meant', () => {
  expect(checkPageView(home, toolkitBlocks)).toEqual([]);
});

const tile = 'regions.content.0.regions.content.0';
const at = 'regions.content[0].regions.content[0]';

test.each([
  ['viewType', '', 'viewType is text'],
  ['title', 7, 'title is text'],
  ['$schema', 7, '$schema is text'],
  ['theme', 'x', 'theme is not known here: use viewType, title, dataProviders, regions, $schema'],
  ['dataProviders', [], 'dataProviders is an object of providers'],
  ['dataProviders.hero', 'item', 'dataProviders.hero is a provider: an object with a definition'],
  ['dataProviders.hero.definition', 7, 'dataProviders.hero.definition names a kind of provider'],
  ['dataProviders.hero.attributes', [], 'dataProviders.hero.attributes is an object'],
  ['dataProviders.hero.key', 1, 'dataProviders.hero.key is not known here: use definition, attributes'],
  ['regions', [], 'regions is an object with the region content'],
  ['regions.footer', [], 'regions.footer is not known here: use content, hidden'],
  ['regions.content', {}, 'regions.content is a list of components'],
  ['regions.hidden', null, 'regions.hidden is a list of components'],
  ['regions.content.0', [], 'regions.content[0] is a component: an object with a definition'],
  [`${tile}.definition`, 7, `${at}.definition names a block`],
  [`${tile}.definition`, 'carousel', `${at}.definition names no block: there is no "carousel"`],
  [`${tile}.definition`, 'constructor', `${at}.definition names no block: there is no "constructor"`],
  [`${tile}.style`, {}, `${at}.style is not known here: use definition, attributes, regions, when, id`],
  [`${tile}.when`, false, `${at}.when is text`],
  [`${tile}.id`, 1, `${at}.id is text`],
  [`${tile}.attributes`, 'x', `${at}.attributes is an object`],
  [
    `${tile}.attributes.height`,
    'tall',
    `${at}.attributes.height is a number from 0 to 10000 px, not "tall": 300 is used`,
  ],
  [
    `${tile}.attributes.level`,
    7,
    `${at}.attributes.level is a whole number from 2 to 6, not 7: the nearest is used`,
  ],
  [
    `${tile}.attributes.level`,
    ['{!hero.level}'],
    `${at}.attributes.level is a whole number from 2 to 6, not a list: 3 is used`,
  ],
  [
    `${tile}.attributes.height`,
    '{!hero.height',
    `${at}.attributes.height is a number from 0 to 10000 px, not "{!hero.height": 300 is used`,
  ],
  [
    `${tile}.attributes.link`,
    { pageReference: { type: 'standard__recordPage', attributes: { objectApiName: 'Product2' } } },
    `${at}.attributes.link leads nowhere: its page reference lacks an attribute that standard__recordPage requires`,
  ],
  [`${tile}.regions`, [], `${at}.regions is an object of regions`],
  [
    `${tile}.regions`,
    { aside: [] },
    `${at}.regions.aside is not known here: use content, primaryButton, secondaryButton`,
  ],
])('%s %j', (path, value, problem) => {
  expect(problemsWith(path, value)).toEqual([problem]);
});

test('nothing is said of a link that data will fill in', () => {
  expect(problemsWith(`${tile}.attributes.link`, { pageReference: '{!hero.page}' })).toEqual([]);
  const attributes = '{!hero.attributes}';
  const pageReference = { type: 'standard__recordPage', attributes };
  expect(problemsWith(`${tile}.attributes.link`, { pageReference })).toEqual([]);
});

test('everything is said at once', () => {
  const view = { viewType: 'home', regions: { content: [{ definition: 'x' }, null], hidden: 1 } };
  expect(checkPageView(view, toolkitBlocks).map(({ path }) => path)).toEqual([
    'title',
    'regions.content[0].definition',
    'regions.content[1]',
    'regions.hidden',
  ]);
});

test.each([null, undefined, 7, 'view', []])('%j is no view', (view) => {
  expect(checkPageView(view, toolkitBlocks)).toEqual([{ path: '', message: 'is a page view: an object' }]);
});

test('regions nested deeper than is shown are told, however deep', () => {
  let inner: object = { definition: 'section' };
  for (let depth = 0; depth < 40; depth++) inner = { definition: 'section', regions: { content: [inner] } };
  const page = (content: object) => ({ viewType: 'x', title: 'x', regions: { content: [content] } });
  expect(checkPageView(page(inner), toolkitBlocks)).toEqual([]);
  for (let depth = 0; depth < 20_000; depth++)
    inner = { definition: 'section', regions: { content: [inner] } };
  const problems = checkPageView(page(inner), toolkitBlocks);
  expect(problems.map(({ message }) => message)).toEqual(['is nested too deep: it is left out']);
});
