import fc from 'fast-check';
import { Window } from 'happy-dom';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../button/index.ts';
import { NavigationMenu } from '../navigation-menu/index.ts';
import { safeHref, TextLink } from './index.ts';

const site = 'https://site.test';

const anyCase = (letter: string) => fc.constantFrom(letter.toLowerCase(), letter.toUpperCase());

/** A character of an address: itself, in another case, or as a reference of HTML. */
const spelled = (character: string) =>
  fc.oneof(
    { weight: 8, arbitrary: anyCase(character) },
    fc.constantFrom(
      `&#${character.charCodeAt(0)};`,
      `&#x${character.charCodeAt(0).toString(16)}`,
      `%${character.charCodeAt(0).toString(16)}`,
    ),
  );

/** What browsers drop, trim or take for something else. */
const between = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc.constantFrom(
    '\t',
    '\n',
    '\r',
    '\0',
    '\u0001',
    '\u001f',
    '\u007f',
    '\u0085',
    ' ',
    '\u00a0',
    '\ufeff',
    '\u200b',
  ),
  fc.constantFrom('&Tab;', '&NewLine;', '%09', '\u2028', '\u202e', '\u00ad'),
);

const withJunk = (characters: readonly fc.Arbitrary<string>[]) =>
  fc
    .tuple(between, ...characters.flatMap((character) => [character, between]))
    .map((parts) => parts.join(''));

const hostileScheme = fc
  .constantFrom(
    'javascript',
    'data',
    'vbscript',
    'file',
    'blob',
    'http',
    'ftp',
    'ws',
    'filesystem',
    'view-source',
  )
  .chain((scheme) => withJunk([...scheme, ':'].map(spelled)));
const script = fc.constantFrom(
  'alert(1)',
  '//%0aalert(1)',
  'text/html,<script>alert(1)</script>',
  '//elsewhere.test',
);
const hostileAddress = fc
  .tuple(fc.constantFrom('', '{host}', '/', '#', '\\'), hostileScheme, script)
  .map((parts) => parts.join(''));

const slash = fc.constantFrom('/', '\\', '&sol;', '%2f', '/.', '/..');
const otherHost = fc
  .tuple(
    fc.constantFrom('', '', '{host}', 'https:', 'http:', '/x/..'),
    fc.array(slash, { minLength: 1, maxLength: 4 }).chain((slashes) => withJunk(slashes.map(fc.constant))),
    fc.constantFrom('elsewhere.test', 'user@elsewhere.test:8080/x', '[::1]/x'),
  )
  .map((parts) => parts.join(''));

const address = fc.oneof(hostileAddress, otherHost, fc.string({ unit: 'binary' }));

/** Where a browser on the site would go, as the URL standard has it. */
function goesTo(href: string): 'here' | 'elsewhere' | 'shortcut' | 'nowhere' | 'unsafe' {
  if (!URL.canParse(href, `${site}/a/b`)) return 'nowhere';
  const { protocol, origin } = new URL(href, `${site}/a/b`);
  if (protocol === 'mailto:' || protocol === 'tel:') return 'shortcut';
  if (protocol !== 'https:') return 'unsafe';
  return origin === site ? 'here' : 'elsewhere';
}

const runs = { numRuns: 20_000 };

test('S-174 S-177 S-178 an href stays on the site, or says openly where it leads', () => {
  fc.assert(
    fc.property(address, (input) => {
      const href = safeHref(input);
      if (href === undefined) return;
      const to = goesTo(href);
      expect(to).not.toBe('unsafe');
      if (to === 'elsewhere') expect(href).toMatch(/^https:\/\//);
      if (to === 'shortcut') expect(href).toMatch(/^(mailto|tel):/i);
    }),
    runs,
  );
});

test('S-173 what names the site’s own host never leaves it', () => {
  fc.assert(
    fc.property(address, (input) => {
      const href = safeHref(`{host}${input}`);
      expect(['here', 'nowhere']).toContain(href && goesTo(href));
    }),
    runs,
  );
});

test('what is answered is answered again, and nothing in it can be dropped by a browser', () => {
  fc.assert(
    fc.property(address, (input) => {
      const href = safeHref(input);
      if (href === undefined) return;
      expect(href).not.toMatch(/\p{Cc}|^\s|\s$/u);
      expect(safeHref(href)).toBe(href);
    }),
    runs,
  );
});

test('no block with a link puts anything else into a document', () => {
  const { document } = new Window({ url: site });
  fc.assert(
    fc.property(address, (url) => {
      const link = createElement(TextLink, { text: 'x', url });
      const button = createElement(Button, { text: 'x', url });
      const menu = createElement(NavigationMenu, { items: [{ text: 'x', url }] });
      document.body.innerHTML = renderToStaticMarkup(createElement(Fragment, null, link, button, menu));
      for (const anchor of document.querySelectorAll('a'))
        expect(anchor.getAttribute('href')).toBe(safeHref(url));
    }),
    { numRuns: 1_000 },
  );
});
