// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import type { PageReference } from '../page-reference/page-reference.ts';
import {
  alternatesOf,
  SeoAssistant,
  type SeoAssistantProps,
  type SeoData,
  type SeoProperties,
  seoFieldsIn,
  seoKeyOf,
  seoPageHead,
  seoScope,
} from './index.ts';

const record: PageReference = {
  type: 'standard__recordPage',
  attributes: { objectApiName: 'Product2', recordId: '01t1', urlName: 'rotor' },
};
const properties: SeoProperties = {
  title: 'Rotor',
  description: 'A rotor',
  customHeadTags: '<meta name="author" content="Relab">',
  canonicalUrl: 'https://shop.example/rotor',
  hrefLangUrls: { en_US: 'https://shop.example/rotor', de: 'https://shop.example/de/rotor' },
  isSeoIndexed: true,
  recordName: 'Rotor',
  objectName: 'Product2',
  fields: { Name: 'The "best" <rotor>', 'Maker__r.Name': 'Sigma', Weight: 4, Gone: null },
};

test.each([
  [record, '01t1'],
  [{ ...record, attributes: { objectApiName: 'Product2', urlName: 'rotor' } }, 'rotor'],
  [
    { type: 'standard__managedContentPage', attributes: { contentTypeName: 'news', contentKey: 'opening' } },
    'opening',
  ],
  [{ type: 'comm__namedPage', attributes: { name: 'Page' }, state: { urlAlias: 'a' } }, 'a'],
  [{ type: 'comm__namedPage', attributes: { name: 'Home' } }, undefined],
] as const)('C-030 C-031 the metadata of %j are asked for by %s', (page, key) =>
  expect(seoKeyOf(page)).toBe(key),
);

test('C-150 C-165 the fields that templates name are what is asked for', () => {
  const names = [
    '{!Record.Name} {!Content.excerpt}',
    '{!Record.Maker__r.Name}{!Record.Name} {!hero.title} {!Title}',
  ];
  expect(seoFieldsIn(...names)).toEqual(['Name', 'excerpt', 'Maker__r.Name']);
});

test('C-150 C-151 C-155 templates can name fields, title and object; nothing else comes of it', () => {
  expect(seoScope(properties)).toEqual({
    Record: { Name: 'The "best" <rotor>', Maker__r: { Name: 'Sigma' }, Weight: 4, Gone: null },
    Content: expect.objectContaining({ Weight: 4 }),
    Title: 'Rotor',
    ObjectName: 'Product2',
  });
  const odd = { ...properties, fields: { '__proto__.x': 1, 'a.b': 2, a: 3 } };
  expect(Object.getPrototypeOf({})).not.toHaveProperty('x');
  expect(seoScope(odd).Record).toMatchObject({ a: { b: 2 } });
});

test('what the assistant leaves open, the properties say', () => {
  expect(seoPageHead({}, properties, 'en_US')).toEqual({
    title: 'Rotor',
    description: 'A rotor',
    customHeadTags: '<meta name="author" content="Relab">',
    canonical: 'https://shop.example/rotor',
    noIndex: false,
    alternates: [
      { language: 'en_US', href: 'https://shop.example/rotor' },
      { language: 'de', href: 'https://shop.example/de/rotor' },
      { language: 'x-default', href: 'https://shop.example/rotor' },
    ],
  });
  expect(
    seoPageHead({ pageTitle: 'Own', description: 'Own' }, { ...properties, isSeoIndexed: false }),
  ).toMatchObject({
    title: 'Own',
    description: 'Own',
    noIndex: true,
  });
  expect(alternatesOf({ en_US: '/a' }, 'en_US')).toEqual([]);
});

describe('in a page', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });
  const head = () => document.head.innerHTML;
  const shown = async (props: Omit<SeoAssistantProps, 'page'>, page = record) => {
    const element = (more: object) => <SeoAssistant page={page} {...props} {...more} />;
    const { container, rerender, unmount } = render(element({}));
    await act(async () => {});
    return {
      container,
      unmount,
      again: async (more: object) => {
        rerender(element(more));
        await act(async () => {});
      },
    };
  };
  const read = async (): Promise<SeoData> => ({ properties });

  test('C-012 C-013 C-014 C-015 C-016 C-017 it shows nothing, and the head has its tags', async () => {
    const { container } = await shown({
      read,
      pageTitle: '{!Record.Name}, {!ObjectName}',
      description: '{!Record.Weight} kg by {!Record.Maker__r.Name}{!Record.None}{!Record.Gone}',
      customHeadTags: '<meta name="x" content="{!Record.Name}">',
      siteName: 'Relab',
    });
    expect(container.innerHTML).toBe('');
    expect(document.title).toBe('The "best" <rotor>, Product2 · Relab');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('4 kg by Sigma');
    expect(document.querySelector('meta[name=x]')?.getAttribute('content')).toBe('The "best" <rotor>');
    expect(document.querySelector('meta[name=author]')?.getAttribute('content')).toBe('Relab');
    expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(2);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://shop.example/rotor',
    );
    expect(head()).not.toContain('noindex');
  });

  test('C-031 it asks for the record by its id and the fields that its texts name', async () => {
    const asked: unknown[] = [];
    await shown({
      read: async (...given) => {
        asked.push(given);
        return { properties };
      },
      pageTitle: '{!Record.Name}',
    });
    expect(asked).toEqual([['01t1', ['Name']]]);
  });

  test('C-018 a page that is not for search engines says so', async () => {
    await shown({ read: async () => ({ properties: { ...properties, isSeoIndexed: false } }) });
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('C-112 C-113 tags are put in anew when something changes, and are gone with it', async () => {
    const { again, unmount } = await shown({ pageTitle: 'One', description: 'One' });
    await again({ pageTitle: 'Two', description: 'Two' });
    expect(document.title).toBe('Two');
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(head()).not.toContain('One');
    unmount();
    expect(document.querySelectorAll('[data-head]')).toHaveLength(0);
  });

  test('C-181 what could not be read is told, and the page has the tags that need none of it', async () => {
    const told: string[] = [];
    const empty = {
      ...properties,
      title: '',
      description: '',
      customHeadTags: '',
      fields: {},
      hrefLangUrls: {},
    };
    await shown({
      read: async () => ({ properties: empty, error: 'The server is gone.' }),
      onError: (message) => told.push(message),
      pageTitle: 'Rotors {!Record.Name}',
    });
    expect(told).toEqual(['The server is gone.']);
    expect(document.title).toBe('Rotors');
  });

  test('on a server it renders nothing and touches nothing', () => {
    expect(renderToString(<SeoAssistant page={record} read={read} pageTitle="x" />)).toBe('');
  });
});
