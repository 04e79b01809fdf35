import { readReferences } from '../rich-text/character-references.ts';
import { safeSource } from '../rich-text/html-attributes.ts';
import { readAttributes, readHtml } from '../rich-text/read-html.ts';
import { type HeadTag, linkedData } from './head-tag.ts';

const maxLength = 20_000;
const maxTags = 50;

/** What changes how the whole page behaves is not a page's author's to say. */
const refusedNames = new Set(['color-scheme', 'referrer', 'viewport']);
/** Relations that tell of a page. Those that load scripts and styles, or say who may do what, are not among them. */
const relations = new Set(
  'alternate amphtml apple-touch-icon author help icon license me next prev search'.split(' '),
);
const linkAttributes = ['hreflang', 'type', 'title', 'sizes', 'media'];

type Attributes = ReadonlyMap<string, string>;

function some(input: Attributes, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = input.get(name);
      return value === undefined ? [] : [[name, readReferences(value)]];
    }),
  );
}

/** Neither `http-equiv` nor `charset`: they would be the server's to say. */
function readMeta(input: Attributes): HeadTag | undefined {
  const attributes = some(input, ['name', 'property', 'content', 'media', 'lang']);
  const { name, property, content } = attributes;
  const key = name ?? property ?? '';
  if (input.has('http-equiv') || input.has('charset') || content === undefined) return undefined;
  if (!/^[\w:.-]{1,80}$/.test(key) || refusedNames.has(key.toLowerCase())) return undefined;
  return { name: 'meta', attributes };
}

function readLink(input: Attributes): HeadTag | undefined {
  const words = (input.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const href = safeSource(readReferences(input.get('href') ?? ''));
  if (href === undefined || words.length === 0 || !words.every((word) => relations.has(word)))
    return undefined;
  return { name: 'link', attributes: { rel: words.join(' '), ...some(input, linkAttributes), href } };
}

const script = /^<script((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)(?:<\/script.*)?$/is;

/** Data alone, and only what is JSON. */
function readScript(html: string): HeadTag | undefined {
  const [, attributes = '', text = ''] = script.exec(html) ?? [];
  if (readAttributes(attributes).get('type')?.toLowerCase() !== 'application/ld+json') return undefined;
  try {
    return linkedData(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * C-015, C-154: the elements that an author writes for the head of a page, as markup: `meta` that tell of the page, `link` to
 * what belongs to it, linked data. What would run, load, style, redirect or end the head is left out, and so is all text: a
 * head that holds text has ended.
 */
export function readHeadTags(html: string): readonly HeadTag[] {
  const tags: HeadTag[] = [];
  const take = (tag: HeadTag | undefined): void => {
    if (tag && tags.length < maxTags) tags.push(tag);
  };
  readHtml(html.slice(0, maxLength), {
    text() {},
    open(name, attributes) {
      if (name === 'meta') take(readMeta(readAttributes(attributes)));
      else if (name === 'link') take(readLink(readAttributes(attributes)));
    },
    close() {},
    omit: (part) => take(readScript(part)),
  });
  return tags;
}
