import { readFileSync } from 'node:fs';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toolkitBlocks } from '../blocks/index.ts';
import { PageBlocks } from '../page/index.ts';
import { OverlapLayout } from './index.ts';
import { overlapLayoutSettings } from './overlap-layout.tsx';

const text = (words: string) => ({ definition: 'text-block', attributes: { text: words } });
const button = (words: string) => ({
  definition: 'button',
  attributes: {
    text: words,
    link: { pageReference: { type: 'standard__webPage', attributes: { url: '/x' } } },
  },
});

const asBlock = (attributes: object, regions: object = {}, data = {}) =>
  render(
    <PageBlocks
      components={[{ definition: 'overlap-layout', attributes, regions }]}
      blocks={toolkitBlocks}
      data={data}
    />,
  );

const hero = {
  imageInfo: '{!hero.contentBody.bannerImage}',
  imageLocation: 'top',
  height: 301,
  overlapSize: 65,
  contentWidth: 50,
  buttonGroupWidth: 50,
  contentBackgroundColor: 'var(--color-panel)',
  overlayColor: 'var(--color-overlay)',
};

test('S-018 S-025 C-023 the hero: a picture, a region of content over it, and a button', () => {
  const bannerImage = { contentKey: 'MC1', url: '/sfsites/c/cms/delivery/media/MC1', altText: 'Bench' };
  const html = asBlock(
    hero,
    { content: [text('Discover')], primaryButton: [button('Browse')] },
    { hero: { contentBody: { bannerImage } } },
  );
  expect(html).toMatch(/alt="Bench".*data-overlay.*Discover.*Browse/);
});

test('C-023 a region in which nothing stands is an empty box, which is not seen', () => {
  expect(asBlock(hero)).toMatch(/<div class="[^"]*content[^"]*"><\/div><\/div>$/);
  const hidden = asBlock({ ...hero, showButtons: false }, { primaryButton: [button('Browse')] });
  expect(hidden).toMatch(/<div class="[^"]*content[^"]*"><\/div><\/div>$/);
  expect(styleSheet).toMatch(/\.content:empty \{\s+display: none;/);
});

test('S-118 S-119 C-024 C-025 C-144 the picture is left, right or top; left by default', () => {
  expect(
    ['right', 'top', 'left', ' Right ', 'bottom', '', 7, undefined].map(
      overlapLayoutSettings.imageLocation.read,
    ),
  ).toEqual(['right', 'top', 'left', 'right', 'left', 'left', 'left', 'left']);
  for (const imageLocation of ['left', 'right', 'top'])
    expect(asBlock({ imageLocation })).toMatch(new RegExp(`^<div class="[^"]*${imageLocation}`));
});

const styleSheet = readFileSync(new URL('overlap-layout.module.css', import.meta.url), 'utf8');

test('S-120 C-026 on mobile the picture is on top: the style sheet puts it elsewhere from 48em on alone', () => {
  const wide = styleSheet.indexOf('@media (width >= 48em)');
  const mobile = styleSheet.slice(0, wide);
  expect(mobile).toContain('flex-direction: column');
  expect(mobile).not.toMatch(/\brow|\border:|\.left|\.right|\.top/);
  expect(styleSheet.slice(wide)).toMatch(/\.left,\s+\.right \{\s+flex-direction: row;/);
  expect(styleSheet.match(/@media/g)).toHaveLength(1);
  const html = asBlock({ imageLocation: 'right', imageInfo: '/a.webp' }, { content: [text('words')] });
  expect(html.indexOf('/a.webp')).toBeLessThan(html.indexOf('words'));
});

test('S-053 S-054 S-055 S-056 the settings of the home page reach the style', () => {
  const html = asBlock(hero, { primaryButton: [button('Browse')] });
  for (const part of [
    '--layout-height:301px',
    '--overlap:65px',
    '--content-width:50%',
    '--group-width:50%',
    '--content-background:var(--color-panel)',
    '--content-color:var(--color-on-panel)',
  ]) {
    expect(html).toContain(part);
  }
});

test('S-115 S-116 S-117 C-060 all its settings, and no others but its border’s and its picture’s', () => {
  expect(Object.keys(overlapLayoutSettings)).toEqual(
    expect.arrayContaining(
      'imageInfo height width imageLocation borderWidth borderColor isLink linkUrl linkAssistiveText backgroundColor overlayColor contentWidth contentHeight contentBackgroundColor contentPadding imageFit overlapSize imagePosition showButtons showSecondaryButton buttonDirection buttonGroupWidth buttonGroupHeight buttonGroupAlignment buttonGroupSpacing singleButtonAlignment'.split(
        ' ',
      ),
    ),
  );
  const others = ['borderRadius', 'borderStyle', 'sizes', 'priority'];
  expect(Object.keys(overlapLayoutSettings)).toHaveLength(26 + others.length);
});

test('S-115 the layout’s own box: width, border, background, overlay', () => {
  const html = asBlock({
    width: 80,
    borderWidth: 2,
    borderColor: '#123456',
    backgroundColor: '#abcdef',
    overlayColor: 'rgba(0, 0, 90, 0.28)',
  });
  for (const part of [
    '--layout-width:80%',
    '--block-border:2px solid #123456',
    '--layout-background:#abcdef',
    '--overlay:rgba(0, 0, 90, 0.28)',
  ])
    expect(html).toContain(part);
});

test('S-116 the region of content: width, height, background, padding; the picture: fit and position', () => {
  const html = asBlock({
    imageInfo: '/a.webp',
    contentWidth: 40,
    contentHeight: 120,
    contentBackgroundColor: 'navy',
    contentPadding: 12,
    imageFit: 'contain',
    imagePosition: '30% 70%',
    overlapSize: 20,
  });
  for (const part of [
    '--content-width:40%',
    '--content-height:120px',
    '--content-background:navy',
    '--content-padding:12px',
    '--image-fit:contain',
    '--image-position:30% 70%',
    '--overlap:20px',
  ])
    expect(html).toContain(part);
});

test('S-117 one button, two, or none', () => {
  const buttons = { primaryButton: [button('First')], secondaryButton: [button('Second')] };
  expect(asBlock({}, buttons)).toMatch(/First.*Second/);
  expect(asBlock({ showSecondaryButton: false }, buttons)).not.toContain('Second');
  expect(asBlock({ showButtons: false }, buttons)).not.toContain('First');
});

test('S-117 the group of buttons has its direction, width, height, alignment and spacing', () => {
  const html = asBlock(
    {
      buttonDirection: 'vertical',
      buttonGroupWidth: 75,
      buttonGroupHeight: 45,
      buttonGroupAlignment: 'right',
      buttonGroupSpacing: 'large',
    },
    { primaryButton: [button('First')], secondaryButton: [button('Second')] },
  );
  expect(html).toContain('--group-width:75%;--group-height:45px;--group-gap:var(--space-8)');
  expect(html).toMatch(/class="[^"]*group[^"]*right[^"]*vertical/);
});

test('S-117 a single button stands where its own alignment says', () => {
  const settings = { buttonGroupAlignment: 'right', singleButtonAlignment: 'center' };
  const primaryButton = [button('First')];
  expect(asBlock(settings, { primaryButton })).toContain('center');
  expect(asBlock(settings, { primaryButton, secondaryButton: [button('Second')] })).not.toContain('center');
});

test('S-115 the whole layout can be a link', () => {
  const link = { isLink: true, linkUrl: '/sell', linkAssistiveText: 'Sell equipment' };
  expect(asBlock(link)).toMatch(/<a href="\/sell"[^>]* aria-label="Sell equipment">/);
  expect(asBlock({ ...link, isLink: false })).not.toContain('<a');
  expect(asBlock({ ...link, linkUrl: 'javascript:x' })).not.toContain('<a');
  expect(asBlock({ ...link, linkUrl: undefined })).not.toContain('<a');
});

test('a layout is made in code as well', () => {
  expect(render(<OverlapLayout primaryButton="First">words</OverlapLayout>)).toMatch(/words.*First/);
});
