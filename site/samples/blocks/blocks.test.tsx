import { readFileSync } from 'node:fs';
import { checkPageView, type PageView } from '@relab/toolkit/page';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blocks, LendingPage } from './lending-page.tsx';

const view = JSON.parse(readFileSync(new URL('page.json', import.meta.url), 'utf8')) as PageView;
const stock = [
  { id: 'a', name: 'Sigma 3-30KS', due: '2027-03-01' },
  { id: 'b', name: 'Axio Lab A1', due: 'soon' },
];

test('the page of the sample has no problem, and shows what it is bound to', () => {
  expect(checkPageView(view, blocks)).toEqual([]);
  const html = renderToStaticMarkup(<LendingPage view={view} stock={stock} />);
  expect(html).toMatch(/<h1[^>]*>Borrow an instrument<\/h1>/);
  for (const { name } of stock) expect(html).toContain(name);
  expect(html).toContain('href="/contact"');
});

test('the block of the sample shows a date, and nothing for what is none', () => {
  const html = renderToStaticMarkup(<LendingPage view={view} stock={stock} />);
  expect(html).toContain('<p data-tone="calm">Back on <time dateTime="2027-03-01">01/03/2027</time></p>');
  expect(html.match(/Back on/g)).toHaveLength(1);
});
