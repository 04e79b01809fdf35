import type { Head } from '@relab/pages';
import { type DocumentParts, documentEnd, documentStart as startDocument } from '@relab/pages/server';
import { scriptJson } from '@relab/react/server';
import { expect, test } from 'vitest';
import { headMarkup } from './head-markup.ts';

interface ShopParts extends Omit<DocumentParts, 'head' | 'locale'> {
  readonly head: Head;
  readonly siteName: string;
  readonly origin: string;
}

const documentStart = ({ head, siteName, origin, ...parts }: ShopParts): string =>
  startDocument({ ...parts, locale: 'en-US', head: headMarkup(head, { siteName, origin }) });

const parts = {
  siteName: 'Relab',
  origin: 'https://relab.example',
  style: '',
  fonts: [],
  entry: '/a.js',
};

test('the head escapes the name of a listing', () => {
  const html = documentStart({
    ...parts,
    head: { title: '</title><script>"&', description: '"><img>', canonical: '/x"' },
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp; · Relab</title>');
  expect(html).toContain('content="&quot;&gt;&lt;img&gt;"');
  expect(html).toContain('href="https://relab.example/x%22"');
});

test('data inside a script element cannot close it', () => {
  const value = { text: '</script><!--\u2028' };
  expect(scriptJson(value)).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
  expect(documentEnd(value).match(/<\/script>/g)).toHaveLength(1);
});

test('pages with noIndex have a robots tag', () => {
  expect(documentStart({ ...parts, head: { title: 'Cart', noIndex: true } })).toContain(
    '<meta name="robots" content="noindex" data-head>',
  );
  expect(documentStart({ ...parts, head: { title: 'Home' } })).not.toContain('noindex');
});

test('S-037 what scripts read stands in the head, and cannot end its element', () => {
  const html = documentStart({
    ...parts,
    head: { title: 'Home' },
    data: { 'data-page-layer': { pageName: 'Home', title: '</script>' } },
  });
  expect(html).toContain('<script type="application/json" data-page-layer>{"pageName":"Home"');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

test('markup below the page follows its root, before the state', () => {
  expect(documentEnd({}, '<aside></aside>')).toMatch(/^<\/div>.*<aside><\/aside><script.*<\/html>$/);
});

test('C-015 C-154 an author’s head tags are in the head, and nothing of them ends it', () => {
  const customHeadTags =
    '<meta name="author" content="a"></head><body><script>alert(1)</script><link rel="stylesheet" href="/x">';
  const html = documentStart({ ...parts, head: { title: 'Home', customHeadTags } });
  expect(html).toContain('<meta name="author" content="a" data-head>');
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  expect(html).not.toMatch(/alert|stylesheet/);
});

test('only the home page carries the site’s own JSON-LD', () => {
  const home = documentStart({ ...parts, head: { title: 'Home', canonical: '/' } });
  const data = Array.from(
    home.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
    ([, json = '']) => JSON.parse(json),
  );
  expect(data).toMatchObject([
    { '@type': 'Organization', name: 'Relab', url: 'https://relab.example/' },
    { '@type': 'WebSite', publisher: { '@id': 'https://relab.example/#organization' } },
  ]);
  expect(documentStart({ ...parts, head: { title: 'A', canonical: '/a' } })).not.toContain('Organization');
});

test('every document has the live region for titles, empty, before a script could fill it', () => {
  expect(documentEnd({}, 'n')).toMatch(/<div [^>]*aria-live="polite" data-announcer><\/div>/);
});
