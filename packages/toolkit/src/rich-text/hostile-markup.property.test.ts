import { hostileMarkup, hostilePieces, markupFaults } from '@relab/conformance/markup';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributes } from './html-attributes.ts';
import { elements, voidElements } from './html-vocabulary.ts';
import { sanitizeHtml } from './index.ts';

const isSafe = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:|#)/i;
const ofPictures = ['loading', 'decoding'];

function allowing(tags: readonly string[], names: readonly string[]) {
  return {
    tags,
    voids: voidElements,
    attribute: (tag: string, name: string, value: string): boolean =>
      (names.includes(name) && (!['href', 'src'].includes(name) || isSafe.test(value))) ||
      (tag === 'img' && [...ofPictures, 'alt'].includes(name)),
  };
}

const all = { allowedTags: [...elements.keys()], allowedAttributes: Object.keys(attributes) };

test.each(hostileMarkup)('S-187 nothing of $name is left but what is allowed', ({ html }) => {
  const written = sanitizeHtml(html, all);
  expect(markupFaults(written, allowing(all.allowedTags, all.allowedAttributes))).toEqual([]);
  expect(sanitizeHtml(written, all)).toBe(written);
});

const mixed = fc
  .array(
    fc.oneof(fc.constantFrom(...hostilePieces), fc.constantFrom(...all.allowedTags.map((tag) => `<${tag}>`))),
    {
      maxLength: 30,
    },
  )
  .map((pieces) => pieces.join(''));

test('S-187 S-188 S-189 however pieces of attacks are put together, what is written is allowed, whole and final', () => {
  fc.assert(
    fc.property(
      mixed,
      fc.subarray(all.allowedTags),
      fc.subarray(all.allowedAttributes),
      (html, allowedTags, allowedAttributes) => {
        const options = { allowedTags, allowedAttributes };
        const written = sanitizeHtml(html, options);
        expect(markupFaults(written, allowing(allowedTags, allowedAttributes))).toEqual([]);
        expect(sanitizeHtml(written, options)).toBe(written);
      },
    ),
    { numRuns: 8_000 },
  );
});

test('C-010 a value that is an attack stays the words that it is', () => {
  fc.assert(
    fc.property(mixed, fc.constantFrom(...hostileMarkup), (html, { html: value }) => {
      const fill = (text: string, write = (one: string) => one) =>
        text.replaceAll('{!Content.title}', () => write(value));
      const written = sanitizeHtml(html, { ...all, fill });
      expect(markupFaults(written, allowing(all.allowedTags, all.allowedAttributes))).toEqual([]);
    }),
    { numRuns: 4_000 },
  );
});
