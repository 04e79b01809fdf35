import fc from 'fast-check';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { plainText, RichText, richTextDefinition, safeHtml } from './index.ts';

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

test('no value of any type for any setting makes it throw, and none brings a script', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const image = fc.record(
    { url: fc.anything(), Url: fc.anything(), contentKey: fc.anything() },
    { requiredKeys: [] },
  );
  const settings = fc.record(
    {
      content: fc.oneof(
        fc.anything(),
        fc.constant('<p>a<img src="/a"><script>b</script>{!a.b}{!cmsMedia(a)}'),
      ),
      allowedTags: fc.oneof(fc.anything(), fc.constant(['p', 'img', 'script'])),
      allowedAttributes: fc.oneof(fc.anything(), fc.constant('src')),
      images: fc.oneof(
        fc.anything(),
        fc.array(
          fc.oneof(
            image,
            fc.string().map((contentKey) => ({ contentKey })),
          ),
        ),
      ),
      alignment: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const { render: renderBlock } = richTextDefinition;
  fc.assert(
    fc.property(settings, (attributes) => {
      expect(render(renderBlock({ attributes, region: () => undefined, scope: {} }))).not.toContain(
        '<script',
      );
    }),
  );
  const surrogate = { content: '<img src="/a">', allowedTags: ['img'], images: [{ contentKey: '\ud800' }] };
  expect(render(renderBlock({ attributes: surrogate, region: () => undefined, scope: {} }))).not.toContain(
    '<img',
  );
  warn.mockRestore();
});
