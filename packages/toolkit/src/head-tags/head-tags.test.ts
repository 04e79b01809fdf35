// @vitest-environment happy-dom
import { hostileMarkup, markupFaults } from '@relab/conformance/markup';
import { afterEach, describe, expect, test } from 'vitest';
import { applyHeadTags, languageTag, pageHeadTags, readHeadTags, writeHeadTags } from './index.ts';

const origin = 'https://shop.example';
const written = (html: string) => writeHeadTags(readHeadTags(html)).replaceAll(' data-head', '');
const head = (more: object) => writeHeadTags(pageHeadTags({ title: 'Rotors', ...more }, origin));

describe('C-015 C-154 head tags are markup, as far as they tell of the page', () => {
  test.each([
    '<meta name="author" content="Relab">',
    '<meta property="og:image" content="https://shop.example/a.png">',
    '<meta name="robots" content="noindex, nofollow">',
    '<link rel="alternate" hreflang="de" href="https://shop.example/de">',
    '<link rel="icon" type="image/png" sizes="32x32" href="/icon.png">',
    '<script type="application/ld+json">{"@type":"Thing","name":"a \\u003c b"}</script>',
    '<meta name="a" content="&quot;b&quot; &amp; &lt;c&gt;">',
  ])('%s stays', (html) => expect(written(html)).toBe(html));

  test.each([
    '</head><body>',
    'text',
    '<p>a</p>',
    '<title>a</title>',
    '<base href="https://elsewhere.test/">',
    '<style>*{display:none}</style>',
    '<script>__executed()</script>',
    '<script type="application/ld+json" src="/x.js">{</script>',
    '<script type="application/ld+json">{"a":</script>',
    '<script type=module>import "/x.js"</script>',
    '<noscript><meta name="a" content="b"></noscript>',
    '<template><meta name="a" content="b"></template>',
    '<!-- <meta name="a" content="b"> -->',
    '<meta http-equiv="refresh" content="0;url=https://elsewhere.test/">',
    '<meta name="a" http-equiv="refresh" content="0;url=/">',
    '<meta http-equiv="content-security-policy" content="default-src *">',
    '<meta charset="utf-7" name="a" content="b">',
    '<meta name="referrer" content="unsafe-url">',
    '<meta name="viewport" content="width=1">',
    '<meta name="a b" content="c">',
    '<meta name="a">',
    '<meta content="c">',
    '<link rel="stylesheet" href="/x.css">',
    '<link rel="alternate stylesheet" href="/x.css">',
    '<link rel="preload" as="script" href="/x.js">',
    '<link rel="modulepreload" href="/x.js">',
    '<link rel="canonical" href="/x">',
    '<link rel="icon" href="javascript:alert(1)">',
    '<link rel="icon" href="//elsewhere.test/a.png">',
    '<link rel="icon">',
    '<link href="/x">',
  ])('%s is left out', (html) => expect(written(html)).toBe(''));

  test('an attribute that is no part of it goes, and what is around it stays', () => {
    expect(
      written('a</head><META NAME=a onload=x CONTENT="b" style=c><b><link rel=next href=/2 onerror=x>'),
    ).toBe('<meta name="a" content="b"><link rel="next" href="/2">');
  });

  const oneMeta = {
    tags: ['meta'],
    voids: ['meta'],
    attribute: (_: string, name: string) => name === 'name' || name === 'content',
  };
  test.each(hostileMarkup)('S-187 nothing of $name gets into a head', ({ html }) => {
    expect(written(`${html}<meta name="a" content="b">`)).toMatch(/^(<meta name="a" content="b">)?$/);
    const value = written(`<meta name="a" content="${html.replaceAll('"', '&quot;')}">`);
    expect(markupFaults(value, oneMeta)).toEqual([]);
    expect(value.match(/<meta/g)).toHaveLength(1);
  });

  test('data cannot end its script, and length and number end somewhere', () => {
    const html = written(
      '<script type="application/ld+json">{"a":"<\\/script><img src=x>","b":"<!--"}</script>',
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
    expect(readHeadTags('<meta name="a" content="b">'.repeat(500))).toHaveLength(50);
    expect(readHeadTags(`${' '.repeat(20_000)}<meta name="a" content="b">`)).toEqual([]);
  });
});

test('C-013 C-152 a title names the site, and its quotes are escaped', () => {
  expect(head({ title: 'Used "rotors"', siteName: 'Relab' })).toContain(
    '<title>Used &quot;rotors&quot; · Relab</title>',
  );
  expect(head({ title: 'Relab', siteName: 'Relab' })).toContain('<title>Relab</title>');
});

test('C-014 C-153 the quotes of a description are escaped', () => {
  expect(head({ description: 'The "best"' })).toContain(
    '<meta name="description" content="The &quot;best&quot;"',
  );
  expect(head({})).not.toContain('description');
});

test('C-016 C-053 X-65 the page in other languages, and for readers of none of them', () => {
  const html = head({
    alternates: [
      { language: 'en_US', href: '/' },
      { language: 'de', href: 'https://shop.example/de' },
      { language: 'x-default', href: '/' },
      { language: '"><script>', href: '/' },
    ],
  });
  expect(html.match(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)).toEqual([
    'rel="alternate" hreflang="en-US" href="https://shop.example/"',
    'rel="alternate" hreflang="de" href="https://shop.example/de"',
    'rel="alternate" hreflang="x-default" href="https://shop.example/"',
  ]);
  expect(languageTag('zh_Hant_TW')).toBe('zh-Hant-TW');
  expect(languageTag('english language')).toBeUndefined();
});

test('C-017 C-018 canonical link and no-index flag', () => {
  expect(head({ canonical: '/a?b' })).toContain('<link rel="canonical" href="https://shop.example/a?b"');
  expect(head({ noIndex: true })).toContain('<meta name="robots" content="noindex"');
  expect(head({ noIndex: false, canonical: 'http://[' })).not.toMatch(/robots|canonical/);
});

test('what shows the page where it is shared has its words, its address and its picture', () => {
  const html = head({ description: 'Used', canonical: '/a', image: '/a.webp', siteName: 'Relab' });
  for (const [name, content] of [
    ['og:title', 'Rotors'],
    ['og:site_name', 'Relab'],
    ['og:description', 'Used'],
    ['og:url', 'https://shop.example/a'],
    ['og:image', 'https://shop.example/a.webp'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}"`);
  expect(html).toContain('name="twitter:card" content="summary_large_image"');
  expect(head({})).toContain('name="twitter:card" content="summary"');
});

test('C-015 what an author says of a page takes the place of what the site says, but not of its no-index flag', () => {
  const customHeadTags =
    '<meta property="og:title" content="Mine"><meta name="Description" content="Mine"><meta name="robots" content="all">';
  const html = head({ description: 'Ours', noIndex: true, customHeadTags });
  expect(html).not.toMatch(/name="description" content="Ours"|content="Rotors"/);
  expect(html).toContain('content="noindex"');
});

describe('in a document', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });
  const marked = () =>
    Array.from(document.head.querySelectorAll('[data-head]'), ({ outerHTML }) => outerHTML);

  test('C-112 what a server wrote is taken out, and what is new put in; the rest of the head stays', () => {
    document.head.innerHTML = `<meta charset="utf-8">${head({ canonical: '/a', jsonLd: [{ name: '<' }] })}`;
    const tags = pageHeadTags({ title: 'Lids', canonical: '/b', jsonLd: [{ name: 'b' }] }, origin);
    applyHeadTags(tags);
    expect(document.title).toBe('Lids');
    expect(marked().join('')).toBe(writeHeadTags(tags.slice(1)).replaceAll(' data-head', ' data-head=""'));
    expect(document.head.querySelector('meta[charset]')).not.toBeNull();
  });

  test('C-113 they can be taken out again, and the title becomes what it was', () => {
    document.title = 'Before';
    const remove = applyHeadTags(pageHeadTags({ title: 'Lids', canonical: '/b' }, origin));
    expect(marked()).not.toEqual([]);
    remove();
    expect(marked()).toEqual([]);
    expect(document.title).toBe('Before');
  });
});
