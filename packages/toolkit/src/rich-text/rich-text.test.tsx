import fc from 'fast-check';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainText, RichText, safeHtml } from './index.ts';

test('S-188 S-189 by default no tags and no attributes are left', () => {
  expect(render(<RichText content={'<p onclick="x()">A <b>used</b> rotor</p><p>and a lid</p>'} />)).toMatch(
    /^<p class="[^"]+">A used rotor and a lid<\/p>$/,
  );
});

test.each([
  ['<script>alert(1)</script>Text', 'Text'],
  ['Text<script>alert(1)', 'Text'],
  ['<img src=x onerror=alert(1)>Text', 'Text'],
  ['Text <img src=x onerror=alert(1)', 'Text'],
  ['<style>p{}</style>5 &lt; 6 &amp; 7', '5 < 6 & 7'],
  ['-80&nbsp;&#176;C &#x2014; cold', '-80\u00a0°C — cold'],
  ['a < b', 'a < b'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
])('%s is the text %s', (html, text) => expect(plainText(html)).toBe(text));

test('S-187 only HTML that was vouched for is HTML', () => {
  expect(render(<RichText content={safeHtml('<p>A <b>used</b> rotor</p>')} />)).toContain('<b>used</b>');
  expect(render(<RichText content={'{"html":"<b>x</b>"}'} />)).not.toContain('<b>');
});

test('no string renders a tag or throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '/', 'b', '&', '#', ';', '"', '!', '-', '9', 'x', ' ') }),
      (html) => {
        const inner = render(<RichText content={html} />).replace(/^<p[^>]*>|<\/p>$/g, '');
        return !inner.includes('<');
      },
    ),
  );
});

test('empty content takes no room', () => {
  expect(render(<RichText content="<p> </p>" />)).toBe('');
});
