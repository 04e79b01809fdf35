import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { checkPageView, PageBlocks } from '../page/index.ts';
import { MediaProvider } from '../responsive-image/index.ts';
import { richTextDefinition, safeHtml } from './index.ts';

const blocks = { 'rich-text': richTextDefinition };
const hero = {
  title: '<b>Used</b> & tested',
  script: 'javascript:alert(1)',
  path: '/guide',
  count: 4,
  alignment: 'center',
  tags: ['b'],
  body: '<p>A <b>rotor</b> {!hero.title} {!cmsMedia(MC1)}</p>',
  vouched: safeHtml('<p class="x">Checked</p>'),
};
const page = (content: string, settings: object = {}, basePath?: string) =>
  render(
    <MediaProvider value={{ basePath }}>
      <PageBlocks
        components={[{ definition: 'rich-text', attributes: { content, ...settings } }]}
        blocks={blocks}
        data={{ hero }}
      />
    </MediaProvider>,
  );
const markup = {
  allowedTags: ['p', 'b', 'a', 'img'],
  allowedAttributes: ['href', 'src', 'title', 'alt'],
};
const inner = (html: string) => /^<div class="[^"]*">(.*)<\/div>$/s.exec(html)?.[1];
const shown = (content: string, settings: object = {}, basePath?: string) =>
  inner(page(content, { ...markup, ...settings }, basePath));

describe('C-010 data expressions are replaced on the server', () => {
  test('a value inside a text is text, whatever it looks like', () => {
    expect(shown('<p>{!hero.count} {!hero.title}</p>')).toBe('<p>4 &lt;b&gt;Used&lt;/b&gt; &amp; tested</p>');
    expect(page('Now: {!hero.title}')).toContain('>Now: &lt;b&gt;Used&lt;/b&gt; &amp; tested</p>');
  });
  test('a value in an attribute stays in it, and an address is checked once it is whole', () => {
    expect(shown('<a href="{!hero.path}#x" title="{!hero.title}">a</a>')).toBe(
      '<a href="/guide#x" title="&lt;b&gt;Used&lt;/b&gt; &amp; tested">a</a>',
    );
    expect(shown('<a href="{!hero.script}">a</a><a href={!hero.script}>b</a>')).toBe('<a>a</a><a>b</a>');
  });
  test('a value that is the whole content is content: sanitized, and none of its expressions are read', () => {
    expect(shown('{!hero.body}')).toBe(
      '<p>A <b>rotor</b> {!hero.title} /sfsites/c/cms/delivery/media/MC1</p>',
    );
    expect(page('{!hero.body}')).toContain('>A rotor {!hero.title} /sfsites/c/cms/delivery/media/MC1</p>');
    expect(shown('{!hero.vouched}')).toBe('<p class="x">Checked</p>');
  });
  test('the page hands HTML on as its author wrote it, and binds every other setting', () => {
    const html = page('<b>{!hero.title}</b>', {
      allowedTags: '{!hero.tags}',
      alignment: '{!hero.alignment}',
    });
    expect(html).toMatch(/class="[^"]*center[^"]*"><b>&lt;b&gt;Used/);
  });
});

describe('placeholders of media and assets', () => {
  test.each([
    ['{!contentAsset(PriceList)}', '/file-asset/PriceList?v=1'],
    ['{!contentAsset(PriceList, 3)}', '/file-asset/PriceList?v=3'],
    ['{!contentAsset(PriceList,3)}', '/file-asset/PriceList?v=3'],
  ])('C-008 X-64 %s is the address of an asset', (token, address) => {
    expect(shown(`<a href="${token}">a</a>`)).toBe(`<a href="${address}">a</a>`);
    expect(page(token)).toContain(`>${address}</p>`);
  });
  test('C-009 X-64 {!cmsMedia(key)} is the address of a medium', () => {
    expect(shown('<a href="{!cmsMedia(MC1)}">a</a>', {}, '/shop/')).toBe(
      '<a href="/shop/sfsites/c/cms/delivery/media/MC1">a</a>',
    );
    expect(page('{!cmsMedia(MC1)}')).toContain('>/sfsites/c/cms/delivery/media/MC1</p>');
  });
  test.each([
    '{!contentAsset()}',
    '{!contentAsset(../x)}',
    '{!cmsMedia(a b)}',
    '{!other(MC1)}',
    '{! hero.title}',
  ])('X-64 %s is none and stays', (text) => expect(page(text)).toContain(`>${text}</p>`));
});

describe('pictures', () => {
  test('C-011 S-078 addresses of media in links and pictures lead to them', () => {
    expect(
      shown(
        '<img src="/cms/delivery/media/MC1" alt="A"><a href="/img/a.png">a</a><a href="/other">b</a>',
        {},
        '/shop',
      ),
    ).toBe(
      '<img src="/shop/sfsites/c/cms/delivery/media/MC1" alt="A" loading="lazy" decoding="async">' +
        '<a href="/shop/sfsites/c/img/a.png">a</a><a href="/other">b</a>',
    );
  });
  test('S-124 the list says of pictures what the text does not', () => {
    const images = [
      { contentKey: 'MC1', altText: 'A bench', width: 1920, height: 602 },
      { url: '/static/rotor.png', altText: 'A rotor', width: 80, height: 60 },
      'no picture',
      null,
      7,
    ];
    const html = shown('<img src="{!cmsMedia(MC1)}"><img src="/static/rotor.png" alt="Own">', { images });
    const [bench = '', rotor = ''] = html?.split('><') ?? [];
    for (const part of ['alt="A bench"', 'width="1920"', 'height="602"', 'sizes="100vw"', 'loading="lazy"'])
      expect(bench).toContain(part);
    expect(bench).toMatch(/srcset="[^"]*MC1\?width=640 640w, [^"]*960w, [^"]*1920w"/);
    expect(rotor).toContain('alt="Own"');
    expect(rotor).toContain('width="80" height="60"');
    expect(rotor).not.toContain('srcset');
  });
  test('S-099 S-124 pictures with their widths, by the key in any address', () => {
    const SrcSet = { mobile: '/m/MC2?width=640', desktop: '/m/MC2?width=1920' };
    const images = [{ Url: '/m/MC2', AltText: 'Two', ContentKey: 'MC2', SrcSet }];
    expect(shown('<img src="https://cdn.example.test/x/MC2?version=3">', { images })).toContain(
      'src="/m/MC2" alt="Two" srcset="/m/MC2?width=640 640w, /m/MC2?width=1920 1920w" sizes="100vw"',
    );
  });
  test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//elsewhere.test/a'])(
    'S-187 a list brings no address that the text could not: %s',
    (url) => {
      const images = [{ url, contentKey: 'MC1', altText: '"><script>' }];
      expect(shown('<img src="/cms/delivery/media/MC1">', { images })).not.toMatch(
        /javascript|<script|data:|elsewhere/,
      );
    },
  );
});

test('what was vouched for has its addresses mended and is else as it is', () => {
  const body = safeHtml('<a class="x" href="{!contentAsset(List, 2)}">{!hero.title}</a><img src="/cms/a">');
  const html = render(
    richTextDefinition.render({ attributes: { content: body }, region: () => null, scope: { hero } }),
  );
  expect(inner(html)).toBe(
    '<a class="x" href="/file-asset/List?v=2">{!hero.title}</a><img src="/sfsites/c/cms/a">',
  );
});

test('alignment is that of the text around unless it is said', () => {
  expect(page('a')).not.toMatch(/left|center|right/);
  expect(page('a', { alignment: 'center' })).toMatch(/class="[^"]*center/);
  expect(shown('a', { alignment: 'right' })).toBe('a');
});

test('S-188 S-189 names are given as a list or as one text; unknown ones allow nothing', () => {
  expect(page('<p>a <b>b</b></p>', { allowedTags: 'p, b script' })).toContain('<p>a <b>b</b></p>');
  expect(page('<script>a</script>b', { allowedTags: ['script', 7, null] })).toMatch(
    /^<p class="[^"]+">b<\/p>$/,
  );
});

test('authors are told of content that is no text', () => {
  const view = (content: unknown) => ({
    viewType: 'home',
    title: 'Home',
    regions: { content: [{ definition: 'rich-text', attributes: { content } }] },
  });
  expect(checkPageView(view('{!hero.body}'), blocks)).toEqual([]);
  expect(checkPageView(view(true), blocks)).toEqual([
    { path: 'regions.content[0].attributes.content', message: 'is text, not true: it is left out' },
  ]);
});
