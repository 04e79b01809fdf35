import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toolkitBlocks } from '../blocks/index.ts';
import { webPage } from '../link/index.ts';
import { PageBlocks } from '../page/index.ts';
import { Tile } from './index.ts';

const button = (text: string, type: string) => ({
  definition: 'button',
  attributes: {
    text,
    type,
    link: { pageReference: { type: 'standard__webPage', attributes: { url: '/x' } } },
  },
});

const tile = (attributes: object) => ({
  definition: 'tile',
  attributes,
  regions: {
    content: [{ definition: 'text-block', attributes: { text: '{!Item.body.contentBody.excerpt}' } }],
    primaryButton: [button('Learn More', 'primary')],
    secondaryButton: [button('Contact Us', 'secondary')],
  },
});

const asPage = (component: object, data = {}) =>
  render(<PageBlocks components={[component]} blocks={toolkitBlocks} data={data} />);

const item = (name: string) => ({
  id: name,
  name,
  body: {
    contentBody: {
      title: `Guide ${name}`,
      excerpt: `About ${name}`,
      bannerImage: { contentKey: name, url: `/sfsites/c/cms/delivery/media/${name}`, altText: '' },
    },
  },
});

test('S-011 S-031 a tile is a block of pages, filled from content items', () => {
  const html = asPage(
    {
      definition: 'repeating-grid',
      attributes: { items: '{!guides.items}', numberOfColumns: 4 },
      regions: {
        item: [
          tile({ title: '{!Item.body.contentBody.title}', image: '{!Item.body.contentBody.bannerImage}' }),
        ],
      },
    },
    { guides: { items: [item('a'), item('b')] } },
  );
  expect(html).toMatch(/media\/a\?.*Guide a.*About a.*media\/b\?.*Guide b.*About b/);
});

test('S-285 S-286 a tile is 300px high and its picture takes 0.6 of it', () => {
  const html = asPage(tile({ title: 'Condition grades' }));
  expect(html).toContain('--tile-height:300px');
  expect(html).toContain('--tile-image:0.6');
});

test('S-050 S-051 S-052 the settings of the home page reach the style', () => {
  const html = asPage(
    tile({ title: 'x', height: 325, imageHeight: 60, buttonGroupWidth: 75, buttonGroupHeight: 45 }),
  );
  for (const part of [
    '--tile-height:325px',
    '--tile-image:0.6',
    '--group-width:75%',
    '--group-height:45px',
  ]) {
    expect(html).toContain(part);
  }
});

test('S-033 S-034 a tile carries the primary button Learn More and the secondary button Contact Us', () => {
  const html = asPage(tile({ title: 'x' }));
  expect(html).toMatch(
    /class="[^"]*primary[^"]*"[^>]*>Learn More<.*class="[^"]*secondary[^"]*"[^>]*>Contact Us</,
  );
});

test('S-032 buttons can be hidden, and leave no empty box', () => {
  const hidden = asPage(tile({ title: 'x', showButtons: false }));
  expect(hidden).not.toMatch(/Learn More|Contact Us|buttons/);
  expect(render(<Tile title="x" />)).not.toContain('buttons');
  expect(render(<Tile title="x" secondaryButton="Contact Us" showSecondaryButton={false} />)).not.toContain(
    'buttons',
  );
});

test('the title names the link of the whole tile', () => {
  const html = render(
    <Tile title="Shipping" link={{ pageReference: webPage('/guides/shipping') }} level={2} />,
  );
  expect(html).toMatch(/<h2 [^>]*><a href="\/guides\/shipping"[^>]*>Shipping<\/a><\/h2>/);
});

test('a tile without title, words and picture is an empty stage, and no empty heading', () => {
  expect(render(<Tile />)).not.toMatch(/<h\d|<img|undefined/);
});

test('words keep off the border of a tile that has one', () => {
  expect(render(<Tile title="x" borderWidth={1} />)).toContain('bordered');
  expect(render(<Tile title="x" />)).not.toContain('bordered');
});
