// @vitest-environment happy-dom
import { hostileMarkup } from '@relab/conformance/markup';
import { contentTags } from '@relab/contract/content';
import { sanitizeContent } from '@relab/records/rich-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlOutline } from './html-outline.ts';
import { canEdit, readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

const texts = [
  '<p>One <b>bold</b> and <i>leaning <u>both</u></i>, <s>gone</s>, H<sub>2</sub>O, m<sup>2</sup>, <code>x &lt; y</code>.</p>',
  '<h2>Head</h2><p>a<br>b</p><h3>Lower</h3><h4>Lowest</h4><hr><p>&nbsp;end</p>',
  '<ul><li>one</li><li>two<ul><li>in two</li></ul></li><li><p>three</p><p>more</p></li></ul>',
  '<ol start="3"><li>three <a href="/listings/1" title="One">link</a></li></ol>',
  '<dl><dt>Rotor</dt><dd>turns</dd><dd><p>and stops</p></dd></dl>',
  '<blockquote>words</blockquote><blockquote><p>words</p><p>more</p></blockquote>',
  '<pre><code>let a = 1;\n  let b;\n</code></pre><pre>plain\n\n text</pre>',
  '<figure><img src="/a.webp" alt="A" width="3" height="4" title="T"><figcaption>Words <em>here</em></figcaption></figure>',
  '<p><a href="mailto:a@b.example"><img src="{!cmsMedia(MC7K2)}" alt=""></a> {!hero.title}, {!contentAsset(PriceList, 3)}</p>',
  '<p><a href="{!contentAsset(PriceList)}">Prices</a> {cms-media:MC1} {!cms-media: MC2}</p>',
  '<table><caption>Speeds</caption><thead><tr><th scope="col">A</th><th colspan="2">B</th></tr></thead><tbody><tr><td rowspan="2">1</td><td>2</td><td><p>3</p></td></tr><tr><td>4</td><td></td></tr></tbody><tfoot><tr><td colspan="3">end</td></tr></tfoot></table>',
  'bare words <b>here</b><p>and a paragraph</p>and after it',
  '<p></p><p>  spaces   are one </p>\n<p>\n  x\n</p>',
];

test.each(texts)('what is written back of %s reads the same, and stays as it is from then on', (html) => {
  const written = writeHtml(readHtml(html));
  expect(htmlOutline(written)).toBe(htmlOutline(html));
  expect(writeHtml(readHtml(written))).toBe(written);
  expect(htmlOutline(sanitizeContent(written))).toBe(htmlOutline(html));
  expect(canEdit(html)).toBe(true);
});

test.each([
  '<div>a</div>',
  '<p>a</p><section>b</section>',
  '<table><tbody><tr><td>1</td></tr></tbody><tbody><tr><td>2</td></tr></tbody></table>',
  '<table><caption>with <b>marks</b></caption><tbody><tr><td>1</td></tr></tbody></table>',
  '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>',
  '<p lang="de">a</p>',
])('%s is more than the editor has, and is left to the view of HTML', (html) => {
  expect(canEdit(html)).toBe(false);
});

test.each(hostileMarkup)('S-187 what is stored of $name is edited as it is, or as HTML', ({ html }) => {
  const stored = sanitizeContent(html);
  if (!canEdit(stored)) return;
  const written = writeHtml(readHtml(stored));
  expect(htmlOutline(sanitizeContent(written))).toBe(htmlOutline(stored));
});

const pieces = fc.constantFrom(
  ...contentTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...[
    '<a href="/a">',
    '<td colspan="2">',
    '<img src="/a.webp" alt="A">',
    '{!hero.title}',
    'words',
    ' ',
    'more words',
    '\n',
  ],
);

test('however allowed elements are put together, nothing is lost and what is written stays as it is', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
      const stored = sanitizeContent(parts.join(''));
      if (!canEdit(stored)) return;
      const written = writeHtml(readHtml(stored));
      expect(writeHtml(readHtml(written))).toBe(written);
      expect(htmlOutline(sanitizeContent(written))).toBe(htmlOutline(stored));
    }),
    { numRuns: 500 },
  );
});
