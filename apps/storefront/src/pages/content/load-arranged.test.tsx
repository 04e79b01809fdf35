import { testClient } from '@relab/client/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { ContentView } from './content-view.tsx';
import { page } from './page.tsx';
import type { ArrangedPage } from './page-content.ts';

const text = (words: string) => ({ definition: 'text-block', attributes: { text: words } });
const view = {
  viewType: 'landing',
  title: 'Offer',
  regions: {
    content: [
      { definition: 'section', regions: { content: [{ definition: 'column' }, text('First')] } },
      { definition: 'nothing' },
      text('{!Site.siteName}'),
    ],
  },
};
const content = {
  ...{ contentKey: 'MCVIEW', contentBody: view, title: 'Offer', urlName: 'offer', managedContentId: '20Y1' },
  contentType: { fullyQualifiedName: 'sfdc_cms__view', name: 'View' },
  ...{ versionNumber: '2.0', status: { label: 'Draft', status: 'Draft' }, language: 'en_US' },
};
const settings = {
  ...{ origin: 'https://relab.example', webstoreId: '0ZE000000000001AAA' },
  ...{ siteName: 'Relab', homeView: 'MCHOME', quoteFormUrl: '/sell', siteId: '0DM000000000001AAA' },
  marketplaceCategory: { id: '0ZG1', urlName: 'all' },
};

/** The page of a view at this address. */
async function open(search = '', shown: object = content) {
  const { client } = testClient(
    {
      'GET /contents/*': shown,
      'GET /seo/properties/*': {
        fields: {},
        complexFields: {},
        hrefLangUrls: {},
        title: '',
        description: '',
      },
    },
    { context: { siteId: settings.siteId } },
  );
  const url = new URL(`https://relab.example/content/offer${search}`);
  const context = { client, settings, params: { contentKey: 'offer' }, url } as unknown as PageContext<{
    contentKey: string;
  }>;
  const data = (await page.load(context)) as ArrangedPage;
  if (!('loaded' in data)) throw new Error('It is no page of blocks.');
  return {
    head: page.head(data, context),
    markup: renderToStaticMarkup(<ContentView data={data} settings={settings} url={url} outcome={null} />),
  };
}

const draft = '?preview=true&mcVersionId=autosave';

test('a published view is a page at its name, and has no marks', async () => {
  const { head, markup } = await open();
  expect(head).toMatchObject({ title: 'Offer', canonical: '/content/offer' });
  expect(head.isFramedBySite).toBeUndefined();
  expect(markup).toContain('First');
  expect(markup).toContain('Relab');
  expect(markup).not.toMatch(/template|data-/);
  // Who is no author sees none, whatever they add to the address.
  expect((await open('?design=true')).markup).toBe(markup);
});

test('the view of the home page leads there', async () => {
  await expect(open('', { ...content, contentKey: 'MCHOME' })).rejects.toMatchObject({ href: '/' });
});

test('a draft may be framed by the site, is not listed, and looks the same', async () => {
  const { head, markup } = await open(draft);
  expect(head).toEqual({ title: 'Offer', noIndex: true, isFramedBySite: true });
  expect(markup).toBe((await open()).markup);
});

test('where it is arranged every block stands between marks, and an empty region can be dropped into', async () => {
  const { markup } = await open(`${draft}&design=true`);
  const places = [...markup.matchAll(/<template data-block="([^"]*)">/g)].map(([, place]) => place);
  expect(places).toEqual(['content.0', 'content.0.content.0', 'content.0.content.1', 'content.2']);
  expect(markup.match(/data-block-end/g)).toHaveLength(places.length);
  expect(markup).toContain('data-empty="content.0.content.0.content"');
  const [, json = ''] = /data-page-description="([^"]*)"/.exec(markup) ?? [];
  const { blocks, bindings, head } = JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
    blocks: { name: string; settings: object[] }[];
    bindings: string[][];
    head: object;
  };
  expect(head).toEqual({ title: 'Offer' });
  expect(bindings).toContainEqual(['Site.siteName', 'Relab']);
  expect(blocks.find(({ name }) => name === 'text-block')?.settings).toContainEqual({
    ...{ name: 'alignment', kind: 'choice' },
    choices: expect.arrayContaining(['center']),
  });
  const unmarked = markup
    .replace(/<template[^>]*><\/template>/g, '')
    .replace(/<div data-empty[^>]*><\/div>/, '');
  expect(unmarked).toBe((await open()).markup);
});
