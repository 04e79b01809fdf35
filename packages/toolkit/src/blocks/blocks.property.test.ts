import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Block, type Blocks, PageBlocks } from '../page/index.ts';
import { loadPaginator } from '../paginator/index.ts';
import type { Setting } from '../settings/index.ts';
import { toolkitBlocks } from './index.ts';

const blocks: Blocks = toolkitBlocks;

const endless = 'm'.repeat(10_000);

const unsafeAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '{host}javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
];

const linkTo = (url: unknown, type = 'standard__webPage') => ({
  pageReference: { type, attributes: { url } },
});
const pictureOf = (url: unknown, more: object = {}) => ({
  url,
  altText: endless,
  width: 'wide',
  height: -1,
  ...more,
});

/** What has gone wrong on other people's pages, each given to every setting of every block. */
const nasty: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1e9,
  10n,
  '',
  ' ',
  'red; position: fixed; --x: url(//example.test)',
  '"><script>alert(1)</script>',
  '" onload="alert(1)" x="',
  '<img src=x onerror=alert(1)>',
  endless,
  `#${endless}`,
  Symbol('x'),
  () => 'x',
  new Date(Number.NaN),
  new Map([['url', '/x']]),
  Object.create(null),
  { toString: 1, valueOf: 1 },
  { url: { url: '/x' }, Url: [], srcSet: 7, width: {}, placeholder: 'url(x)' },
  { pageReference: { type: '__proto__', attributes: null, state: 7 } },
  { pageReference: { type: 'standard__search', state: { term: endless, '"><b>': '<b>' } } },
  [null, undefined, {}, [], 'x', { id: Symbol('x') }],
  ...unsafeAddresses.flatMap((url) => [
    url,
    linkTo(url),
    pictureOf(url),
    pictureOf('/rotor.webp', { srcSet: `${url} 2x`, placeholder: url }),
    { Url: url, AltText: '', SrcSet: { '640': url } },
    [{ id: 'a', text: 'x', url, link: linkTo(url), image: pictureOf(url) }],
    { html: `<a href="${url}">x</a>` },
    `<a href="${url}" onclick="alert(1)">x</a>`,
  ]),
];

function html(block: Block, attributes: Readonly<Record<string, unknown>>, isFilled = true): string {
  const region = () => (isFilled ? createElement('p', null, 'inside') : undefined);
  // As a component of its own: some definitions use hooks of what they render.
  const Rendered = () => block.render({ attributes, region, scope: {} });
  return renderToStaticMarkup(createElement(Rendered));
}

const references: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
const plain = (value: string): string =>
  value.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => references[name] ?? '');

/** Every attribute of the elements that React wrote; it escapes `<`, `>` and quotes, so that this is all there can be. */
function attributesOf(markup: string): readonly (readonly [name: string, value: string])[] {
  return [...markup.matchAll(/<[a-z][^<>]*>/gi)].flatMap(([tag]) =>
    [...tag.matchAll(/\s([^\s="<>]+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), plain(value)] as const,
    ),
  );
}

const addressed = new Set(['href', 'src', 'srcset', 'imagesrcset', 'poster', 'action', 'formaction', 'data']);

/** What a browser takes for something to run, once it has left out what it leaves out of addresses. */
const dangerous = /(?:^|[\s,])(?:javascript|vbscript|view-source|data(?!:image\/)):/i;
const asBrowsersRead = (address: string): string => address.replaceAll(/[\t\n\r]/g, '').trimStart();

/** Every number in a style within what settings may ask for, no address but a picture's, and no way out of the declaration. */
function isWithinLimits(style: string): boolean {
  const withoutPictures = style.replaceAll(
    /var\(--[\w-]+\)|--image-ratio:\d{1,5} \/ \d{1,5}|url\("(?:data:image\/|https:\/\/|\/)[^"\\;]*"\)/g,
    '',
  );
  const amounts = [...withoutPictures.matchAll(/(-?\d[\d.]*(?:e[+-]?\d+)?)(px|%)?/gi)];
  return (
    !/url\(|expression|[{}<\\@]|NaN|Infinity|undefined|null/i.test(withoutPictures) &&
    withoutPictures
      .split(';')
      .every((declaration) => /^--[a-z-]+:|^background-image:|^$/.test(declaration)) &&
    amounts.every(([, amount, unit]) => {
      const most = unit === 'px' ? 10_000 : unit === '%' ? 100 : 400;
      return Number(amount) >= 0 && Number(amount) <= most;
    })
  );
}

/** Why the HTML must not reach a visitor; empty when it may. */
function dangers(markup: string): readonly string[] {
  const found = attributesOf(markup)
    .filter(
      ([name, value]) =>
        name.startsWith('on') ||
        name === 'srcdoc' ||
        (addressed.has(name) && dangerous.test(asBrowsersRead(value))) ||
        (name === 'style' && !isWithinLimits(value)),
    )
    .map(([name, value]) => `${name}="${value.slice(0, 200)}"`);
  // Data that a page carries along is a script that does not run.
  const runs = /<(?:script(?! type="application\/json")|iframe|object|embed|style)\b/i;
  return runs.test(markup) ? [...found, 'an element that runs'] : found;
}

function usual(name: string, setting: Setting): unknown {
  switch (setting.kind) {
    case 'choice':
      return setting.choices[0];
    case 'image':
      return { url: '/rotor.webp', altText: 'A rotor', width: 640, height: 480 };
    case 'link':
      return linkTo('/sell');
    case 'color':
      return 'var(--color-panel)';
    case 'boolean':
      return true;
    case 'text':
      return /url|src/i.test(name) ? '/sell' : 'Rotors';
    case 'html':
      return '<p>Rotors</p>';
    case 'data':
      return [{ id: 'a', text: 'Rotors', url: '/sell' }];
    case 'number':
    case 'pattern':
      return undefined;
  }
}

beforeAll(async () => {
  // What is loaded on demand is loaded once before the tests.
  for (const variant of ['show-more', 'standard']) {
    html(toolkitBlocks.paginator, { variant });
    await loadPaginator(variant);
  }
  await setTimeout(0);
  expect(html(toolkitBlocks.paginator, { variant: 'show-more' })).toContain('Show More');
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(Object.entries(blocks))('%s', (name, block) => {
  const settings = Object.entries(block.settings);
  const around = Object.fromEntries(settings.map(([name, setting]) => [name, usual(name, setting)]));

  test('shows itself with what is usual, with nothing, and with content alone', () => {
    expect(dangers(html(block, around))).toEqual([]);
    expect(dangers(html(block, {}))).toEqual([]);
    expect(dangers(html(block, {}, false))).toEqual([]);
  });

  test.each(settings.map(([name]) => name))('takes whatever %s is', (setting) => {
    const found = nasty.flatMap((value) =>
      dangers(html(block, { ...around, [setting]: value })).map((danger) => [value, danger]),
    );
    expect(found).toEqual([]);
  });

  test('takes whatever all of them are', () => {
    const anything = fc.oneof(
      fc.anything({
        withNullPrototype: true,
        withDate: true,
        withMap: true,
        withSet: true,
        withBigInt: true,
      }),
      fc.constantFrom(...nasty),
    );
    const attributes = fc.record(Object.fromEntries(settings.map(([name]) => [name, anything])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(attributes, fc.boolean(), (input, isFilled) => {
        expect(dangers(html(block, input, isFilled))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('takes whatever a page view gives it', () => {
    const json = fc.oneof(fc.jsonValue(), fc.constantFrom('{!data}', '{!data.a}', '<{!data.a.b}>'));
    const component = fc.record(
      {
        definition: fc.constant(name),
        attributes: fc.oneof(
          fc.record(Object.fromEntries(settings.map(([name]) => [name, json])), { requiredKeys: [] }),
          json,
        ),
        regions: fc.oneof(fc.constant({ content: [{ definition: name }] }), json),
        when: json,
        id: json,
      },
      { requiredKeys: ['definition'] },
    );
    fc.assert(
      fc.property(component, fc.anything(), (input, data) => {
        const page = createElement(PageBlocks, { components: [input], blocks, data: { data } });
        expect(dangers(renderToStaticMarkup(page))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

test('the dangers are seen', () => {
  const markup = [
    '<a href="javascript:alert(1)">',
    '<a href=" java\nscript:alert(1)">',
    '<img srcset="/a 1x, javascript:x 2x">',
    '<a onclick="x">',
    '<p style="--a:10001px">',
    '<p style="--a:url(//x)">',
    '<p style="position:fixed">',
    '<p style="--a:-1%">',
    '<script>',
  ];
  expect(markup.map((tag) => dangers(tag).length)).toEqual(markup.map(() => 1));
  expect(dangers('<a href="/javascript:x" title="javascript:" style="--a:100%;--b:var(--c-1)">')).toEqual([]);
});
