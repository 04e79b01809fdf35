import { hostileMarkup, hostilePieces, markupFaults } from '@relab/conformance/markup';
import { contentAttributes, contentTags } from '@relab/contract/content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeContent, sanitizeRichText } from './rich-text.ts';

const isSafe: Readonly<Record<string, RegExp>> = {
  // Browsers take a path, a place on the page or a token that no site fills in for an address of this site.
  href: /^(?:https:|mailto:|tel:|(?!\/\/)[^a-z:]|[a-z0-9.+-]*(?:[^a-z0-9.+:-]|$))/i,
  src: /^(?:https:\/\/|\/(?![/\\])|\{!)/,
};

const allowed = {
  tags: contentTags,
  voids: ['br', 'hr', 'img'],
  attribute: (tag: string, name: string, value: string): boolean =>
    (contentAttributes[tag] ?? []).includes(name) && (isSafe[name]?.test(value) ?? true),
};

test.each(hostileMarkup)('S-187 nothing of $name is left but what is allowed', ({ html }) => {
  const written = sanitizeContent(html);
  expect(markupFaults(written, allowed)).toEqual([]);
  expect(sanitizeContent(written)).toBe(written);
  expect(sanitizeRichText(written)).not.toMatch(/<img|<figure/);
});

const mixed = fc
  .array(
    fc.oneof(fc.constantFrom(...hostilePieces), fc.constantFrom(...contentTags.map((tag) => `<${tag}>`))),
    {
      maxLength: 30,
    },
  )
  .map((pieces) => pieces.join(''));

test('S-187 however pieces of attacks are put together, what is stored is allowed, whole and final', () => {
  fc.assert(
    fc.property(mixed, (html) => {
      const written = sanitizeContent(html);
      expect(markupFaults(written, allowed)).toEqual([]);
      expect(sanitizeContent(written)).toBe(written);
    }),
    { numRuns: 4_000 },
  );
});
