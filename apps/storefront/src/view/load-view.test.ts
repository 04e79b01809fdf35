import { reply, testClient } from '@relab/client/testing';
import { describe, expect, test } from 'vitest';
import type { PageContext } from '../page.ts';
import { loadView } from './load-view.ts';
import { viewHead } from './view-head.ts';

const settings = { quoteFormUrl: '/sell', marketplaceCategory: { id: '0ZG1', urlName: 'all' } };

/** A page whose view is stored with these providers. */
async function opened(dataProviders: object, isOnServer = true) {
  const { client } = testClient({
    'GET /contents/MCHOME': { contentBody: { dataProviders } },
    'GET /contents/MCGONE': reply(404, [{ errorCode: 'NOT_FOUND', message: 'There is no such content.' }]),
  });
  const told: unknown[] = [];
  const log = isOnServer ? { log: (error: unknown) => void told.push(error) } : {};
  const context = { client, settings, params: {}, ...log } as unknown as PageContext;
  const { data } = await loadView(context, 'MCHOME', {});
  return { data, told };
}

const broken = {
  hero: { definition: 'content', attributes: { contentKeyOrId: 'MCGONE' } },
  none: { definition: 'unknown' },
};

test('C-186, S-254: a failed provider of a page is reported once, with name, address and reason', async () => {
  const { data, told } = await opened(broken);
  expect(data).toMatchObject({ hero: null, none: null });
  expect(told).toHaveLength(1);
  const [error] = told;
  const list = JSON.parse(error instanceof Error ? error.message : '') as { readonly name: string }[];
  const url = '/services/data/v63.0/connect/sites/0DM1/cms/delivery/contents/MCGONE';
  expect(list.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'hero', url, reason: 'There is no such content.' },
    { name: 'none', reason: 'There is no data provider "unknown".' },
  ]);
});

test('nothing is reported where nothing failed, and a browser has no log to report to', async () => {
  expect((await opened({})).told).toEqual([]);
  expect((await opened(broken, false)).data).toMatchObject({ hero: null });
});

describe('C-030 C-031 the data of a view is requested by the parameters of its route', () => {
  const view = {
    title: 'Rotors',
    regions: {
      hidden: [
        {
          definition: 'seo-assistant',
          attributes: {
            pageTitle: '{!Record.Name} ({!ObjectName}){!Record.None}',
            customHeadTags: '<meta name="x" content="{!Record.Name}">',
          },
        },
      ],
    },
  };
  const properties = {
    ...{
      title: 'Rotor',
      description: 'A "rotor"',
      customHeadTags: '',
      canonicalUrl: 'https://relab.example/r',
    },
    ...{ hrefLangUrls: {}, isSeoIndexed: false, recordName: 'Rotor', objectName: 'Product2' },
    ...{ fields: { Name: 'Rotor <5>' }, complexFields: {} },
  };
  const open = async (answer: unknown, params: object) => {
    const { client, fetch } = testClient({
      'GET /contents/MCVIEW': { contentBody: view },
      'GET /seo/properties/*': answer,
    });
    const told: unknown[] = [];
    const log = (error: unknown) => void told.push(error);
    const context = { client, params, log, settings: { ...settings, siteId: '0DM000000000001AAA' } };
    const loaded = await loadView(context as unknown as PageContext, 'MCVIEW', {});
    return { loaded, told, asked: fetch.requests.filter(({ path }) => path.includes('/seo/')) };
  };

  test('C-150 C-151 C-155 its texts are filled in, and the rest is what the call says', async () => {
    const { loaded, asked, told } = await open(properties, { recordId: '01t000000000001AAA' });
    expect(asked).toMatchObject([{ query: { fields: 'Name,None' } }]);
    expect(viewHead(loaded)).toMatchObject({
      title: 'Rotor <5> (Product2)',
      description: 'A "rotor"',
      canonical: 'https://relab.example/r',
      noIndex: true,
      customHeadTags: '<meta name="x" content="Rotor &lt;5&gt;">',
    });
    expect(told).toEqual([]);
  });

  test('C-181 where it cannot be had, the error is kept and the view has its own title', async () => {
    const { loaded, told } = await open(reply(500, [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'Gone.' }]), {
      contentKey: 'rotor',
    });
    expect(loaded.seo?.error).toContain('Gone.');
    expect(viewHead(loaded)).toMatchObject({ title: ' ()', noIndex: false });
    expect(told).toHaveLength(1);
  });

  test('a page that shows neither asks for nothing', async () => {
    expect((await open(properties, {})).asked).toEqual([]);
  });
});
