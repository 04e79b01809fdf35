import { reply, testClient } from '@relab/client/testing';
import { Redirect } from '@relab/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComparisonStorage } from '../../comparison/comparison-storage.ts';
import type { PageContext } from '../../page.ts';
import type { SiteSettings } from '../../site-settings.ts';
import { page } from './page.tsx';

const idOf = (number: number) => `01t00000000000${number}AAA`;
const product = (number: number, weight: string, state = 'Available', weightFact = '') => ({
  id: idOf(number),
  urlName: `oven-${number}`,
  fields: {
    Name: `Oven ${number}`,
    Model__c: `O ${number}`,
    Manufacturer__c: 'Memmert',
    Weight_kg__c: weight,
    Facts__c: weightFact && `[{"name":"Weight","value":"${weightFact}","unit":"kg"}]`,
    Key_Facts__c: `[{"name":"Volume","value":"${number}00","unit":"L"}]`,
  },
  defaultImage: null,
  inventory: { availableToOrder: state === 'Available' ? 1 : 0, state },
});

const script = {
  [`GET /pricing/products/${idOf(1)}`]: { productId: idOf(1), unitPrice: '980.00', currencyIsoCode: 'EUR' },
  [`GET /pricing/products/${idOf(2)}`]: { productId: idOf(2), unitPrice: null, currencyIsoCode: 'EUR' },
  [`GET /pricing/products/${idOf(3)}`]: reply(404, [{ errorCode: 'NOT_FOUND', message: 'Gone.' }]),
  [`GET /products/${idOf(1)}`]: product(1, '40'),
  [`GET /products/${idOf(2)}`]: product(2, '40', 'Sold'),
  [`GET /products/${idOf(3)}`]: reply(404, [{ errorCode: 'NOT_FOUND', message: 'Gone.' }]),
  [`GET /products/${idOf(4)}`]: product(4, '40'),
  [`GET /products/${idOf(5)}`]: product(5, '40'),
  [`GET /products/${idOf(6)}`]: product(6, '290', 'Available', '290'),
  [`GET /products/${idOf(7)}`]: product(7, '', 'Available', '95'),
};

const settings = { marketplaceCategory: { id: '0ZG1', urlName: 'marketplace' } } as SiteSettings;

function open(path: string, chosen: readonly string[] = []) {
  let saved = chosen;
  const compared: ComparisonStorage = {
    read: () => saved,
    save: (ids) => {
      saved = ids;
    },
  };
  const url = new URL(path, 'https://relab.example');
  const { client } = testClient(script);
  const context: PageContext = { client, params: {}, url, settings, compared };
  const show = async () => {
    const data = await page.load(context);
    return renderToStaticMarkup(<page.View {...{ data, url, settings, compared }} outcome={null} />);
  };
  const send = async (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return { outcome: await page.act?.(context, form), saved };
  };
  return { show, send, load: () => page.load(context) };
}

test('facts stand on one line for all, and what differs says so in words', async () => {
  const markup = await open(`/compare?ids=${idOf(1)},${idOf(2)}`).show();
  const rows = markup.split('<tr').filter((row) => row.includes('scope="row"'));
  const rowOf = (label: string) => rows.find((row) => row.includes(`>${label}`)) ?? '';
  expect(rowOf('Volume')).toMatch(/differs<.*100 L<.*200 L</);
  expect(rowOf('Weight')).toContain('40 kg');
  expect(rowOf('Weight')).not.toContain('differs');
  expect(rowOf('Price, net')).toMatch(/€980.*On request/);
  expect(rowOf('Availability')).toMatch(/1 available.*Sold/);
  expect(markup.match(/scope="col"/g)).toHaveLength(2);
});

test('a weight that is also a technical fact stands in one row, and fills it where the unit states none', async () => {
  const markup = await open(`/compare?ids=${idOf(1)},${idOf(6)},${idOf(7)}`).show();
  const rows = markup.split('<tr').filter((row) => row.includes('>Weight<'));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/40 kg.*290 kg.*95 kg/);
  expect(rows[0]).not.toContain('Not stated');
});

test('the comparison leaves out a removed listing, and says so', async () => {
  const markup = await open(`/compare?ids=${idOf(1)},${idOf(3)}`).show();
  expect(markup).toContain('One listing is not offered any more');
  expect(markup.match(/scope="col"/g)).toHaveLength(1);
});

test('an address with more than four listings compares four, and says why', async () => {
  const five = [1, 2, 3, 4, 5].map(idOf).join();
  const markup = await open(`/compare?ids=${five}`).show();
  expect(markup).toContain('At most 4 listings');
  expect(markup).not.toContain('Oven 5');
});

test('without ids the address becomes that of what is chosen; with nothing chosen there is a next step', async () => {
  await expect(open('/compare', [idOf(1)]).load()).rejects.toBeInstanceOf(Redirect);
  expect(await open('/compare').show()).toContain('href="/category/marketplace/0ZG1"');
});

test('adding to the comparison returns to the page, never to another site', async () => {
  const added = await open('/compare').send({ intent: 'add', productId: idOf(1), next: '/sell' });
  expect(added).toEqual({ outcome: { kind: 'redirect', href: '/sell' }, saved: [idOf(1)] });
  const elsewhere = await open('/compare').send({ intent: 'clear', next: 'https://other.example/' });
  expect(elsewhere.outcome).toEqual({ kind: 'redirect', href: '/compare' });
});

test('posting a fifth listing to the comparison changes nothing', async () => {
  const four = [1, 2, 3, 4].map(idOf);
  const { outcome, saved } = await open('/compare', four).send({
    intent: 'add',
    productId: idOf(5),
    next: '/',
  });
  expect(outcome).toEqual({ kind: 'redirect', href: `/compare?ids=${four.join('%2C')}&full=1` });
  expect(saved).toEqual(four);
});

test('only listings are added to the comparison, and removing one keeps the others', async () => {
  const odd = await open('/compare', [idOf(1)]).send({ intent: 'add', productId: 'x.y', next: '/' });
  expect(odd.saved).toEqual([idOf(1)]);
  const fewer = await open('/compare', [idOf(1), idOf(2)]).send({ intent: 'remove', productId: idOf(1) });
  expect(fewer.saved).toEqual([idOf(2)]);
});
